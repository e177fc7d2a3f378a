import { countActiveAdmins } from '../administration/administration.repository.js';
import { readAgreements } from '../agreements/terms-agreements.repository.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { toE164 } from '../../../platform/phone/to-e164.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem, type ProblemCode } from '../../../platform/http/problem.js';
import { requireNames } from '../../contacts/public.js';
import { isEmailConfirmed } from '../users/confirmed-email.js';
import { findUserByUuid } from '../users/users.repository.js';
import { permissionsOf } from '../users/permissions.js';
import type { User } from '../users/users.table.js';
import { lockUser, updateUserRow } from '../verification/user-verifications.repository.js';
import type { OpenMatter } from '../account-use.js';
import { namedOpenTrips, type AccountChanges, type MyAccountBody } from './account.schemas.js';

const names = ['fname', 'lname'] as const;

/** The caller's own account. */
export async function toMyAccount(
  { database, accountUse }: Pick<Deps, 'database' | 'accountUse'>,
  { uuid }: User,
): Promise<MyAccountBody> {
  const user = await findUserByUuid(database, uuid);
  if (user === undefined) throw new Error(`User ${uuid} has vanished`);
  const { fname, lname, email, phone, phone_e164, street, zip_code, city, region, gender, role, languages } =
    user;
  const { account_status, status_reason, user_verification, created_at } = user;
  const { licence_expires_on, identity_expires_on } = user;
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
    languages,
    role,
    permissions: [...permissionsOf(user)],
    account_status,
    status_reason,
    user_verification,
    licence_expires_on,
    identity_expires_on,
    email_confirmed: isEmailConfirmed(user),
    created_at: created_at.toISOString(),
    agreements: (await readAgreements(database, uuid)).map(({ document, version, occasion, agreed_at }) => ({
      document,
      version,
      occasion,
      agreed_at: agreed_at.toISOString(),
    })),
    fixed: areNamesFixed(user) ? [...names] : [],
    cannot_close: (await accountCloseBlocker({ database, accountUse }, user))?.message ?? null,
    open_trips: (await accountUse.readOpenTrips(database, uuid, namedOpenTrips)).map((trip) => ({
      reservation_uuid: trip.uuid,
      viewer: trip.customer_uuid === uuid ? ('customer' as const) : ('owner' as const),
      status: trip.status,
      car_name: [trip.make, trip.model].filter(Boolean).join(' '),
      pick_up: formatLocal(localTime(trip.pick_up_at, trip.time_zone)),
      return: formatLocal(localTime(trip.return_at, trip.time_zone)),
    })),
  };
}

/**
 * Changes the caller's own profile; what is not named stays.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED for a name that documents vouch for, or that is none
 */
export async function changeAccount(
  { database, accountUse, now }: Deps,
  before: User,
  changes: AccountChanges,
): Promise<void> {
  const { uuid } = before;
  requireNames({ fname: changes.fname, lname: changes.lname });
  const { phone, city, region } = { ...before, ...changes };
  const country = await accountUse.findCountry(database, { city, region });
  await database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, uuid);
    if (user === undefined) throw new Error(`User ${uuid} has vanished`);
    const fixed = areNamesFixed(user) ? names : [];
    const refused = fixed.filter((name) => changes[name] !== undefined && changes[name] !== user[name]);
    if (refused.length > 0) {
      const sentence = 'Your name is on the documents we checked. Please contact us to change it.';
      throw valuesNotAllowed(Object.fromEntries(refused.map((name) => [name, sentence])));
    }
    if (Object.keys(changes).length === 0) return;
    // A number that was read stays what it is when its person moves.
    const isNewNumber = phone !== user.phone || user.phone_e164 === null;
    const read = isNewNumber ? { phone_e164: toE164(phone, country) } : {};
    await updateUserRow(transaction, uuid, { ...changes, ...read }, now());
    // Which, not what: the log outlives the account.
    await recordAudit(transaction, {
      actorUuid: uuid,
      subject: { type: 'user', uuid },
      action: 'user.changed',
      after: { fields: Object.keys(changes) },
      at: now(),
    });
  });
}

const openMatters: Record<OpenMatter, [ProblemCode, string]> = {
  refund: [
    'OPEN_REFUNDS',
    'A refund hasn’t reached you yet. Please wait for it, or contact us: without your account we couldn’t send it.',
  ],
  deposit_claim: [
    'OPEN_CLAIMS',
    'A claim on the deposit of one of your trips hasn’t been decided yet. Please wait for the decision.',
  ],
  objection: [
    'OPEN_CLAIMS',
    'An objection to one of your trips hasn’t been decided yet. Please wait for the decision.',
  ],
  late_fee: ['OPEN_DEBTS', 'You have a late fee to pay. Please pay it first, or contact us.'],
  payment_dispute: [
    'OPEN_DEBTS',
    'A payment for one of your trips is disputed at the bank. Please wait for the bank’s decision.',
  ],
};

/** Why this account cannot be closed now, as 409; undefined when it can. */
export async function accountCloseBlocker(
  { database, accountUse }: Pick<Deps, 'database' | 'accountUse'>,
  { uuid, role, account_status }: User,
): Promise<Problem | undefined> {
  if (account_status === 'suspended') {
    return new Problem(409, 'MOVE_NOT_ALLOWED', 'A suspended account cannot be deleted. Please contact us.');
  }
  const { open } = await accountUse.countTrips(database, uuid);
  if (open > 0) {
    const trips = open === 1 ? 'a trip that is' : `${open} trips that are`;
    return new Problem(409, 'OPEN_TRIPS', `You have ${trips} not over. Finish or cancel them first.`);
  }
  if (await accountUse.hasOpenPayouts(database, uuid)) {
    const message = 'A payout for one of your trips is not settled yet. Please wait for it, or contact us.';
    return new Problem(409, 'OPEN_PAYOUTS', message);
  }
  const matter = await accountUse.findOpenMatter(database, uuid);
  if (matter !== undefined) return new Problem(409, ...openMatters[matter]);
  if (role === 'admin' && (await countActiveAdmins(database)) <= 1) {
    const message = 'You’re the last administrator. Make another person an administrator first.';
    return new Problem(409, 'LAST_ADMIN', message);
  }
  return undefined;
}

function areNamesFixed({ user_verification }: User): boolean {
  return user_verification === 'verified' || user_verification === 'pending';
}
