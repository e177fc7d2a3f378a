/** SQLSTATE classes and codes, and socket errors, that mean "no database to talk to", as against a wrong query. */
const unavailable =
  /^(?:08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** `pg` gives these no code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed because another one has just written what there may be only one of. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23505';
}

/** Whether a query failed because the database cannot be reached, and may well succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && unavailable.test(code)) return 'severity' in error || 'syscall' in error;
  return lostConnection.test(error.message);
}
