import { sql, type Expression, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { decodeListCursor, pageOf, type ListPosition } from './list-cursor.js';

/** Which page of which list. */
export interface ListPageQuery<Row> {
  list: string;
  cursor: string | undefined;
  limit: number;
  /** The column of the select that its rows are ordered by, before their uuid. */
  by: keyof Row & string;
  isOldestFirst: boolean;
  position: (row: Row) => ListPosition;
}

/**
 * One page of a select's rows. PostgreSQL merges the select into the statement, so that an index on its tables gives the
 * order.
 *
 * @throws Problem as `decodeListCursor`
 */
export async function readListPage<Row>(
  database: Kysely<Tables>,
  select: Expression<Row>,
  { list, cursor, limit, by, isOldestFirst, position }: ListPageQuery<Row>,
) {
  const after = decodeListCursor(list, cursor);
  const [sign, direction] = isOldestFirst ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const at = sql.ref(by);
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(${at} ${sign} ${after.at} or (${at} = ${after.at} and uuid ${sign} ${after.uuid}))`;
  const { rows } = await sql<Row>`
    select * from ${select} as entry where ${isAfter}
    order by ${at} ${direction}, uuid ${direction} limit ${limit + 1}`.execute(database);
  return pageOf(list, rows, limit, position);
}
