import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { saveOwnBankAccount } from '../../src/modules/payouts/payout-accounts/save-bank-account.js';
import { setAccountStatus } from '../../src/modules/people/administration/change-user.js';
import type { Marketplace } from '../a-marketplace.js';
import { aCar } from '../a-car.js';
import { aSignedInUser } from '../a-user.js';
import { testBankDetails } from '../test-bank-details.js';

type Side = 'customer' | 'owner';

/** The same marketplace with an owner and a customer who have no history yet: they may close their accounts. */
export async function withNewPeople(market: Marketplace): Promise<Marketplace> {
  const verified = { user_verification: 'verified' } as const;
  const owner = await aSignedInUser(market, {
    ...verified,
    role: 'car_owner',
    fname: 'Oscar',
    lname: 'Owner',
  });
  const customer = await aSignedInUser(market, verified);
  const car: Marketplace['car'] = (facts = {}) =>
    aCar(market, owner.user.uuid, { instant_book: true, ...facts });
  return { ...market, owner, customer, car };
}

/** Suspends a person, or lets them go on. */
export async function suspend(market: Marketplace, side: Side, isSuspended: boolean): Promise<void> {
  const { uuid } = market[side].user;
  const { account_status: before } = await market.database
    .selectFrom('users')
    .select('account_status')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const status = isSuspended ? 'suspended' : 'active';
  if (before === 'closed' || before === status) return;
  await setAccountStatus(market.deps, market.admin.user, uuid, { status, reason: 'Decided so.' });
}

/** A person closes their account; no one may whose money is not settled. Refunds are owed to customers, by us. */
export async function closeAccount(market: Marketplace, side: Side): Promise<number> {
  const { user } = market[side];
  const { statusCode: status } = await market.app.inject({
    method: 'POST',
    url: '/my/account/close',
    headers: market[side].headers,
    payload: { email: user.email },
  });
  if (status >= 300) return status;
  const { rows } = await sql`
    select trip.uuid from reservations as trip where ${user.uuid} in (customer_uuid, owner_uuid) and (
      customer_uuid = ${user.uuid} and exists (
        select from refunds as refund where refund.reservation_uuid = trip.uuid and (
        status in ('pending', 'on_hold') or (status = 'failed' and repaid_at is null
          and not exists (select from refunds as again where again.retry_of = refund.uuid)
          and not exists (select from payment_disputes as dispute
            where dispute.payment_uuid = refund.payment_uuid and withdrawn_minor > 0))))
      or exists (select from payment_disputes as dispute
        where dispute.reservation_uuid = trip.uuid and status = 'open')
      or (deposit_claimed_at is not null and deposit_decided_at is null)
      or (objected_at is not null and objection_settled_at is null)
      or (late_fee_status = 'due' and customer_uuid = ${user.uuid}))`.execute(market.database);
  assert.deepEqual(rows, [], `${side} has closed an account with money that is not settled`);
  return status;
}

const ibans = ['DE89370400440532013000', 'PT50000201231234567890154', 'FR1420041010050500013M02606'];

/** The owner enters their next bank account. */
export async function changeBankAccount(market: Marketplace): Promise<number> {
  const { database, deps, owner } = market;
  const row = await database
    .selectFrom('users')
    .selectAll()
    .where('uuid', '=', owner.user.uuid)
    .executeTakeFirstOrThrow();
  const before = await findAccount(market);
  if (row.account_status !== 'active' || before === undefined) return 403;
  const iban = ibans[(ibans.indexOf(before.iban) + 1) % ibans.length] ?? '';
  const planned = await readPlanned(market);
  await saveOwnBankAccount(deps, row, { holder: 'Oscar Owner', iban });
  const after = await readPlanned(market);
  // A bank that has sent something back from it says that the planned ones would not arrive either.
  if (before.problem === null) assert.deepEqual(after, planned, 'a planned transfer goes to another account');
  return 200;
}

/** Fails where money was planned for an owner within three days after they had changed their account. */
export async function checkTransfers({ database, owner }: Marketplace): Promise<void> {
  const { rows } = await sql`
    select transfer.uuid from payout_transfers as transfer join audit_log as change
      on change.subject_uuid = transfer.owner_uuid and change.action = 'user.bank_account_changed'
    where transfer.owner_uuid = ${owner.user.uuid} and transfer.created_at > change.occurred_at
      and transfer.created_at < change.occurred_at + interval '3 days'`.execute(database);
  assert.deepEqual(rows, [], 'money is planned for an account that was changed within three days');
}

async function findAccount({ database, owner }: Marketplace) {
  const account = await database
    .selectFrom('bank_accounts')
    .select(['iban_sealed', 'problem'])
    .where('owner_uuid', '=', owner.user.uuid)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  return { problem: account.problem, iban: testBankDetails.open(account.iban_sealed, owner.user.uuid) };
}

async function readTransfers({ database, owner }: Marketplace) {
  return await database
    .selectFrom('payout_transfers')
    .select(['uuid', 'status', 'created_at', 'iban_sealed'])
    .where('owner_uuid', '=', owner.user.uuid)
    .where('method', '=', 'bank_file')
    .orderBy('created_at')
    .execute();
}

/** Transfers that have not reached a bank, and to which account. */
async function readPlanned(market: Marketplace): Promise<string[]> {
  const transfers = await readTransfers(market);
  return transfers
    .filter(({ status }) => status === 'sent')
    .map(({ uuid, iban_sealed }) => {
      const iban = iban_sealed === null ? '' : testBankDetails.open(iban_sealed, market.owner.user.uuid);
      return `${uuid} to ${iban}`;
    });
}
