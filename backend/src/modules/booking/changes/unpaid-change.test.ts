import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import { limitProvider } from '../../payments/providers/limit-provider.js';
import type { PaymentProvider } from '../../payments/providers/payment-provider.js';
import { reconcilePayments } from '../../payments/paying/reconcile-payments.js';
import { sendRefunds } from '../../payments/refunds/send-refunds.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, aQuote, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import type { ReservationBody } from '../viewing/reservation.schemas.js';
import { checkBooks } from '../../../../testing/check-books.js';
import type { ChangeQuoteBody } from './change.schemas.js';
import { expireChanges } from './expire-changes.js';

const start = '2026-11-21T09:30:00Z';
const longer = { pick_up: '2026-12-10T10:00', return: '2026-12-15T10:00' };
const elsewhere = { pick_up: '2026-12-20T10:00', return: '2026-12-25T10:00' };

describe('a difference that is authorized but not captured', () => {
  let marketplace: Marketplace;
  let bank: PaymentProvider;
  before(async () => {
    marketplace = await aMarketplace(start);
    bank = marketplace.deps.payments;
  });
  beforeEach(() => {
    marketplace.setNow(start);
  });
  afterEach(async () => {
    marketplace.deps.payments = bank;
    await checkBooks(marketplace.database);
  });
  after(() => marketplace.close());

  const refuseCapture = () => {
    marketplace.deps.payments = { ...bank, capture: (ref) => bank.void(ref, 'the bank, by itself') };
  };
  const down = () => Promise.reject(new Error('down'));
  async function approvedChange(period = longer) {
    const { customer, owner } = marketplace;
    const car = await marketplace.car({ daily_price_minor: 5000 });
    const trip = await aBookedTrip(marketplace, customer, car.uuid, '2026-12-10', '2026-12-13');
    const url = `/reservations/${trip.reservation_uuid}`;
    const { body } = await ask<ChangeQuoteBody>(
      marketplace,
      customer,
      'POST',
      `${url}/change-quotes`,
      period,
    );
    const expected_difference_minor = body.difference.amount_minor;
    const requested = await ask(marketplace, customer, 'POST', `${url}/changes`, {
      ...period,
      expected_difference_minor,
    });
    const changeUuid = requested.body.change?.change_uuid ?? '';
    await ask(marketplace, owner, 'POST', `/changes/${changeUuid}/approve`);
    return { trip, car, changeUuid, difference: expected_difference_minor };
  }
  const pay = (changeUuid: string) =>
    ask<PaidAnswer & ProblemBody>(
      marketplace,
      marketplace.customer,
      'POST',
      `/changes/${changeUuid}/pay`,
      aCard(),
    );
  const read = async (uuid: string) =>
    (await ask(marketplace, marketplace.customer, 'GET', `/reservations/${uuid}`)).body;
  const differenceOf = ({ payments }: Pick<ReservationBody, 'payments'>) =>
    payments.find(({ purpose }) => purpose === 'difference');
  const isFree = async (carUuid: string, from: string, to: string) =>
    await aQuote(marketplace, carUuid, from, to).then(
      () => true,
      () => false,
    );
  const toldTo = async (person: Marketplace['customer']) =>
    (
      await ask<{ notifications: { kind: string }[] }>(
        marketplace,
        person,
        'GET',
        '/my/notifications?limit=100',
      )
    ).body.notifications.map(({ kind }) => kind);

  it('leaves the trip unchanged, notifies the customer, and can be paid with another card while the days are held', async () => {
    const { trip, car, changeUuid, difference } = await approvedChange();
    refuseCapture();
    const refused = await pay(changeUuid);
    assert.deepEqual([refused.status, refused.body.code], [422, 'PAYMENT_DECLINED']);
    assert.match(refused.body.message, /didn’t pay.*haven’t been charged/s);
    const after = await read(trip.reservation_uuid);
    assert.deepEqual(
      [after.return, after.total, after.lines, after.paid, after.change?.status],
      [trip.return, trip.total, trip.lines, trip.total, 'awaiting_payment'],
    );
    assert.ok(after.can.includes('pay_change'));
    assert.ok((await toldTo(marketplace.customer)).includes('difference_unpaid'));
    assert.ok(
      !(await toldTo(marketplace.owner)).includes('change_applied'),
      'nobody was told that it is made',
    );
    assert.equal(await isFree(car.uuid, '2026-12-13', '2026-12-15'), false);

    marketplace.deps.payments = bank;
    const paid = await pay(changeUuid);
    assert.deepEqual(
      [paid.body.reservation.return, paid.body.reservation.paid.amount_minor],
      [longer.return, trip.total.amount_minor + difference],
    );
  });

  it('expires with its change, frees the held days, and notifies both sides', async () => {
    const { trip, car, changeUuid } = await approvedChange(elsewhere);
    refuseCapture();
    await pay(changeUuid);
    marketplace.setNow('2026-11-22T09:30:00Z');
    await expireChanges(marketplace.deps);
    const after = await read(trip.reservation_uuid);
    assert.deepEqual([after.change, after.pick_up, after.status], [null, trip.pick_up, 'confirmed']);
    assert.equal(await isFree(car.uuid, '2026-12-20', '2026-12-25'), true);
    assert.equal(await isFree(car.uuid, '2026-12-10', '2026-12-13'), false);
    for (const side of [marketplace.customer, marketplace.owner]) {
      assert.ok((await toldTo(side)).includes('change_expired'));
    }
  });

  it('blocks both the old and the new days while its outcome is unknown', async () => {
    const { trip, car, changeUuid } = await approvedChange(elsewhere);
    marketplace.deps.payments = limitProvider({ ...bank, capture: down }, 5_000);
    const { body } = await pay(changeUuid);
    assert.deepEqual(
      [body.payment.status, body.reservation.pick_up, body.reservation.change?.status],
      ['authorized', trip.pick_up, 'awaiting_payment'],
    );
    assert.ok(!body.reservation.can.includes('pay_change'), 'it is being paid');
    // Long after the days were to be held, and still no one knows.
    marketplace.setNow('2026-11-25T09:30:00Z');
    await expireChanges(marketplace.deps);
    assert.equal(await isFree(car.uuid, '2026-12-10', '2026-12-13'), false);
    assert.equal(await isFree(car.uuid, '2026-12-20', '2026-12-25'), false);

    refuseCapture();
    await Promise.all([reconcilePayments(marketplace.deps), reconcilePayments(marketplace.deps)]);
    const after = await read(trip.reservation_uuid);
    assert.deepEqual(
      [after.pick_up, after.change, differenceOf(after)?.status],
      [trip.pick_up, null, 'voided'],
    );
    assert.equal(await isFree(car.uuid, '2026-12-20', '2026-12-25'), true);
    assert.equal(await isFree(car.uuid, '2026-12-10', '2026-12-13'), false);
  });

  it('is refunded in full when its capture becomes known after the trip has ended', async () => {
    const { trip, changeUuid } = await approvedChange();
    const { owner } = marketplace;
    const url = `/reservations/${trip.reservation_uuid}`;
    marketplace.setNow('2026-11-21T10:00:00Z');
    // The bank takes it, and its answer is lost.
    const loseAnswer: PaymentProvider['capture'] = async (...given) => {
      await bank.capture(...given);
      return await down();
    };
    marketplace.deps.payments = limitProvider({ ...bank, capture: loseAnswer }, 5_000);
    assert.equal((await pay(changeUuid)).body.payment.status, 'authorized');
    await marketplace.database
      .updateTable('reservations')
      .set({ status: 'in_progress', handed_over_at: new Date(start) })
      .where('uuid', '=', trip.reservation_uuid)
      .execute();
    marketplace.deps.payments = limitProvider({ ...bank, capture: down, void: down }, 5_000);
    await ask(marketplace, marketplace.customer, 'POST', `${url}/return`);
    assert.equal((await ask(marketplace, owner, 'POST', `${url}/take-back`)).body.status, 'completed');
    marketplace.deps.payments = bank;
    marketplace.setNow('2026-11-21T11:00:00Z');
    await reconcilePayments(marketplace.deps);
    marketplace.setNow('2026-11-21T11:01:00Z');
    await sendRefunds(marketplace.deps);
    const after = await read(trip.reservation_uuid);
    assert.deepEqual(
      [after.total, after.paid, differenceOf(after)?.status, after.refunds[0]?.status],
      [trip.total, trip.total, 'refunded', 'succeeded'],
    );
  });
});
