import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.js';
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
  pattern: RawBuilder<string> | undefined;
  role: Role | undefined;
  account_status: AccountStatus | undefined;
  user_verification: UserVerification | undefined;
  sort: UserSort;
  after: UserPosition | undefined;
  limit: number;
}

/**
 * People as administrators look for them; one more than `limit` when there are more. Every order has an index that it
 * walks from where the last page ended, so that the last page of very many is as fast as the first.
 */
export async function readUsers(database: Kysely<Tables>, query: UsersQuery) {
  const { pattern, role, account_status, user_verification, sort, after, limit } = query;
  const byName = sql`lower(lname), lower(fname), uuid`;
  let rows = database
    .selectFrom('users')
    .select([
      ...(['uuid', 'fname', 'lname', 'email', 'role', 'account_status', 'user_verification'] as const),
      ...(['city', 'created_at'] as const),
    ])
    .limit(limit + 1);
  if (pattern !== undefined) rows = rows.where('searchable', 'like', pattern);
  if (role !== undefined) rows = rows.where('role', '=', role);
  if (account_status !== undefined) rows = rows.where('account_status', '=', account_status);
  if (user_verification !== undefined) rows = rows.where('user_verification', '=', user_verification);
  if (sort === 'name') {
    if (after !== undefined) {
      const from = sql`lower(${after.lname}), lower(${after.fname}), ${after.uuid}::uuid`;
      rows = rows.where(sql<boolean>`(${byName}) > (${from})`);
    }
    return await rows
      .orderBy(sql`lower(lname)`)
      .orderBy(sql`lower(fname)`)
      .orderBy('uuid')
      .execute();
  }
  if (after !== undefined) {
    const comparison = sort === 'newest' ? sql`<` : sql`>`;
    rows = rows.where(
      sql<boolean>`(created_at, uuid) ${comparison} (${after.at}::timestamptz, ${after.uuid}::uuid)`,
    );
  }
  const direction = sort === 'newest' ? 'desc' : 'asc';
  return await rows.orderBy('created_at', direction).orderBy('uuid', direction).execute();
}
