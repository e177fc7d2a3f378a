import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import {
  aBookedTrip,
  aCard,
  aQuote,
  ask,
  cards,
  type PaidAnswer,
  type SignedIn,
} from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks, checkPayouts } from '../../../../testing/check-books.js';
import { payOut } from '../../payouts/payouts/pay-out.js';
import { schedulePayouts } from '../../payouts/payouts/schedule-payouts.js';
import { runTripsByTheClock } from '../steps/run-trips-by-the-clock.js';

const start = '2026-11-21T09:30:00Z';
// From 10:00 to 10:00 where the car is.
const pickUp = '2026-12-01T10:00:00Z';
const toReturn = '2026-12-04T10:00:00Z';
const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

describe('a late return', () => {
  let market: Marketplace;
  let other: SignedIn;
  before(async () => {
    market = await aMarketplace(start);
    other = await aSignedInUser(market, { user_verification: 'verified', fname: 'Nina' });
  });
  beforeEach(() => market.setNow(start));
  after(() => closeChecked(market, checkBooks, checkAudit));

  const book = async (facts: Parameters<Marketplace['car']>[0] = { late_fee_per_hour_minor: 1_200 }) => {
    const car = await market.car(facts);
    return await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
  };
  const step = (who: SignedIn, uuid: string, name: string, body?: object) =>
    ask(market, who, 'POST', `/reservations/${uuid}/${name}`, body);
  const read = async (uuid: string, who: SignedIn = market.customer) =>
    (await ask(market, who, 'GET', `/reservations/${uuid}`)).body;
  const at = async (instant: string) => {
    market.setNow(instant);
    await Promise.all([runTripsByTheClock(market.deps), runTripsByTheClock(market.deps)]);
  };
  const begin = async (uuid: string) => {
    market.setNow(pickUp);
    await step(market.owner, uuid, 'hand-over');
    await step(market.customer, uuid, 'pick-up');
  };
  const claimEnd = async (uuid: string) => {
    const { ends_at } = await market.database
      .selectFrom('reservations')
      .innerJoin('car_claims', 'car_claims.uuid', 'reservations.claim_uuid')
      .select('ends_at')
      .where('reservations.uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return ends_at.toISOString();
  };
  /** What was shown in the bell and sent by mail about a trip. */
  const notices = async (uuid: string) =>
    await market.database
      .selectFrom('notifications')
      .innerJoin('notification_emails', 'notification_uuid', 'notifications.uuid')
      .select(['kind', 'notifications.link'])
      .where('notification_emails.reservation_uuid', '=', uuid)
      .execute();
  const isOffered = async (carUuid: string, pick_up: string, returned: string) => {
    const query = new URLSearchParams({ place: 'lisbon', pick_up, return: returned, limit: '100' });
    const { body } = await ask<{ cars: { car_uuid: string }[] }>(
      market,
      other,
      'GET',
      `/cars?${query.toString()}`,
    );
    return body.cars.some(({ car_uuid }) => car_uuid === carUuid);
  };
  const ledger = async (uuid: string) =>
    await market.database
      .selectFrom('ledger_entries')
      .select(['kind', 'amount_minor', 'payout_minor', 'commission_minor'])
      .where('reservation_uuid', '=', uuid)
      .where('payment_uuid', 'in', (payments) =>
        payments.selectFrom('payments').select('uuid').where('purpose', '=', 'late_fee'),
      )
      .orderBy('id')
      .execute();

  it('costs the fee shown before booking, even when the owner raises it later', async () => {
    const car = await market.car({ late_fee_per_hour_minor: 1_200 });
    const details = await market.app.inject({ method: 'GET', url: `/cars/${car.uuid}` });
    assert.equal(
      details.json<{ late_fee_per_hour: { amount_minor: number } }>().late_fee_per_hour.amount_minor,
      1_200,
    );
    const quote = await aQuote(market, car.uuid, '2026-12-01', '2026-12-04');
    assert.equal(quote.late_fee_per_hour.amount_minor, 1_200);
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    const dearer = { late_fee_per_hour_minor: 9_900 };
    await market.database.updateTable('cars').set(dearer).where('uuid', '=', car.uuid).execute();
    assert.equal((await read(trip.reservation_uuid)).late_fee_per_hour.amount_minor, 1_200);
  });

  it('costs nothing, or from 1.00 to 100.00 an hour, as the owner sets it', async () => {
    const draft = await ask<{ car_uuid: string }>(market, market.owner, 'POST', '/cars', { make: 'Fiat' });
    const set = async (late_fee_per_hour_minor: number) =>
      await ask(market, market.owner, 'PATCH', `/cars/${draft.body.car_uuid}`, { late_fee_per_hour_minor });
    for (const allowed of [0, 100, 10_000]) assert.equal((await set(allowed)).status, 200);
    for (const refused of [-1, 1, 99, 10_001]) {
      const { status, body } = await set(refused);
      assert.deepEqual([status, body.code], [422, 'VALUE_NOT_ALLOWED']);
      assert.match(
        body.fields['late_fee_per_hour_minor'] ?? '',
        /from €1\.00 to €100\.00 an hour, or nothing/,
      );
    }
  });

  it('is charged by started hour when the owner confirms it, and paid out to the owner less the commission', async () => {
    const { reservation_uuid: uuid } = await book();
    const { owner, customer } = market;
    await begin(uuid);
    market.setNow(minutesAfter(toReturn, 30));
    assert.ok(!(await read(uuid, owner)).can.includes('late_return'), 'it is not late yet');
    market.setNow(minutesAfter(toReturn, 125));
    const back = await step(owner, uuid, 'take-back');
    assert.equal(back.body.status, 'completed', JSON.stringify(back.body));
    const due = await read(uuid);
    assert.deepEqual([due.late_fee?.hours, due.late_fee?.amount.amount_minor], [3, 3_600]);
    assert.ok(due.can.includes('pay_late_fee'));
    assert.ok((await notices(uuid)).some(({ link }) => link === `/dashboard/diff-payment-page?late=${uuid}`));
    const declined = await step(customer, uuid, 'late-fee/pay', aCard(cards.declined));
    assert.deepEqual([declined.status, declined.body.code], [422, 'PAYMENT_DECLINED']);
    const paid = await ask<PaidAnswer>(
      market,
      customer,
      'POST',
      `/reservations/${uuid}/late-fee/pay`,
      aCard(),
    );
    const { reservation, payment } = paid.body;
    assert.deepEqual(
      [payment.purpose, payment.status, payment.amount.amount_minor],
      ['late_fee', 'captured', 3_600],
    );
    assert.deepEqual(
      [reservation.late_fee?.status, reservation.can.includes('pay_late_fee')],
      ['paid', false],
    );
    assert.deepEqual(await ledger(uuid), [
      { kind: 'late_fee', amount_minor: 3_600, payout_minor: 3_600, commission_minor: 0 },
      { kind: 'commission', amount_minor: 0, payout_minor: -540, commission_minor: 540 },
    ]);
    assert.equal((await step(customer, uuid, 'late-fee/pay', aCard())).body.code, 'NOTHING_TO_PAY');
    market.setNow(minutesAfter(toReturn, 60 * 60));
    await schedulePayouts(market.deps);
    await payOut(market.deps);
    await checkPayouts(market.database);
    assert.ok((await market.books(uuid)).adds_up);
  });

  it('costs nothing when the car came back in time or has no late fee', async () => {
    for (const [perHour, returned] of [
      [1_200, '2026-12-04T10:30'],
      [0, '2026-12-04T20:00'],
    ] as const) {
      market.setNow(start);
      const { reservation_uuid: uuid } = await book({ late_fee_per_hour_minor: perHour });
      await begin(uuid);
      market.setNow(minutesAfter(toReturn, 12 * 60));
      const { body } = await step(market.owner, uuid, 'late-return', { returned });
      assert.deepEqual([body.status, body.late_fee], ['completed', null]);
      assert.equal(body.returned_at, new Date(`${returned}:00Z`).toISOString());
    }
  });

  it('counts from the return that the customer confirmed, and refuses invalid times', async () => {
    const { reservation_uuid: uuid } = await book();
    await begin(uuid);
    market.setNow(minutesAfter(toReturn, 40));
    await step(market.customer, uuid, 'return');
    market.setNow(minutesAfter(toReturn, 300));
    for (const returned of ['2026-12-01T10:00', '2026-12-04T15:01', '2026-02-30T10:00']) {
      const refused = await step(market.owner, uuid, 'late-return', { returned });
      assert.deepEqual([refused.status, refused.body.code], [422, 'VALUE_NOT_ALLOWED'], returned);
    }
    const { body } = await step(market.owner, uuid, 'take-back');
    assert.deepEqual([body.late_fee?.hours, body.returned_at], [1, minutesAfter(toReturn, 40)]);
  });

  it('costs only the reported hours after a trip that ended by the clock, and can be objected to', async () => {
    const { reservation_uuid: uuid } = await book();
    const { owner, customer, admin } = market;
    await begin(uuid);
    await at(minutesAfter(toReturn, 24 * 60));
    const ended = await read(uuid, owner);
    assert.deepEqual(
      [ended.status, ended.late_fee, ended.can.includes('late_return')],
      ['completed', null, true],
    );
    market.setNow(minutesAfter(toReturn, 71 * 60));
    const reported = await step(owner, uuid, 'late-return', { returned: '2026-12-04T13:30' });
    assert.deepEqual(
      [reported.body.late_fee?.hours, reported.body.late_fee?.amount.amount_minor],
      [4, 4_800],
    );
    assert.equal((await step(owner, uuid, 'late-return', { returned: '2026-12-04T13:30' })).status, 409);
    market.setNow(minutesAfter(toReturn, 100 * 60));
    assert.ok((await read(uuid)).can.includes('object'), '48 hours from the fee on');
    assert.equal((await step(customer, uuid, 'objection', { reason: 'I was there at ten.' })).status, 200);
    const waived = await step(admin, uuid, 'waive-late-fee', { reason: 'A photo shows it.' });
    assert.equal(waived.body.late_fee?.status, 'waived');
    assert.equal((await step(customer, uuid, 'late-fee/pay', aCard())).body.code, 'NOTHING_TO_PAY');
    assert.deepEqual(await ledger(uuid), []);
  });

  it('cannot be reported later than 48 hours after the clock ended the trip', async () => {
    const { reservation_uuid: uuid } = await book();
    await begin(uuid);
    await at(minutesAfter(toReturn, 24 * 60));
    market.setNow(minutesAfter(toReturn, 72 * 60));
    const late = await step(market.owner, uuid, 'late-return', { returned: '2026-12-04T13:30' });
    assert.deepEqual([late.status, late.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.equal((await step(market.owner, uuid, 'not-back')).body.code, 'MOVE_NOT_ALLOWED');
  });

  it('keeps the car out of search and booking until it is back', async () => {
    const trip = await book();
    const { reservation_uuid: uuid } = trip;
    const { car_uuid } = trip.car;
    await begin(uuid);
    await at(minutesAfter(toReturn, 5));
    assert.equal(await claimEnd(uuid), minutesAfter(toReturn, 125));
    assert.equal(await isOffered(car_uuid, '2026-12-04T11:00', '2026-12-05T11:00'), false);
    assert.equal(await isOffered(car_uuid, '2026-12-04T13:00', '2026-12-05T11:00'), true);
    const payload = { car_uuid, pick_up: '2026-12-04T11:00', return: '2026-12-05T11:00' };
    const quote = await market.app.inject({ method: 'POST', url: '/quotes', payload });
    assert.equal(quote.json<{ code: string }>().code, 'CAR_UNAVAILABLE');
    await at(minutesAfter(toReturn, 240));
    assert.equal(await claimEnd(uuid), minutesAfter(toReturn, 360));
    market.setNow(minutesAfter(toReturn, 250));
    await step(market.owner, uuid, 'late-return', { returned: '2026-12-04T14:05' });
    assert.equal(await claimEnd(uuid), '2026-12-04T14:05:00.000Z');
    assert.equal(await isOffered(car_uuid, '2026-12-04T15:00', '2026-12-05T11:00'), true);
  });

  it('does not end by the clock while the owner reports that the car is not back', async () => {
    const trip = await book();
    const { reservation_uuid: uuid } = trip;
    await begin(uuid);
    market.setNow(minutesAfter(toReturn, 31));
    assert.ok((await step(market.owner, uuid, 'not-back')).body.not_back_at !== null);
    assert.equal(await claimEnd(uuid), minutesAfter(toReturn, 31 + 24 * 60));
    await at(minutesAfter(toReturn, 50 * 60));
    assert.equal((await read(uuid)).status, 'in_progress');
    assert.equal(await isOffered(trip.car.car_uuid, '2026-12-07T08:00', '2026-12-08T08:00'), false);
    const { body } = await step(market.owner, uuid, 'take-back');
    assert.deepEqual([body.status, body.late_fee?.hours], ['completed', 24]);
  });

  it('warns the next customer and the owner once, and allows a free cancellation even after the pick-up', async () => {
    const trip = await book();
    const { reservation_uuid: uuid } = trip;
    const strict = { cancellation_policy: 'strict' } as const;
    await market.database.updateTable('cars').set(strict).where('uuid', '=', trip.car.car_uuid).execute();
    const next = await aBookedTrip(market, other, trip.car.car_uuid, '2026-12-04T11:00', '2026-12-06T11:00');
    const { reservation_uuid: nextUuid } = next;
    await begin(uuid);
    await at(minutesAfter(toReturn, 1));
    await at(minutesAfter(toReturn, 2));
    assert.equal(await claimEnd(uuid), '2026-12-04T11:00:00.000Z', 'the next claim stays where it is');
    assert.equal(await claimEnd(nextUuid), '2026-12-06T11:00:00.000Z');
    const told = (await notices(nextUuid)).filter(({ kind }) => kind === 'car_may_be_late');
    assert.deepEqual(told.map(({ link }) => link).sort(), [
      '/carlisting?place=lisbon&pick_up=2026-12-04T11%3A00&return=2026-12-06T11%3A00',
      `/dashboard/reservations/${nextUuid}`,
    ]);
    market.setNow(minutesAfter('2026-12-04T11:00:00Z', 150));
    const mine = await read(nextUuid, other);
    assert.deepEqual([mine.car_late, mine.can.includes('cancel')], ['out', true]);
    assert.equal((await step(market.owner, nextUuid, 'no-show')).body.code, 'MOVE_NOT_ALLOWED');
    const preview = await ask<{ refund: { amount_minor: number } }>(
      ...([market, other, 'GET', `/reservations/${nextUuid}/cancellation`] as const),
    );
    assert.equal(preview.body.refund.amount_minor, next.total.amount_minor);
    const cancelled = await step(other, nextUuid, 'cancel', {
      expected_refund_minor: next.total.amount_minor,
    });
    assert.deepEqual([cancelled.body.status, cancelled.body.refunds[0]?.status], ['cancelled', 'succeeded']);
  });

  it('delays the automatic start of the next trip, and notifies its customer when the car is back', async () => {
    const trip = await book();
    const { reservation_uuid: uuid } = trip;
    const next = await aBookedTrip(market, other, trip.car.car_uuid, '2026-12-04T11:00', '2026-12-06T11:00');
    const { reservation_uuid: nextUuid } = next;
    await begin(uuid);
    await at(minutesAfter(toReturn, 1));
    await at(minutesAfter(toReturn, 8 * 60));
    assert.equal((await read(nextUuid, other)).status, 'confirmed');
    await step(market.owner, uuid, 'take-back');
    const mine = await read(nextUuid, other);
    assert.deepEqual([mine.car_late, mine.can.includes('cancel')], ['back', false]);
    assert.ok((await notices(nextUuid)).some(({ kind }) => kind === 'car_is_back'));
    await at(minutesAfter(toReturn, 8 * 60 + 1));
    assert.equal((await read(nextUuid, other)).status, 'in_progress');
  });
});
