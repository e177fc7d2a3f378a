import { sql, type Expression, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { ListPosition } from './list-cursor.js';

type Direction = 'asc' | 'desc';

/**
 * A select's rows by one of their times, then by their uuid; one more than `limit` when there are more. PostgreSQL merges
 * the select into the statement, so that an index on its tables gives the order.
 *
 * @param query its directions, if other than newest first; an index must have both
 */
export async function readListRows<Row>(
  database: Kysely<Tables>,
  select: Expression<Row>,
  {
    by,
    directions: [atDirection, uuidDirection] = ['desc', 'asc'],
    after,
    limit,
  }: {
    by: keyof Row & string;
    directions?: readonly [Direction, Direction];
    after: ListPosition | undefined;
    limit: number;
  },
): Promise<Row[]> {
  const at = sql.ref(by);
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(${at} ${signOf(atDirection)} ${after.at}
          or (${at} = ${after.at} and uuid ${signOf(uuidDirection)} ${after.uuid}))`;
  const { rows } = await sql<Row>`
    select * from ${select} as entry where ${isAfter}
    order by ${at} ${sql.raw(atDirection)}, uuid ${sql.raw(uuidDirection)} limit ${limit + 1}`.execute(
    database,
  );
  return rows;
}

function signOf(direction: Direction) {
  return direction === 'asc' ? sql`>` : sql`<`;
}
