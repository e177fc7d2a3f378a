import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask, aQuote, cards, type PaidAnswer } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { runJobs } from '../../../../testing/money-histories/run-jobs.js';
import { checkBooks } from '../../../../testing/check-books.js';
import type { AdministeringHomeBody } from '../../dashboard/administering/administering-home.schemas.js';
import type { CancellationBody } from '../cancellation/cancellation.schemas.js';
import { runTripsByTheClock } from '../steps/run-trips-by-the-clock.js';

const start = '2026-11-21T09:30:00Z';

describe('an owner who is suspended, or whose customer is,', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(async () => {
    market.setNow(start);
    market.owner = await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });
    market.customer = await aSignedInUser(market, { user_verification: 'verified' });
  });
  after(() => market.close());

  const setStatus = async (status: 'suspend' | 'reactivate', who = market.owner) => {
    const reason = 'Several complaints about this car.';
    const url = `/admin/users/${who.user.uuid}/${status}`;
    const answer = await market.app.inject({
      method: 'POST',
      url,
      headers: market.admin.headers,
      payload: { reason },
    });
    assert.ok(answer.statusCode < 300, answer.body);
  };
  const aCarOfTheirs = async (facts: object = {}) =>
    await market.car({ owner_uuid: market.owner.user.uuid, cancellation_policy: 'strict', ...facts });
  const aTripOfTheirs = async () =>
    await aBookedTrip(market, market.customer, (await aCarOfTheirs()).uuid, '2026-11-25', '2026-11-28');
  const hold = async (carUuid: string) => {
    const { quote_uuid } = await aQuote(market, carUuid, '2026-12-01', '2026-12-04');
    return (await ask(market, market.customer, 'POST', '/reservations', { quote_uuid })).body
      .reservation_uuid;
  };
  const pay = async (uuid: string, card: string = cards.accepted) =>
    await ask<PaidAnswer>(market, market.customer, 'POST', `/reservations/${uuid}/pay`, aCard(card));
  const read = async (uuid: string, who = market.customer) =>
    (await ask(market, who, 'GET', `/reservations/${uuid}`)).body;
  const step = async (uuid: string, what: string, who = market.customer) =>
    await ask(market, who, 'POST', `/reservations/${uuid}/${what}`);
  const paymentsOf = async (uuid: string) =>
    (
      await market.database
        .selectFrom('payments')
        .select('status')
        .where('reservation_uuid', '=', uuid)
        .execute()
    ).map(({ status }) => status);

  it('has holds of their cars ended, and neither paid nor confirmed afterwards, with the reason', async () => {
    const [unpaid, begun] = [
      await hold((await aCarOfTheirs()).uuid),
      await hold((await aCarOfTheirs()).uuid),
    ];
    const { payment } = (await pay(begun, cards.confirmed)).body;
    assert.equal(payment.status, 'requires_action');
    await setStatus('suspend');
    const url = `/payments/${payment.payment_uuid}/confirm`;
    const answers = [
      await pay(unpaid),
      await ask<PaidAnswer>(market, market.customer, 'POST', url, { approved: true }),
    ];
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.code], [409, 'HOLD_EXPIRED']);
      assert.match(body.message, /isn’t offered any more/);
    }
    for (const [uuid, payments] of [
      [unpaid, []],
      [begun, ['voided']],
    ] as const) {
      const { status, can } = await read(uuid);
      assert.deepEqual([status, can, await paymentsOf(uuid)], ['expired', [], payments]);
    }
    const told = await market.database
      .selectFrom('notifications')
      .select('text')
      .where('user_uuid', '=', market.customer.user.uuid)
      .where('kind', '=', 'hold_expired')
      .execute();
    assert.match(told.at(0)?.text ?? '', /The owner can’t rent out cars at the moment/);
    await checkBooks(market.database);
  });

  it('has requests ended, and what was set aside for them released', async () => {
    const uuid = await hold((await aCarOfTheirs({ instant_book: false })).uuid);
    assert.equal((await pay(uuid)).body.reservation.status, 'pending_owner');
    await setStatus('suspend');
    // Payments that were just touched are left alone by who looks after all of them.
    market.setNow('2026-11-21T09:31:00Z');
    await runJobs(market);
    assert.equal((await read(uuid)).status, 'declined');
    assert.deepEqual(await paymentsOf(uuid), ['voided']);
    await checkBooks(market.database);
  });

  it('leaves booked trips to administrators, and free to cancel for the customer', async () => {
    const trip = await aTripOfTheirs();
    const uuid = trip.reservation_uuid;
    market.setNow('2026-11-24T11:00:00Z');
    const preview = async () =>
      (await ask<CancellationBody>(market, market.customer, 'GET', `/reservations/${uuid}/cancellation`))
        .body;
    assert.equal((await preview()).refund.amount_minor, 0, 'by the strict policy');
    await setStatus('suspend');

    const home = (
      await ask<{ administering: AdministeringHomeBody }>(market, market.admin, 'GET', '/my/home')
    ).body;
    assert.equal(home.administering.queues.trips_of_suspended.waiting, 1);
    const list = await ask<{ reservations: { reservation_uuid: string }[] }>(
      ...([market, market.admin, 'GET', '/admin/reservations?waiting_for=owner_suspended'] as const),
    );
    assert.deepEqual(
      list.body.reservations.map(({ reservation_uuid }) => reservation_uuid),
      [uuid],
    );

    const change = { pick_up: '2026-11-25T10:00', return: '2026-11-27T10:00' };
    const quoted = await ask(market, market.customer, 'POST', `/reservations/${uuid}/change-quotes`, change);
    assert.deepEqual([quoted.status, quoted.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.equal((await step(uuid, 'pick-up')).body.code, 'MOVE_NOT_ALLOWED');
    assert.deepEqual((await read(uuid)).can, ['cancel', 'share']);

    const shown = await preview();
    assert.deepEqual([shown.refund.amount_minor, shown.kept.amount_minor], [trip.total.amount_minor, 0]);
    assert.match(shown.policy_text, /can’t rent out cars at the moment/);
    market.setNow('2026-11-25T20:00:00Z');
    const cancelled = await ask(market, market.customer, 'POST', `/reservations/${uuid}/cancel`, {
      expected_refund_minor: trip.total.amount_minor,
    });
    assert.deepEqual([cancelled.status, cancelled.body.status], [200, 'cancelled']);
    assert.equal(cancelled.body.refunds[0]?.amount.amount_minor, trip.total.amount_minor);
    await checkBooks(market.database);
  });

  it('has no trip begun by the clock until they are reinstated', async () => {
    const { reservation_uuid: uuid } = await aTripOfTheirs();
    await setStatus('suspend');
    market.setNow('2026-11-27T20:00:00Z');
    await runTripsByTheClock(market.deps);
    assert.equal((await read(uuid)).status, 'confirmed');
    await setStatus('reactivate');
    await runTripsByTheClock(market.deps);
    assert.equal((await read(uuid)).status, 'in_progress');
  });

  it('has trips that are over not completed: all goes back', async () => {
    const trip = await aTripOfTheirs();
    await setStatus('suspend');
    market.setNow('2026-12-05T20:00:00Z');
    await runTripsByTheClock(market.deps);
    await runJobs(market);
    const ended = await read(trip.reservation_uuid);
    assert.deepEqual([ended.status, ended.cancelled_by], ['cancelled', 'system']);
    assert.equal(ended.refunds[0]?.amount.amount_minor, trip.total.amount_minor);
    await checkBooks(market.database);
  });

  it('hands over no car to a customer who is suspended', async () => {
    const trip = await aTripOfTheirs();
    await setStatus('suspend', market.customer);
    market.setNow('2026-11-25T09:00:00Z');
    const refused = await step(trip.reservation_uuid, 'hand-over', market.owner);
    assert.deepEqual([refused.status, refused.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.ok(!(await read(trip.reservation_uuid, market.owner)).can.includes('hand_over'));
  });
});
