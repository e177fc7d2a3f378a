import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import { endStreamsOf } from '../../../platform/live/announce.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { User } from '../users/users.table.js';
import { requireAccountMove } from '../verification/user-life-cycle.js';
import { lockUser, updateUserRow } from '../verification/user-verifications.repository.js';
import { userNotFound } from '../verification/view-user-verification.js';
import { lockActiveAdmins } from './administration.repository.js';

const shortestReason = 10;

/**
 * Suspends an account, or makes it active again, with a reason that its person reads.
 *
 * @throws Problem 403 OWN_ACCOUNT, 409 LAST_ADMIN, MOVE_NOT_ALLOWED, 422 VALUE_NOT_ALLOWED without a real reason
 */
export async function setAccountStatus(
  { database, now, endHoldsOfSuspended, settleVerificationHolds }: Deps,
  admin: User,
  userUuid: string,
  { status, reason }: { status: 'active' | 'suspended'; reason: string },
): Promise<void> {
  const why = requireReason(reason);
  await database.transaction().execute(async (transaction) => {
    const user = await lockForAdmin(transaction, admin, userUuid);
    requireAccountMove(user.account_status, status);
    const changes = { account_status: status, status_reason: status === 'suspended' ? why : null };
    const after = await updateUserRow(transaction, user.uuid, changes, now());
    const action = status === 'suspended' ? 'suspended' : 'reactivated';
    await recordAudit(transaction, {
      actorUuid: admin.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: `user.${action}`,
      before: { account_status: user.account_status },
      after: { account_status: status },
      reason: why,
      at: now(),
    });
    if (status === 'suspended') await endStreamsOf(transaction, user.uuid);
    await settleVerificationHolds(transaction, after, now());
    await endHoldsOfSuspended(transaction, after, now());
    await publishEvent(transaction, { kind: `account_${action}`, userUuid: user.uuid, reason: why }, now());
  });
}

/**
 * Makes a person an administrator, or a customer again.
 *
 * @throws Problem 403 OWN_ACCOUNT, 409 LAST_ADMIN, MOVE_NOT_ALLOWED, OPEN_TRIPS for anyone who has cars or trips that are
 *   not over: an administrator books and lists nothing
 */
export async function setRole(
  { database, accountUse, now }: Deps,
  admin: User,
  userUuid: string,
  { role, reason }: { role: 'admin' | 'customer'; reason: string },
): Promise<void> {
  const why = requireReason(reason);
  await database.transaction().execute(async (transaction) => {
    const user = await lockForAdmin(transaction, admin, userUuid);
    const isAdmin = user.role === 'admin';
    if (isAdmin === (role === 'admin') || user.account_status !== 'active') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This account can’t be given that role right now.');
    }
    const cars = await accountUse.readCars(transaction, user.uuid);
    const { open } = await accountUse.countTrips(transaction, user.uuid);
    if (!isAdmin && (cars.length > 0 || open > 0)) {
      throw new Problem(
        409,
        'OPEN_TRIPS',
        'Administrators can’t have cars or trips of their own. Please use another account for them.',
      );
    }
    await updateUserRow(transaction, user.uuid, { role }, now());
    await recordAudit(transaction, {
      actorUuid: admin.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: 'user.role_changed',
      before: { role: user.role },
      after: { role },
      reason: why,
      at: now(),
    });
  });
}

/** Another person whom this administrator may change; the administrators first, always in the same order. */
async function lockForAdmin(transaction: Transaction<Tables>, admin: User, userUuid: string): Promise<User> {
  const admins = await lockActiveAdmins(transaction);
  // Suspended while waiting in line.
  if (!admins.includes(admin.uuid)) {
    throw new Problem(403, 'ACCOUNT_SUSPENDED', 'Your account is suspended. Please contact us.');
  }
  const user = isUuid(userUuid) ? await lockUser(transaction, userUuid) : undefined;
  if (user === undefined) throw userNotFound();
  if (user.uuid === admin.uuid) {
    throw new Problem(
      403,
      'OWN_ACCOUNT',
      'You can’t do this to your own account. Ask another administrator.',
    );
  }
  if (admins.length === 1 && admins[0] === user.uuid) {
    throw new Problem(409, 'LAST_ADMIN', 'This is the last administrator.');
  }
  return user;
}

function requireReason(reason: string): string {
  if (reason.length >= shortestReason) return reason;
  throw valuesNotAllowed({
    reason: `Say in at least ${shortestReason} characters why: the person reads it.`,
  });
}
