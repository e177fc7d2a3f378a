/** Options with which a test opens a database itself; a crash fails the test's process. */
export function optionsFor(where: { databaseUrl: string | undefined; dataDirectory: string }) {
  return {
    ...where,
    listenUrl: where.databaseUrl,
    poolSize: 10,
    logger: { warn: () => undefined },
    onCrash: (error: Error) => {
      throw error;
    },
  };
}
