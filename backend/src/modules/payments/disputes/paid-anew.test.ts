import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aQuote, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { stripeMarketplace, type StripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { ProviderUnavailable } from '../providers/payment-provider.js';
import { reconcilePayments } from '../paying/reconcile-payments.js';
import { cancelTripsNotPaidAnew } from '../../booking/reservations/expire-reservations.js';

const start = '2026-11-21T09:30:00Z';

describe('a trip whose payment is lost to a dispute before its pick-up', () => {
  let market: StripeMarketplace;
  before(async () => {
    market = await stripeMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => market.close());

  const aLostPayment = async () => {
    const { trip, ref } = await market.paidTrip();
    const dispute = market.double.disputes.open(market.double.intents, ref);
    await market.tell('charge.dispute.created', dispute);
    const close = async (status: 'won' | 'lost') => {
      dispute.status = status;
      assert.equal(await market.tell('charge.dispute.closed', dispute), 200);
    };
    await close('lost');
    return { uuid: trip.reservation_uuid, total: trip.total.amount_minor, close };
  };
  const step = (who: StripeMarketplace['owner'], uuid: string, name: string, body?: object) =>
    ask<PaidAnswer & PaidAnswer['reservation'] & { code?: string }>(
      ...([market, who, 'POST', `/reservations/${uuid}/${name}`, body] as const),
    );
  const read = async (uuid: string, who = market.customer) =>
    (await ask(market, who, 'GET', `/reservations/${uuid}`)).body;
  const method = { kind: 'provider_method', id: 'pm_card_visa' };
  const hold = async () => {
    const car = await market.car();
    const { quote_uuid } = await aQuote(market, car.uuid, '2027-02-01', '2027-02-03');
    return await ask<{ code?: string; reservation_uuid: string }>(
      ...([market, market.customer, 'POST', '/reservations', { quote_uuid }] as const),
    );
  };

  it('is to be paid again within 24 hours, and goes on as booked once it is', async () => {
    const { uuid, total } = await aLostPayment();
    const before = await read(uuid);
    assert.deepEqual(
      [before.status, before.repay?.amount_minor, before.repay_by, before.can.includes('pay')],
      ['confirmed', total, '2026-11-22T09:30:00.000Z', true],
    );
    assert.equal((await hold()).body.code, 'TRIP_UNPAID');
    market.setNow('2026-11-22T09:29:59Z');
    await cancelTripsNotPaidAnew(market.deps);
    const { body } = await step(market.customer, uuid, 'pay', { method });
    assert.deepEqual(
      [body.reservation.status, body.reservation.paid.amount_minor, body.reservation.repay],
      ['confirmed', total, null],
    );
    const books = await market.books(uuid);
    assert.deepEqual([books.adds_up, books.lines_minor], [true, total]);
    assert.equal(
      books.payout_minor,
      body.reservation.total.amount_minor - books.fee_minor - books.tax_minor - books.commission_minor,
    );
    market.setNow('2026-11-23T09:30:00Z');
    await cancelTripsNotPaidAnew(market.deps);
    assert.equal((await read(uuid)).status, 'confirmed');
    const held = await hold();
    assert.equal(held.status, 201);
    await step(market.customer, held.body.reservation_uuid, 'release');
    await checkAccounts(market.database);
  });

  it('is cancelled when it is not, and the car is free again', async () => {
    const { uuid } = await aLostPayment();
    market.setNow('2026-11-22T09:30:00Z');
    const late = await step(market.customer, uuid, 'pay', { method });
    assert.deepEqual([late.status, late.body.code], [409, 'HOLD_EXPIRED']);
    await cancelTripsNotPaidAnew(market.deps);
    await cancelTripsNotPaidAnew(market.deps);
    const after = await read(uuid);
    assert.deepEqual([after.status, after.cancelled_by, after.repay], ['cancelled', 'system', null]);
    assert.deepEqual((await market.books(uuid)).lines_minor, 0);
    assert.equal((await hold()).status, 201);
  });

  it('does not begin before it is paid again', async () => {
    const { uuid } = await aLostPayment();
    await market.database
      .updateTable('reservations')
      .set({ pick_up_at: new Date('2026-11-22T08:00:00Z') })
      .where('uuid', '=', uuid)
      .execute();
    assert.equal((await read(uuid, market.owner)).can.includes('hand_over'), false);
    const refused = await step(market.owner, uuid, 'hand-over');
    assert.deepEqual([refused.status, refused.body.code], [409, 'MOVE_NOT_ALLOWED']);
  });

  it('need not be paid again once the bank has reversed its verdict', async () => {
    const { uuid, total, close } = await aLostPayment();
    await close('won');
    const { repay, repay_by, paid } = await read(uuid);
    assert.deepEqual([repay, repay_by, paid.amount_minor], [null, null, total]);
    market.setNow('2026-11-23T09:30:00Z');
    await cancelTripsNotPaidAnew(market.deps);
    assert.equal((await read(uuid)).status, 'confirmed');
  });

  it('is not paid twice when the bank reverses its verdict before the new payment is taken', async () => {
    const { uuid, total, close } = await aLostPayment();
    market.setNow('2026-11-21T09:35:00Z');
    const working = market.deps.payments;
    const capture = () => Promise.reject(new ProviderUnavailable('down'));
    market.deps.payments = { ...working, capture };
    const { body } = await step(market.customer, uuid, 'pay', { method });
    market.deps.payments = working;
    assert.equal(body.payment.status, 'authorized');
    await close('won');
    market.setNow('2026-11-21T09:45:00Z');
    await reconcilePayments(market.deps);
    const { payments, paid } = await read(uuid);
    assert.deepEqual(
      [payments.map(({ status }) => status).sort(), paid.amount_minor],
      [['captured', 'voided'], total],
    );
  });

  it('is free to cancel for its customer meanwhile', async () => {
    const { uuid } = await aLostPayment();
    const { body } = await step(market.customer, uuid, 'cancel', { expected_refund_minor: 0 });
    assert.deepEqual([body.status, body.repay], ['cancelled', null]);
    assert.equal((await hold()).status, 201);
  });
});
