import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { AccountStatus, Role, UserVerification } from '../users/users.table.js';

export const userSorts = ['newest', 'oldest', 'name'] as const;
export type UserSort = (typeof userSorts)[number];

/** Where the next page begins: by name, or by the moment of joining. */
export interface UserPosition {
  at: Date;
  lname: string;
  fname: string;
  uuid: string;
}

export interface UsersQuery {
  /** Whom the typed words match; everybody without. */
  matches: RawBuilder<boolean> | undefined;
  role: Role | undefined;
  account_status: AccountStatus | undefined;
  user_verification: UserVerification | undefined;
  sort: UserSort;
  after: UserPosition | undefined;
  limit: number;
}

/** How far a page of matches is looked for along the list before the words' own index is asked. */
const nearRows = 500;

const columns = [
  ...(['uuid', 'fname', 'lname', 'email', 'role', 'account_status', 'user_verification'] as const),
  ...(['city', 'created_at'] as const),
] as const;

/**
 * People as administrators look for them; one more than `limit` when there are more. Every order has an index that it
 * walks from where the last page ended, so that the last page of very many is as fast as the first. Words that many match
 * are found on the way; those that few match are not waited for: they have an index too, whose finds are then sorted. The
 * database cannot know which of the two it will be. Words that many match, all of them far away, cost sorting every find:
 * some 60 ms for 10,000 of them.
 */
export async function readUsers(database: Kysely<Tables>, query: UsersQuery) {
  const { matches, limit, sort } = query;
  if (matches === undefined) {
    return await inOrder(narrowed(database, query).select(columns), sort)
      .limit(limit + 1)
      .execute();
  }
  // What it is ordered by has names, by which the database sees that it need not sort again and can stop early.
  const nearest = inOrder(
    narrowed(database, query)
      .select([...columns, 'searchable'])
      .select([sql`lower(lname)`.as('last'), sql`lower(fname)`.as('first')]),
    sort,
  ).limit(nearRows);
  const near = await database
    .selectFrom(nearest.as('near'))
    .select(columns)
    .where(matches)
    .orderBy(sort === 'name' ? sql`last, first, uuid` : orders[sort])
    .limit(limit + 1)
    .execute();
  if (near.length > limit) return near;
  return await inOrder(narrowed(database, query).select(columns), sort)
    .where(sql<boolean>`uuid = any(array(select uuid from users where ${matches}))`)
    .limit(limit + 1)
    .execute();
}

/** Who passes the filters and comes after the last page. */
function narrowed(database: Kysely<Tables>, query: UsersQuery) {
  const { role, account_status, user_verification, sort, after } = query;
  return database
    .selectFrom('users')
    .$if(role !== undefined, (rows) => rows.where('role', '=', role ?? 'customer'))
    .$if(account_status !== undefined, (rows) =>
      rows.where('account_status', '=', account_status ?? 'active'),
    )
    .$if(user_verification !== undefined, (rows) =>
      rows.where('user_verification', '=', user_verification ?? 'verified'),
    )
    .$if(after !== undefined, (rows) => rows.where(isAfter(sort, after)));
}

function isAfter(sort: UserSort, after: UserPosition | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql<boolean>`true`;
  const { at, lname, fname, uuid } = after;
  if (sort === 'name') {
    return sql<boolean>`(lower(lname), lower(fname), uuid) > (lower(${lname}), lower(${fname}), ${uuid}::uuid)`;
  }
  const comparison = sort === 'newest' ? sql`<` : sql`>`;
  return sql<boolean>`(created_at, uuid) ${comparison} (${at}::timestamptz, ${uuid}::uuid)`;
}

function inOrder<Rows extends { orderBy: (order: RawBuilder<unknown>) => Rows }>(
  rows: Rows,
  sort: UserSort,
): Rows {
  return rows.orderBy(orders[sort]);
}

const orders: Record<UserSort, RawBuilder<unknown>> = {
  newest: sql`created_at desc, uuid desc`,
  oldest: sql`created_at, uuid`,
  name: sql`lower(lname), lower(fname), uuid`,
};
