import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask, cards } from '../../../../testing/a-trip.js';
import type { PaidAnswer, SignedIn } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks, checkPayouts } from '../../../../testing/check-books.js';
import { payOut } from '../../payouts/payouts/pay-out.js';
import { schedulePayouts } from '../../payouts/payouts/schedule-payouts.js';
import { ProviderUnavailable } from '../../payments/providers/payment-provider.js';
import { reconcilePayments } from '../../payments/paying/reconcile-payments.js';
import type { HomeBody } from '../../dashboard/home.schemas.js';
import type { ReservationBody } from '../viewing/reservation.schemas.js';
import { findOpenMatterOfTrips } from '../reservations/trips-of-user.repository.js';
import { runTripsByTheClock } from '../steps/run-trips-by-the-clock.js';
import { lookAfterDeposits } from './look-after-deposits.js';

const start = '2026-11-21T09:30:00Z';
// From 10:00 to 10:00 where the car is.
const pickUp = '2026-12-01T10:00:00Z';
const toReturn = '2026-12-04T10:00:00Z';
const depositMinor = 30_000;
const amex = '378282246310005';
const hoursAfter = (instant: string, hours: number, seconds = 0) =>
  new Date(Date.parse(instant) + hours * 3_600_000 + seconds * 1_000).toISOString();

describe('a deposit', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => closeChecked(market, checkBooks, checkAccounts, checkAudit));

  const book = async (card: string = cards.accepted, returned = '2026-12-04') => {
    const { uuid } = await market.car({ deposit_minor: depositMinor });
    return await aBookedTrip(market, market.customer, uuid, '2026-12-01', returned, card);
  };
  const step = (who: SignedIn, uuid: string, name: string, body?: object) =>
    ask(market, who, 'POST', `/reservations/${uuid}/${name}`, body);
  const read = async (uuid: string, who: SignedIn = market.customer) =>
    (await ask(market, who, 'GET', `/reservations/${uuid}`)).body;
  const at = async (instant: string) => {
    market.setNow(instant);
    await runTripsByTheClock(market.deps);
    await Promise.all([lookAfterDeposits(market.deps), lookAfterDeposits(market.deps)]);
    await reconcilePayments(market.deps);
  };
  const heldMinor = async (uuid: string) => {
    const rows = await market.database
      .selectFrom('account_entries')
      .innerJoin('ledger_postings', 'ledger_postings.uuid', 'account_entries.posting_uuid')
      .select(['account', 'amount_minor'])
      .where('reservation_uuid', '=', uuid)
      .where('account', 'in', ['deposits_authorised', 'deposits_held'])
      .execute();
    const sum = (account: string) =>
      rows
        .filter((row) => row.account === account)
        .reduce((total, { amount_minor }) => total + amount_minor, 0);
    assert.equal(sum('deposits_authorised') + sum('deposits_held'), 0);
    return sum('deposits_authorised');
  };
  const payments = async (uuid: string) =>
    (await read(uuid)).payments
      .filter(({ purpose }) => purpose === 'deposit')
      .map(({ status, amount }) => `${status} ${amount.amount_minor}`);
  const timeline = async (uuid: string) => (await read(uuid)).timeline.map(({ what }) => what);
  const told = async (uuid: string, kind: string) => {
    const rows = await market.database
      .selectFrom('notifications')
      .innerJoin('notification_emails', 'notification_uuid', 'notifications.uuid')
      .select('user_uuid')
      .where('notification_emails.reservation_uuid', '=', uuid)
      .where('kind', '=', kind)
      .execute();
    const names = new Map([
      [market.customer.user.uuid, 'customer'],
      [market.owner.user.uuid, 'owner'],
      [market.admin.user.uuid, 'admin'],
    ]);
    return rows.map(({ user_uuid }) => names.get(user_uuid)).sort();
  };
  const held = async (returned?: string) => {
    const { reservation_uuid: uuid } = await book(cards.accepted, returned);
    await at(hoursAfter(pickUp, -48));
    return uuid;
  };
  const complete = async (uuid: string) => {
    await at(hoursAfter(pickUp, 6));
    market.setNow(toReturn);
    await step(market.owner, uuid, 'take-back');
  };

  it('is authorized once, 48 hours before the pick-up, on the card that paid the trip', async () => {
    const { reservation_uuid: uuid, paid } = await book();
    await at(hoursAfter(pickUp, -48, -1));
    assert.deepEqual([(await read(uuid)).deposit_status, await payments(uuid)], [null, []]);
    await at(hoursAfter(pickUp, -48));
    await at(hoursAfter(pickUp, -47));
    const trip = await read(uuid);
    assert.deepEqual([trip.deposit_status, trip.paid], ['held', paid]);
    assert.deepEqual(await payments(uuid), ['authorized 30000']);
    assert.equal(await heldMinor(uuid), depositMinor);
    assert.deepEqual(await told(uuid, 'deposit_held'), ['customer']);
    assert.ok((await timeline(uuid)).includes('Card authorised for the deposit of €300.00.'));
  });

  it('is released by a job 48 hours after the trip when nothing is claimed', async () => {
    const uuid = await held();
    await complete(uuid);
    await at(hoursAfter(toReturn, 48, -1));
    assert.deepEqual(await payments(uuid), ['authorized 30000']);
    await at(hoursAfter(toReturn, 48));
    assert.deepEqual(
      [(await read(uuid)).deposit_status, await payments(uuid)],
      ['released', ['voided 30000']],
    );
    assert.equal(await heldMinor(uuid), 0);
    assert.deepEqual(await told(uuid, 'deposit_released'), ['customer']);
    const late = await step(market.owner, uuid, 'claim-deposit', { amount_minor: 100, reason: 'A dent.' });
    assert.equal(late.body.code, 'MOVE_NOT_ALLOWED');
  });

  it('can be claimed until 48 hours after the trip, even while it is still held', async () => {
    const uuid = await held();
    await complete(uuid);
    market.setNow(hoursAfter(toReturn, 48, -1));
    assert.ok((await read(uuid, market.owner)).can.includes('claim_deposit'));
    market.setNow(hoursAfter(toReturn, 48));
    assert.deepEqual(await payments(uuid), ['authorized 30000']);
    const late = await step(market.owner, uuid, 'claim-deposit', { amount_minor: 500, reason: 'Crumbs.' });
    assert.equal(late.body.code, 'MOVE_NOT_ALLOWED');
  });

  it('is released by a no-show', async () => {
    const uuid = await held();
    market.setNow(hoursAfter(pickUp, 2));
    assert.equal((await step(market.owner, uuid, 'no-show')).body.status, 'no_show');
    assert.deepEqual([await payments(uuid), await heldMinor(uuid)], [['voided 30000'], 0]);
  });

  it('is released at once when the trip is cancelled', async () => {
    const uuid = await held();
    await cancelTrip(market, market.customer, uuid);
    assert.deepEqual(await payments(uuid), ['voided 30000']);
    await at(hoursAfter(pickUp, -46));
    assert.deepEqual([(await read(uuid)).deposit_status, await heldMinor(uuid)], ['released', 0]);
  });

  it('is reported to both sides once when the card declines it, and can be paid with another until the pick-up', async () => {
    const { reservation_uuid: uuid } = await book(cards.takesNoDeposits);
    await at(hoursAfter(pickUp, -48));
    await at(hoursAfter(pickUp, -47));
    assert.deepEqual(await told(uuid, 'deposit_failed'), ['customer', 'owner']);
    const failed = await read(uuid);
    assert.deepEqual([failed.deposit_status, failed.can.includes('set_deposit_aside')], ['failed', true]);
    assert.ok(
      (await timeline(uuid)).includes('The card could not be authorised for the deposit of €300.00.'),
    );
    const declined = await step(market.customer, uuid, 'deposit/pay', aCard(cards.takesNoDeposits));
    assert.deepEqual([declined.status, declined.body.code], [422, 'PAYMENT_DECLINED']);
    const url = `/reservations/${uuid}/deposit/pay`;
    const paid = await ask<PaidAnswer>(market, market.customer, 'POST', url, aCard());
    assert.deepEqual(
      [paid.body.payment.status, paid.body.reservation.deposit_status],
      ['authorized', 'held'],
    );
    assert.equal((await step(market.customer, uuid, 'deposit/pay', aCard())).body.code, 'NOTHING_TO_PAY');
    assert.equal(await heldMinor(uuid), depositMinor);

    market.setNow(start);
    const other = await book(cards.takesNoDeposits);
    await at(hoursAfter(pickUp, -48));
    market.setNow(pickUp);
    const late = await step(market.customer, other.reservation_uuid, 'deposit/pay', aCard());
    assert.equal(late.body.code, 'NOTHING_TO_PAY');
  });

  it('requires another card only once the job has failed', async () => {
    const { reservation_uuid: uuid } = await book(cards.takesNoDeposits);
    market.setNow(hoursAfter(pickUp, -48, 30));
    assert.ok(!(await read(uuid)).can.includes('set_deposit_aside'), 'the job has not tried yet');
    await at(hoursAfter(pickUp, -48, 60));
    assert.ok((await read(uuid)).can.includes('set_deposit_aside'));
  });

  it('stays held without a failure notice when the customer pays it while the job is declined', async () => {
    const { reservation_uuid: uuid } = await book(cards.takesNoDeposits);
    market.setNow(hoursAfter(pickUp, -48));
    const { payments: bank } = market.deps;
    let byHand: Awaited<ReturnType<typeof step>> | undefined;
    const slow: typeof bank = {
      ...bank,
      authorize: async (request) => {
        byHand = await step(market.customer, uuid, 'deposit/pay', aCard());
        return await bank.authorize(request);
      },
    };
    await lookAfterDeposits({ ...market.deps, payments: slow });
    assert.equal(byHand?.status, 200);
    assert.deepEqual([(await read(uuid)).deposit_status, await told(uuid, 'deposit_failed')], ['held', []]);
    assert.equal(await heldMinor(uuid), depositMinor);
  });

  it('is authorized once, by the next run, when the answer is lost', async () => {
    const { reservation_uuid: uuid } = await book();
    market.setNow(hoursAfter(pickUp, -48));
    const { payments: bank } = market.deps;
    const lost: typeof bank = {
      ...bank,
      authorize: async (request) => {
        await bank.authorize(request);
        throw new ProviderUnavailable('The answer is lost');
      },
    };
    await lookAfterDeposits({ ...market.deps, payments: lost });
    assert.deepEqual(await told(uuid, 'deposit_failed'), []);
    await at(hoursAfter(pickUp, -48, 60));
    assert.deepEqual(
      [(await read(uuid)).deposit_status, await payments(uuid)],
      ['held', ['authorized 30000']],
    );
    assert.equal(await heldMinor(uuid), depositMinor);
  });

  it('is authorized again before its authorization expires', async () => {
    const { reservation_uuid: uuid } = await book(amex, '2026-12-20');
    await at(hoursAfter(pickUp, -48));
    await at(hoursAfter(pickUp, -48 + 6 * 24, -1));
    assert.deepEqual(await payments(uuid), ['authorized 30000']);
    await at(hoursAfter(pickUp, -48 + 6 * 24));
    assert.deepEqual(await payments(uuid), ['voided 30000', 'authorized 30000']);
    assert.equal(await heldMinor(uuid), depositMinor);
    assert.deepEqual(await told(uuid, 'deposit_held'), ['customer'], 'once');
  });

  it('is authorized again after the shortest period when the bank names no expiry', async () => {
    const { reservation_uuid: uuid } = await book(amex, '2026-12-20');
    await at(hoursAfter(pickUp, -48));
    const unknown = { authorized_until: null };
    await market.database
      .updateTable('payments')
      .set(unknown)
      .where('reservation_uuid', '=', uuid)
      .where('purpose', '=', 'deposit')
      .execute();
    await at(hoursAfter(pickUp, -48 + 3 * 24 + 18, -1));
    assert.deepEqual(await payments(uuid), ['authorized 30000']);
    await at(hoursAfter(pickUp, -48 + 3 * 24 + 18));
    assert.deepEqual(await payments(uuid), ['voided 30000', 'authorized 30000']);
  });

  it('is captured in part for the owner by a decided claim, and the rest is released', async () => {
    const uuid = await held();
    await complete(uuid);
    const { owner, admin, customer } = market;
    const claim = { amount_minor: 20_000, reason: 'A scratched door.' };
    const more = await step(owner, uuid, 'claim-deposit', { ...claim, amount_minor: depositMinor + 1 });
    assert.deepEqual([more.status, more.body.code], [422, 'VALUE_NOT_ALLOWED']);
    assert.equal((await step(customer, uuid, 'claim-deposit', claim)).status, 403);
    const claimed = await step(owner, uuid, 'claim-deposit', claim);
    assert.equal(claimed.body.deposit_claim?.amount.amount_minor, 20_000, JSON.stringify(claimed.body));
    assert.deepEqual(await told(uuid, 'deposit_claimed'), ['admin', 'customer']);
    const openFor = () =>
      Promise.all([owner, customer].map(({ user }) => findOpenMatterOfTrips(market.database, user.uuid)));
    assert.deepEqual(await openFor(), ['deposit_claim', 'deposit_claim']);
    await at(hoursAfter(toReturn, 100));
    assert.deepEqual(await payments(uuid), ['authorized 30000'], 'nothing is released or taken before');
    const waiting = await ask<HomeBody>(market, admin, 'GET', '/my/home');
    assert.deepEqual(waiting.body.administering?.queues.deposit_claims, {
      waiting: 1,
      oldest_at: new Date(toReturn).toISOString(),
    });
    const { body: list } = await ask<{ reservations: ReservationBody[] }>(
      ...([market, admin, 'GET', '/admin/reservations?waiting_for=deposit_claim'] as const),
    );
    assert.deepEqual(
      list.reservations.map(({ reservation_uuid }) => reservation_uuid),
      [uuid],
    );
    const tooMuch = await step(admin, uuid, 'decide-on-deposit', { amount_minor: 20_001, reason: 'More.' });
    assert.equal(tooMuch.status, 422);
    const decision = { amount_minor: 12_500, reason: 'The invoice says so.' };
    const decided = await step(admin, uuid, 'decide-on-deposit', decision);
    assert.deepEqual([decided.body.deposit_status, await payments(uuid)], ['taken', ['captured 12500']]);
    assert.equal((await step(admin, uuid, 'decide-on-deposit', decision)).body.code, 'MOVE_NOT_ALLOWED');
    assert.deepEqual(await openFor(), [undefined, undefined]);
    assert.equal(await heldMinor(uuid), 0);
    assert.ok((await timeline(uuid)).includes('€125.00 of the deposit was charged.'));
    assert.deepEqual(await told(uuid, 'deposit_decided'), ['customer', 'owner']);
    const taken = await market.database
      .selectFrom('ledger_entries')
      .select(['amount_minor', 'payout_minor'])
      .where('reservation_uuid', '=', uuid)
      .where('kind', '=', 'deposit_claim')
      .execute();
    assert.deepEqual(taken, [{ amount_minor: 12_500, payout_minor: 12_500 }]);
    assert.ok((await market.books(uuid)).adds_up);
    await schedulePayouts(market.deps);
    await payOut(market.deps);
    await checkPayouts(market.database);
  });

  it('is released in full when an administrator rejects the claim', async () => {
    const uuid = await held();
    await complete(uuid);
    await step(market.owner, uuid, 'claim-deposit', { amount_minor: 500, reason: 'Crumbs.' });
    const decision = { amount_minor: 0, reason: 'Normal use.' };
    const { body } = await step(market.admin, uuid, 'decide-on-deposit', decision);
    assert.deepEqual([body.deposit_status, body.deposit_claim?.taken?.amount_minor], ['released', 0]);
    assert.deepEqual([await payments(uuid), await heldMinor(uuid)], [['voided 30000'], 0]);
  });
});
