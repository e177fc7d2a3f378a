import { customReason } from '../../../platform/audit/default-reasons.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { findUserByUuid } from '../users/users.repository.js';
import type { User } from '../users/users.table.js';
import { userNotFound } from '../verification/view-user-verification.js';
import { readAuditLogOf } from './administration.repository.js';
import type { AuditLogBody, UserDetailsBody, UsersListBody, UsersQuery } from './administration.schemas.js';
import { decodeUserCursor, encodeUserCursor } from './user-cursor.js';
import { readUsers } from './users-list.repository.js';

/** A page of people who match. */
export async function listUsers({ database }: Deps, query: UsersQuery): Promise<UsersListBody> {
  const { limit = 24, sort = 'newest', cursor, role, account_status, user_verification } = query;
  const rows = await readUsers(database, {
    role,
    account_status,
    user_verification,
    sort,
    limit,
    matches: searchCondition(query.query),
    after: decodeUserCursor(cursor),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const has_more = rows.length > limit;
  return {
    users: page.map(({ uuid, created_at, ...user }) => ({
      user_uuid: uuid,
      ...user,
      created_at: created_at.toISOString(),
    })),
    has_more,
    next_cursor: has_more && last !== undefined ? encodeUserCursor({ ...last, at: last.created_at }) : null,
  };
}

/**
 * Everything about a person.
 *
 * @throws Problem 404 USER_NOT_FOUND
 */
export async function viewUser(
  { database, accountUse }: Deps,
  admin: User,
  userUuid: string,
): Promise<UserDetailsBody> {
  const user = await requireFound({ database }, userUuid);
  const [cars, trips, hidden] = await Promise.all([
    accountUse.readCars(database, user.uuid),
    accountUse.countTrips(database, user.uuid),
    accountUse.countHiddenContacts(database, user.uuid),
  ]);
  const { uuid, fname, lname, email, phone, phone_e164, street, zip_code, city, region, gender, role } = user;
  const { account_status, user_verification, status_reason, created_at } = user;
  const { date_of_birth, licence_expires_on, identity_expires_on } = user;
  return {
    user_uuid: uuid,
    fname,
    lname,
    email,
    phone,
    phone_e164,
    street,
    zip_code,
    city,
    region,
    gender,
    role,
    account_status,
    user_verification,
    status_reason,
    date_of_birth,
    licence_expires_on,
    identity_expires_on,
    created_at: created_at.toISOString(),
    is_me: uuid === admin.uuid,
    cars: cars.map(({ uuid: car_uuid, make, model, plate, verification, listing }) => ({
      car_uuid,
      name: [make, model].filter(Boolean).join(' ') || 'Draft',
      plate,
      verification,
      listing,
    })),
    trips,
    hidden_contacts: { messages: hidden.messages, last_at: hidden.last_at?.toISOString() ?? null },
    can: possibleActions(user, { isMe: uuid === admin.uuid, carCount: cars.length, openTrips: trips.open }),
  };
}

/**
 * What a person did and what was done to them, the newest first.
 *
 * @throws Problem 404 USER_NOT_FOUND, 400 VALIDATION_FAILED for a cursor that is not ours
 */
export async function viewAuditLog(
  { database }: Deps,
  userUuid: string,
  { cursor, limit = 24 }: { cursor?: string; limit?: number },
): Promise<AuditLogBody> {
  const user = await requireFound({ database }, userUuid);
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) {
    const sentence = 'The list has changed. Please start again from the beginning.';
    throw new Problem(400, 'VALIDATION_FAILED', sentence, { fields: { cursor: sentence } });
  }
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await readAuditLogOf(database, user.uuid, { before, limit });
  const page = rows.slice(0, limit);
  const has_more = rows.length > limit;
  return {
    entries: page.map(({ occurred_at, fname, lname, ...entry }) => ({
      ...entry,
      reason: customReason(entry),
      at: occurred_at.toISOString(),
      by_name: fname === null ? null : `${fname} ${lname ?? ''}`,
    })),
    has_more,
    next_cursor: has_more ? String(page.at(-1)?.id) : null,
  };
}

/** Anyone who this id is of; refuses as `viewUser`. */
async function requireFound({ database }: Pick<Deps, 'database'>, userUuid: string): Promise<User> {
  const user = isUuid(userUuid) ? await findUserByUuid(database, userUuid) : undefined;
  if (user === undefined) throw userNotFound();
  return user;
}

/** The last administrator is not told apart here: the action itself refuses, having locked the others. */
function possibleActions(
  { account_status, role }: User,
  { isMe, carCount, openTrips }: { isMe: boolean; carCount: number; openTrips: number },
): UserDetailsBody['can'] {
  if (isMe || account_status === 'closed') return [];
  const isFree = carCount === 0 && openTrips === 0;
  return [
    account_status === 'active' ? ('suspend' as const) : ('reactivate' as const),
    ...(account_status === 'active' && role === 'admin' ? (['end_admin'] as const) : []),
    ...(account_status === 'active' && role !== 'admin' && isFree ? (['make_admin'] as const) : []),
  ];
}
