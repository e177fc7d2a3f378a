/** A server that other tests and an installation keep busy takes long for its first connection. */
export const busyMachineMs = 60_000;

/** Options with which a test opens a database itself; a crash fails the test's process. */
export function optionsFor(where: { databaseUrl: string | undefined; dataDirectory: string }) {
  return {
    ...where,
    listenUrl: where.databaseUrl,
    poolSize: 10,
    connectionTimeoutMillis: busyMachineMs,
    logger: { warn: () => undefined },
    onCrash: (error: Error) => {
      throw error;
    },
  };
}
