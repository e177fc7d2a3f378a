import type { Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

interface Closable {
  database: Kysely<Tables>;
  close: () => Promise<void>;
}

/**
 * For a file's `after`: judges what its tests have left, in order, and closes in any case. A server that a failed check left
 * open would keep the process alive.
 *
 * @throws the first check's AssertionError
 */
export async function closeChecked(
  market: Closable,
  ...checks: ((database: Kysely<Tables>) => Promise<void>)[]
): Promise<void> {
  try {
    for (const check of checks) await check(market.database);
  } finally {
    await market.close();
  }
}
