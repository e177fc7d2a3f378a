import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkPayouts } from '../../../../testing/check-books.js';
import { payoutOf } from '../../../../testing/payout-of.js';
import { stripeMarketplace, type StripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { reconcileCash } from '../../books/reconciliation/reconcile-cash.js';
import { schedulePayouts } from '../payouts/schedule-payouts.js';
import { settleTransfers } from '../transfers/settle-transfers.js';
import { linesOf, makeBankFile } from '../../../../testing/bank-files.js';
import type { PayoutAccountBody } from './payout-account.schemas.js';

const start = '2026-11-21T09:30:00Z';
const iban = 'DE89 3704 0044 0532 0130 00';

async function complete(market: Marketplace, uuid: string): Promise<void> {
  await market.database
    .updateTable('reservations')
    .set({ status: 'completed', updated_at: new Date(start) })
    .where('uuid', '=', uuid)
    .execute();
  await schedulePayouts(market.deps);
}

const kindsOf = async (market: Marketplace, userUuid: string) =>
  (
    await market.database
      .selectFrom('notifications')
      .select('kind')
      .where('user_uuid', '=', userUuid)
      .execute()
  ).map(({ kind }) => kind);

describe('an owner with a Stripe account', () => {
  let market: StripeMarketplace;
  before(async () => {
    market = await stripeMarketplace(start);
    await market.database.deleteFrom('bank_accounts').execute();
  });
  after(() => market.close());

  const ownAccount = async () =>
    (await ask<PayoutAccountBody>(market, market.owner, 'GET', '/owner/payout-account')).body.account?.state;
  const accountRef = () => [...market.double.accounts.all.keys()].at(-1) ?? '';

  it('opens one account on a page of Stripe, and receives payouts once it is complete', async () => {
    const { trip } = await market.paidTrip();
    await complete(market, trip.reservation_uuid);
    market.setNow('2026-11-23T09:30:00Z');
    for (let time = 0; time < 2; time += 1) {
      const begun = await ask<{ url: string }>(
        market,
        market.owner,
        'POST',
        '/owner/payout-account/onboarding',
      );
      assert.match(begun.body.url, /^https:\/\/connect\.stripe\.test\/setup\/acct_/);
    }
    assert.equal(market.double.accounts.all.size, 1);
    assert.equal(await ownAccount(), 'incomplete');
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), [
      'scheduled',
      'payout_account_incomplete',
    ]);

    const account = market.double.accounts.complete(accountRef());
    assert.equal(await market.tellOfAccount(account.id, 'account.updated', account), 200);
    assert.equal(await ownAccount(), 'active');
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['sent', null]);
  });

  it('is paid and notified once the bank has accepted the payout', async () => {
    const [transfer] = market.double.accounts.transfers;
    assert.equal(market.double.accounts.balanceOf(accountRef()), 0, 'all of it is on its way to the bank');
    assert.ok(!(await kindsOf(market, market.owner.user.uuid)).includes('payout_paid'));
    const { account, payout } = market.double.accounts.decide('paid');
    assert.equal(await market.tellOfAccount(account, 'payout.paid', payout), 200);
    const { body } = await ask<{ payouts: { status: string; paid_at: string | null }[] }>(
      ...([market, market.owner, 'GET', '/owner/payouts'] as const),
    );
    assert.deepEqual(
      body.payouts.map(({ status }) => status),
      ['paid'],
    );
    assert.ok(body.payouts[0]?.paid_at);
    assert.ok((await kindsOf(market, market.owner.user.uuid)).includes('payout_paid'));
    assert.equal(transfer?.reversed, false);
    await checkPayouts(market.database);
  });

  it('receives a returned payout again after correcting the account', async () => {
    const { account, payout } = market.double.accounts.decide('failed', 'account_closed');
    assert.equal(await market.tellOfAccount(account, 'payout.failed', payout), 200);
    assert.equal(await ownAccount(), 'problem');
    assert.equal(market.double.accounts.transfers[0]?.reversed, true, 'it is ours again');
    for (const person of [market.owner, market.admin]) {
      assert.ok((await kindsOf(market, person.user.uuid)).includes('payout_failed'));
    }
    const [{ reservation_uuid } = { reservation_uuid: '' }] = await market.database
      .selectFrom('payouts')
      .select('reservation_uuid')
      .execute();
    assert.deepEqual(await payoutOf(market, reservation_uuid), ['scheduled', 'payout_account_problem']);
    await checkPayouts(market.database);

    const updated = 'account.external_account.updated';
    const [refused = {}] = market.double.accounts.get(account).external_accounts.data;
    assert.equal(await market.tellOfAccount(account, updated, refused), 200);
    const waits = ['scheduled', 'payout_account_problem'];
    assert.deepEqual(await payoutOf(market, reservation_uuid), waits, 'only marked as refused');
    const bank = market.double.accounts.giveBankAccount(account);
    assert.equal(await market.tellOfAccount(account, updated, bank), 200);
    assert.deepEqual(await payoutOf(market, reservation_uuid), ['scheduled', 'payout_account_changed']);
    market.setNow('2026-11-26T09:30:00Z');
    assert.deepEqual(await payoutOf(market, reservation_uuid), ['sent', null]);

    const late = market.double.accounts.decide('failed', 'account_closed');
    market.double.accounts.giveBankAccount(account);
    assert.equal(await market.tellOfAccount(account, 'payout.failed', late.payout), 200);
    const sent = ['sent', null];
    assert.deepEqual(await payoutOf(market, reservation_uuid), sent, 'to the account given meanwhile');
    market.double.accounts.decide('paid');
    // The message is lost; the regular look asks.
    market.setNow('2026-11-26T10:30:00Z');
    await settleTransfers(market.deps);
    assert.deepEqual(await payoutOf(market, reservation_uuid), ['paid', null]);
    const left = market.double.accounts.transfers.filter(({ reversed }) => !reversed);
    assert.equal(left.length, 1, 'it left once');
    await checkPayouts(market.database);
  });

  it('is paid once when Stripe’s answers are lost or its balance is too low for a while', async () => {
    const { trip } = await market.paidTrip(['2026-12-05', '2026-12-08']);
    await complete(market, trip.reservation_uuid);
    market.setNow('2026-11-29T09:30:00Z');
    const { accounts } = market.double;
    const before = accounts.transfers.length;
    accounts.availableMinor = 0;
    await assert.rejects(payoutOf(market, trip.reservation_uuid), /balance/);
    accounts.availableMinor = 1_000_000;
    market.double.meet('loses_answer', 'is_down');
    await assert.rejects(payoutOf(market, trip.reservation_uuid), /did not answer/);
    market.double.forgetKeys();
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['sent', null]);
    assert.equal(accounts.transfers.length - before, 1);
  });

  it('has books that match Stripe to the cent, returned payouts included', async () => {
    market.setNow('2026-12-01T09:30:00Z');
    await reconcileCash(market.deps);
    market.setNow('2026-12-02T09:30:00Z');
    const { body } = await ask<{ differences: unknown[] }>(
      market,
      market.admin,
      'GET',
      '/admin/ledger/unexplained',
    );
    assert.deepEqual(body.differences, []);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from provider_transactions where transfer_uuid is not null`.execute(
      market.database,
    );
    assert.equal(Number(rows[0]?.count), 6, 'four left, two came back');
  });

  it('has payout events refused when their signature is wrong', async () => {
    const forged = market.double.eventAbout('payout.paid', {}, { secret: 'whsec_other' });
    const answer = await market.app.inject({
      method: 'POST',
      url: '/payment-events/stripe',
      payload: forged.rawBody,
      headers: { ...forged.headers, 'content-type': 'application/json' },
    });
    assert.equal(answer.statusCode, 400);
  });
});

interface BankTransfers {
  transfers: { transfer_uuid: string; status: string; failure: string | null }[];
  waiting: { count: number }[];
}

describe('an owner without a Stripe account', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  after(() => market.close());

  it('receives payouts after entering a valid bank account, which the bank file names', async () => {
    const { database } = market;
    await database.deleteFrom('bank_accounts').execute();
    const car = await market.car();
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    await complete(market, trip.reservation_uuid);
    market.setNow('2026-11-23T09:30:00Z');
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['scheduled', 'no_payout_account']);

    const put = ['PUT', '/owner/bank-account'] as const;
    const enter = (text: string) =>
      ask<PayoutAccountBody & { fields?: { iban?: string } }>(market, market.owner, ...put, {
        holder: 'Oscar Owner',
        iban: text,
      });
    const mistyped = await enter('DE89 3704 0044 0532 0130 01');
    assert.equal(mistyped.status, 422);
    assert.match(mistyped.body.fields?.iban ?? '', /mistyped/);
    assert.equal((await enter('BR15 0000 0000 0000 1093 2840 814P 2')).status, 422, 'not in SEPA');
    const saved = await enter(iban);
    assert.deepEqual(saved.body.bank_account, {
      holder: 'Oscar Owner',
      iban_last4: '3000',
      country_code: 'DE',
      has_problem: false,
    });

    const pastes = ['DE89-3704-0044-0532-0130-00', `IBAN ${iban}`, 'iban: de89370400440532013000'];
    pastes.push(iban.replaceAll(' ', '\u00a0'), `\u202a${iban.replaceAll(' ', '')}\u202c`);
    for (const pasted of pastes)
      assert.deepEqual((await enter(pasted)).body.bank_account, saved.body.bank_account, pasted);

    const { iban_sealed } = await database.selectFrom('bank_accounts').selectAll().executeTakeFirstOrThrow();
    assert.doesNotMatch(iban_sealed, /3704|0532/);
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['sent', null]);
    const { bank_file_uuid: file } = (await makeBankFile(market)).body;
    assert.match((await linesOf(market, file)).join(), /"Oscar Owner","DE89370400440532013000"/);
    await checkPayouts(database);
  });

  it('is paid and notified once when an administrator confirms the transfer', async () => {
    const { owner, admin } = market;
    const { body } = await ask<BankTransfers>(market, admin, 'GET', '/admin/payout-transfers');
    const [line] = body.transfers;
    assert.deepEqual([line?.status, body.waiting[0]?.count], ['sent', 1]);
    assert.ok(!(await kindsOf(market, owner.user.uuid)).includes('payout_paid'));
    const url = '/admin/payout-transfers/confirm';
    const unknown = { transfer_uuids: [line?.transfer_uuid, market.owner.user.uuid] };
    assert.equal((await say(url, unknown)).status, 404);
    assert.equal((await statusOfLines('sent')).length, 1, 'nothing of a list with a mistake');
    const confirm = { transfer_uuids: [line?.transfer_uuid] };
    for (let time = 0; time < 2; time += 1) {
      assert.equal((await say(url, confirm)).status, 204);
    }
    assert.equal((await statusOfLines('paid')).length, 1);
    const told = await kindsOf(market, owner.user.uuid);
    assert.equal(told.filter((kind) => kind === 'payout_paid').length, 1);
    await checkAccounts(market.database);
  });

  it('receives a returned payout again after entering the bank account again', async () => {
    const { owner, admin, database } = market;
    const [line] = await statusOfLines('paid');
    const url = `/admin/payout-transfers/${line?.transfer_uuid}/return`;
    for (let time = 0; time < 2; time += 1) {
      assert.equal((await say(url, { reason: 'Account closed' })).status, 204);
    }
    const again = { transfer_uuids: [line?.transfer_uuid] };
    const late = await say('/admin/payout-transfers/confirm', again);
    assert.deepEqual([late.status, late.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.equal((await statusOfLines('failed'))[0]?.failure, 'Account closed');
    for (const person of [owner, admin]) {
      const told = await kindsOf(market, person.user.uuid);
      assert.equal(told.filter((kind) => kind === 'payout_failed').length, 1);
    }
    const { rows } = await sql<{ left_minor: number }>`
      select sum(entry.amount_minor)::bigint as left_minor from account_entries as entry
      join ledger_postings as posting on posting.uuid = entry.posting_uuid
      where posting.transfer_uuid = ${line?.transfer_uuid} and entry.account = 'bank_cash'`.execute(database);
    assert.deepEqual(rows, [{ left_minor: 0 }], 'our bank has it again');
    const { reservation_uuid: uuid } = await database
      .selectFrom('payouts')
      .select('reservation_uuid')
      .executeTakeFirstOrThrow();
    assert.deepEqual(await payoutOf(market, uuid), ['scheduled', 'payout_account_problem']);
    await checkPayouts(database);
    await checkAccounts(database);

    const { body } = await ask<PayoutAccountBody>(market, owner, 'GET', '/owner/payout-account');
    assert.equal(body.bank_account?.has_problem, true);
    await ask(market, owner, 'PUT', '/owner/bank-account', { holder: 'Oscar Owner', iban });
    assert.deepEqual(await payoutOf(market, uuid), ['sent', null]);
    await checkPayouts(database);
    await checkAccounts(database);
  });

  const say = async (url: string, payload: object) => {
    const { headers } = market.admin;
    const answer = await market.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, code: /"code":"(\w+)"/.exec(answer.body)?.[1] };
  };

  const statusOfLines = async (status: string) =>
    (await ask<BankTransfers>(market, market.admin, 'GET', `/admin/payout-transfers?status=${status}`)).body
      .transfers;

  it('can use a test account that accepts or returns payouts', async () => {
    const owner = await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });
    const play = async (state: string) =>
      await ask<PayoutAccountBody>(market, owner, 'POST', '/owner/payout-account/test-onboarding', { state });
    assert.equal((await play('complete')).status, 404, 'not before there is an account');
    await market.database.deleteFrom('bank_accounts').where('owner_uuid', '=', owner.user.uuid).execute();
    await ask(market, owner, 'POST', '/owner/payout-account/onboarding');
    assert.equal((await play('refuses')).body.account?.state, 'active');

    const car = await market.car({ owner_uuid: owner.user.uuid });
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-10', '2026-12-12');
    market.setNow(start);
    await complete(market, trip.reservation_uuid);
    market.setNow('2026-11-23T09:30:00Z');
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['sent', null]);
    market.setNow('2026-11-23T09:31:00Z');
    await settleTransfers(market.deps);
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['scheduled', 'payout_account_problem']);
    assert.equal((await play('complete')).body.account?.state, 'active');
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['scheduled', 'payout_account_changed']);
    market.setNow('2026-11-26T09:31:00Z');
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['sent', null]);
    market.setNow('2026-11-26T09:32:00Z');
    await settleTransfers(market.deps);
    assert.deepEqual(await payoutOf(market, trip.reservation_uuid), ['paid', null]);
    await checkPayouts(market.database);
  });
});
