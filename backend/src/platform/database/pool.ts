import pg from 'pg';

/** What node-postgres must not turn into something else. */
const parsers = new Map<number, (text: string) => unknown>([
  // date: a calendar day has no time zone; a Date would shift it by the server's.
  [1082, (text) => text],
  // bigint (counts and sums): text by default.
  [20, toSafeInteger],
]);

/**
 * A pool on PostgreSQL or on the embedded database, which speaks its protocol.
 * Its queries are planned each time: planned once for all values, searches were 20 times slower. What is inside
 * transactions is prepared by `prepared-statements.ts`.
 */
export function createPool({ connectionTimeoutMillis = 10_000, ...config }: pg.PoolConfig): pg.Pool {
  return new pg.Pool({
    ...config,
    connectionTimeoutMillis,
    types: { getTypeParser },
  });
}

type TypeParser = (text: string) => unknown;
const builtIn = pg.types.getTypeParser as (oid: number, format?: string) => TypeParser;
const getTypeParser = ((oid: number, format?: string) =>
  parsers.get(oid) ?? builtIn(oid, format)) as typeof pg.types.getTypeParser;

function toSafeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number exactly`);
  return number;
}
