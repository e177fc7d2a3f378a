import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CancellationBody } from '../cancellation/cancellation.schemas.js';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, aQuote, ask, cards, type PaidAnswer } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { ChangeQuoteBody } from './change.schemas.js';
import { expireChanges } from './expire-changes.js';

const start = '2026-11-21T09:30:00Z';
type Facts = Parameters<Marketplace['car']>[0];

describe('a change of a trip', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace(start);
  });
  beforeEach(() => {
    marketplace.setNow(start);
  });
  after(() => marketplace.close());

  const book = async (facts: Facts = {}) => {
    const car = await marketplace.car({ daily_price_minor: 5000, ...facts });
    return await aBookedTrip(marketplace, marketplace.customer, car.uuid, '2026-12-10', '2026-12-13');
  };
  const days = (pickUp: string, returned: string) => ({
    pick_up: `${pickUp}T10:00`,
    return: `${returned}T10:00`,
  });
  const quote = async (uuid: string, period: object) =>
    (
      await ask<ChangeQuoteBody & ProblemBody>(
        marketplace,
        marketplace.customer,
        'POST',
        `/reservations/${uuid}/change-quotes`,
        period,
      )
    ).body;
  const request = (uuid: string, period: object, expected_difference_minor: number) =>
    ask(marketplace, marketplace.customer, 'POST', `/reservations/${uuid}/changes`, {
      ...period,
      expected_difference_minor,
    });
  const requested = async (uuid: string, period: object) => {
    const { difference } = await quote(uuid, period);
    const { body } = await request(uuid, period, difference.amount_minor);
    return { changeUuid: body.change?.change_uuid ?? '', difference: difference.amount_minor, body };
  };
  const answer = (changeUuid: string, how: 'approve' | 'decline' | 'withdraw', payload?: object) =>
    ask(
      marketplace,
      how === 'withdraw' ? marketplace.customer : marketplace.owner,
      'POST',
      `/changes/${changeUuid}/${how}`,
      payload,
    );
  const pay = (changeUuid: string, card?: string) =>
    ask<PaidAnswer>(marketplace, marketplace.customer, 'POST', `/changes/${changeUuid}/pay`, aCard(card));
  const read = async (uuid: string) =>
    (await ask(marketplace, marketplace.customer, 'GET', `/reservations/${uuid}`)).body;

  it('keeps the price of booked days, and charges today’s price for added days', async () => {
    const { reservation_uuid: uuid, total, car } = await book();
    await marketplace.database
      .updateTable('cars')
      .set({ daily_price_minor: 8000 })
      .where('uuid', '=', car.car_uuid)
      .execute();
    const longer = await quote(uuid, days('2026-12-10', '2026-12-15'));
    const labels = longer.lines.filter(({ kind }) => kind === 'rental').map(({ label }) => label);
    assert.deepEqual(labels, ['3 days at €50.00', '2 days at €80.00']);
    assert.equal(longer.difference.amount_minor, longer.new_total.amount_minor - total.amount_minor);
    assert.equal(
      longer.lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
      longer.new_total.amount_minor,
    );
    assert.equal((await quote(uuid, days('2026-12-10', '2026-12-13'))).code, 'PERIOD_NOT_ALLOWED');
  });

  it('holds the added days, and is applied when the exact difference is paid', async () => {
    const { reservation_uuid: uuid, total, car } = await book();
    const period = days('2026-12-09', '2026-12-15');
    assert.equal((await request(uuid, period, 1)).body.code, 'DIFFERENCE_CHANGED');
    const { changeUuid, difference, body } = await requested(uuid, period);
    assert.deepEqual([body.change?.status, body.can], ['requested', ['cancel', 'withdraw_change', 'share']]);
    assert.equal((await request(uuid, period, difference)).body.code, 'CHANGE_UNDER_WAY');
    assert.equal((await pay(changeUuid)).body.code, 'MOVE_NOT_ALLOWED');

    const approved = await answer(changeUuid, 'approve');
    assert.deepEqual([approved.status, approved.body.change?.status], [200, 'awaiting_payment']);
    const { payout, change: ofOwner } = approved.body;
    assert.ok(
      (ofOwner?.payout?.amount_minor ?? 0) > (payout?.amount_minor ?? 0),
      'the owner sees what they earn',
    );
    assert.equal(body.change?.payout, null);
    assert.equal(approved.body.total.amount_minor, total.amount_minor);
    // Another person gets neither the days held nor the trip's own.
    await assert.rejects(aQuote(marketplace, car.car_uuid, '2026-12-13', '2026-12-15'), /CAR_UNAVAILABLE/);
    assert.equal((await pay(changeUuid, cards.declined)).body.code, 'PAYMENT_DECLINED');
    const paid = await pay(changeUuid);
    assert.deepEqual(
      [paid.body.payment.purpose, paid.body.payment.amount.amount_minor, paid.body.payment.status],
      ['difference', difference, 'captured'],
    );
    const { reservation } = paid.body;
    assert.deepEqual(
      [reservation.return, reservation.billable_days, reservation.total.amount_minor, reservation.change],
      ['2026-12-15T10:00', 6, total.amount_minor + difference, null],
    );
    const books = await marketplace.books(uuid);
    assert.deepEqual([books.adds_up, books.lines_minor], [true, total.amount_minor + difference]);
    const claims = await marketplace.database
      .selectFrom('car_claims')
      .select(['kind', 'begins_at'])
      .where('car_uuid', '=', car.car_uuid)
      .execute();
    assert.deepEqual(claims, [{ kind: 'reservation', begins_at: new Date(reservation.pick_up_at) }]);
    assert.equal((await pay(changeUuid)).status, 409);
  });

  it('refunds the price of removed days at once', async () => {
    const { reservation_uuid: uuid, total } = await book();
    const { changeUuid, difference } = await requested(uuid, days('2026-12-10', '2026-12-11'));
    assert.ok(difference < 0);
    const { body } = await answer(changeUuid, 'approve');
    assert.deepEqual(
      [body.billable_days, body.total.amount_minor, body.refunds[0]?.amount.amount_minor],
      [1, total.amount_minor + difference, -difference],
    );
    const books = await marketplace.books(uuid);
    assert.deepEqual([books.adds_up, books.lines_minor], [true, body.total.amount_minor]);
    assert.equal(books.payout_minor, 5000 - 750);
    assert.equal((await pay(changeUuid)).body.code, 'NOTHING_TO_PAY');
  });

  it('never refunds more with a later cancellation than a cancellation alone', async () => {
    for (const cancellation_policy of ['flexible', 'moderate', 'strict'] as const) {
      for (const now of ['2026-11-25T10:00:00Z', '2026-12-07T10:00:00Z', '2026-12-09T20:00:00Z']) {
        for (const period of [days('2026-12-10', '2026-12-11'), days('2026-12-12', '2026-12-13')]) {
          marketplace.setNow(start);
          const { reservation_uuid: uuid } = await book({ cancellation_policy });
          marketplace.setNow(now);
          const preview = async () =>
            (
              await ask<CancellationBody>(
                marketplace,
                marketplace.customer,
                'GET',
                `/reservations/${uuid}/cancellation`,
              )
            ).body.refund.amount_minor;
          const atOnce = await preview();
          const { changeUuid, difference } = await requested(uuid, period);
          await answer(changeUuid, 'approve');
          const inTwoSteps = -difference + (await preview());
          assert.ok(inTwoSteps <= atOnce, `${cancellation_policy} ${now}: ${inTwoSteps} > ${atOnce}`);
          assert.ok((await marketplace.books(uuid)).adds_up);
        }
      }
    }
  });

  it('leaves the trip unchanged when declined, withdrawn, unanswered or unpaid', async () => {
    const { reservation_uuid: uuid, total, car } = await book();
    const period = days('2026-12-10', '2026-12-15');
    const declined = await requested(uuid, period);
    const { body } = await answer(declined.changeUuid, 'decline', { reason: 'I need the car.' });
    assert.deepEqual([body.change, body.total], [null, total]);
    const withdrawn = await requested(uuid, period);
    assert.equal((await answer(withdrawn.changeUuid, 'withdraw')).status, 200);
    assert.equal((await answer(withdrawn.changeUuid, 'approve')).body.code, 'MOVE_NOT_ALLOWED');

    const unanswered = await requested(uuid, period);
    marketplace.setNow('2026-11-22T09:30:00Z');
    const tooLate = await answer(unanswered.changeUuid, 'approve');
    assert.deepEqual([tooLate.status, tooLate.body.code], [409, 'MOVE_NOT_ALLOWED']);
    await expireChanges(marketplace.deps);

    const unpaid = await requested(uuid, period);
    await answer(unpaid.changeUuid, 'approve');
    marketplace.setNow('2026-11-23T09:30:00Z');
    assert.equal((await pay(unpaid.changeUuid)).body.code, 'HOLD_EXPIRED');
    await Promise.all([expireChanges(marketplace.deps), expireChanges(marketplace.deps)]);
    const after = await read(uuid);
    assert.deepEqual([after.change, after.total, after.billable_days], [null, total, 3]);
    const { billable_days } = await aQuote(marketplace, car.car_uuid, '2026-12-13', '2026-12-15');
    assert.equal(billable_days, 2);
  });

  it('is not charged when it is paid late and another person has the days', async () => {
    const { reservation_uuid: uuid, total, car } = await book();
    const { changeUuid } = await requested(uuid, days('2026-12-10', '2026-12-15'));
    await answer(changeUuid, 'approve');
    const asked = (await pay(changeUuid, cards.confirmed)).body.payment;
    marketplace.setNow('2026-11-22T10:00:00Z');
    const other = await aSignedInUser(marketplace, { user_verification: 'verified' });
    await aBookedTrip(marketplace, other, car.car_uuid, '2026-12-14', '2026-12-16');
    const url = `/payments/${asked.payment_uuid}/confirm`;
    const late = await ask<PaidAnswer>(marketplace, marketplace.customer, 'POST', url, { approved: true });
    assert.deepEqual([late.status, late.body.code], [409, 'HOLD_EXPIRED']);
    await expireChanges(marketplace.deps);
    const after = await read(uuid);
    assert.deepEqual([after.total, after.paid, after.change], [total, total, null]);
    assert.deepEqual(after.payments.map(({ status }) => status).sort(), ['captured', 'voided']);
  });

  it('shows the calendar of a paused car to its customer alone', async () => {
    const { car } = await book();
    const paused = await ask(marketplace, marketplace.owner, 'POST', `/cars/${car.car_uuid}/pause`);
    assert.equal(paused.status, 200);
    const url = `/cars/${car.car_uuid}/calendar?from=2026-12-09&to=2026-12-14`;
    const calendar = async (person: { headers: { authorization: string } }) =>
      (await ask<{ days?: { availability: string }[] }>(marketplace, person, 'GET', url)).body.days?.map(
        ({ availability }) => availability,
      );
    const theirs = await calendar(marketplace.customer);
    assert.deepEqual(theirs, ['free', 'partly', 'taken', 'taken', 'partly', 'free']);
    assert.equal(await calendar(await aSignedInUser(marketplace)), undefined);
  });

  it('moves only the return of a trip that has begun', async () => {
    const { reservation_uuid: uuid } = await book();
    marketplace.setNow('2026-12-10T09:00:00Z');
    await ask(marketplace, marketplace.owner, 'POST', `/reservations/${uuid}/hand-over`);
    await ask(marketplace, marketplace.customer, 'POST', `/reservations/${uuid}/pick-up`);
    marketplace.setNow('2026-12-11T12:00:00Z');
    assert.equal((await quote(uuid, days('2026-12-12', '2026-12-14'))).code, 'PERIOD_NOT_ALLOWED');
    assert.equal((await quote(uuid, days('2026-12-10', '2026-12-11'))).code, 'PERIOD_NOT_ALLOWED');
    const { changeUuid } = await requested(uuid, days('2026-12-10', '2026-12-14'));
    await answer(changeUuid, 'approve');
    assert.equal((await pay(changeUuid)).body.reservation.return, '2026-12-14T10:00');
  });

  it('costs one day over the night in which the clocks change', async () => {
    const car = await marketplace.car({ place_slug: 'berlin', cancellation_policy: 'flexible' });
    const { customer } = marketplace;
    const trip = await aBookedTrip(marketplace, customer, car.uuid, '2027-03-26', '2027-03-27');
    const longer = await quote(trip.reservation_uuid, days('2027-03-26', '2027-03-28'));
    assert.equal(longer.billable_days, 2);
    // 24 wall-clock hours before the pick-up on the day after are 23 real ones: still free.
    const after = await aBookedTrip(marketplace, customer, car.uuid, '2027-03-28', '2027-03-30');
    marketplace.setNow('2027-03-27T09:00:00Z');
    const { body } = await ask<CancellationBody>(
      marketplace,
      customer,
      'GET',
      `/reservations/${after.reservation_uuid}/cancellation`,
    );
    assert.equal(body.refund.amount_minor, after.total.amount_minor);
  });
});
