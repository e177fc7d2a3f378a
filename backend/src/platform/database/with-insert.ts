import type { InsertQueryBuilder, InsertResult, Kysely, QueryCreator } from 'kysely';
import type { Tables } from './tables.js';

/**
 * What is built with the answer is one statement with this insert: one round trip, and both are written or neither. Of
 * what the insert writes, the rest of the statement sees nothing.
 */
export function withInsert<Table extends keyof Tables>(
  database: Kysely<Tables>,
  insert: (creator: QueryCreator<Tables>) => InsertQueryBuilder<Tables, Table, InsertResult>,
): QueryCreator<Tables> {
  // The statement's name for the insert is not read by the rest, so that its type need not be known; comparing the two
  // types grows with the number of tables, and the compiler gives up at some.
  const creator: unknown = database.with('beside', insert);
  return creator as QueryCreator<Tables>;
}
