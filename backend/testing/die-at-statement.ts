import pg from 'pg';

/**
 * Does something in a process that dies just before its n-th statement, as far as the database can tell: neither that
 * statement nor any later one is sent. What was open is rolled back, as a server does when a connection ends.
 *
 * @param at counts from 1, BEGIN and COMMIT included
 * @returns whether it came to that statement at all
 */
export async function dieAtStatement(at: number, work: () => Promise<unknown>): Promise<boolean> {
  let sent = 0;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own client below
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: object, ...given: unknown[]) {
    if (given[0] !== 'rollback') sent += 1;
    if (given[0] !== 'rollback' && sent >= at) return Promise.reject(new Error('The process is dead'));
    return Reflect.apply(query, this, given) as unknown;
  } as typeof query;
  try {
    await work();
    return sent >= at;
  } finally {
    pg.Client.prototype.query = query;
  }
}
