import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks, checkPayouts } from '../../../../testing/check-books.js';
import { payOut } from '../../payouts/payouts/pay-out.js';
import { schedulePayouts } from '../../payouts/payouts/schedule-payouts.js';
import { runTripsByTheClock } from './run-trips-by-the-clock.js';
import { findOpenMatterOfTrips } from '../reservations/trips-of-user.repository.js';

const start = '2026-11-21T09:30:00Z';
// From 10:00 to 10:00 where the car is.
const pickUp = '2026-12-01T10:00:00Z';
const returned = '2026-12-04T10:00:00Z';
const hoursAfter = (instant: string, hours: number, seconds = 0) =>
  new Date(Date.parse(instant) + hours * 3_600_000 + seconds * 1_000).toISOString();

describe('a trip', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => closeChecked(market, checkBooks, checkAudit));

  const book = async (facts: Parameters<Marketplace['car']>[0] = {}) => {
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
  const waiting = async () =>
    (
      await ask<{ administering: { queues: { waiting_trips: { waiting: number } } } }>(
        ...([market, market.admin, 'GET', '/my/home'] as const),
      )
    ).body.administering.queues.waiting_trips.waiting;
  const payouts = async (uuid: string) => {
    await schedulePayouts(market.deps);
    await payOut(market.deps);
    await checkPayouts(market.database);
    const rows = await market.database
      .selectFrom('payouts')
      .select('status')
      .where('reservation_uuid', '=', uuid)
      .execute();
    return rows.map(({ status }) => status);
  };

  const waitingFor = async (what: 'decision' | 'confirmation') => {
    const { body } = await ask<{ reservations: { reservation_uuid: string }[] }>(
      ...([market, market.admin, 'GET', `/admin/reservations?waiting_for=${what}`] as const),
    );
    return body.reservations.map(({ reservation_uuid: uuid }) => uuid);
  };

  it('begins and ends by the clock without a confirmation, and is paid out 48 hours later', async () => {
    const { reservation_uuid: uuid } = await book();
    await at(hoursAfter(pickUp, 6, -1));
    assert.equal((await read(uuid)).status, 'confirmed');
    assert.equal(await waiting(), 1);
    assert.deepEqual(await waitingFor('confirmation'), [uuid]);
    await at(hoursAfter(pickUp, 6));
    assert.deepEqual(await waitingFor('confirmation'), []);
    const begun = await read(uuid);
    assert.deepEqual([begun.status, begun.is_overdue], ['in_progress', false]);
    assert.equal(await waiting(), 0);
    await at(hoursAfter(returned, 24, -1));
    const overdue = await read(uuid);
    assert.deepEqual([overdue.status, overdue.is_overdue], ['in_progress', true]);
    assert.equal(await waiting(), 1);
    await at(hoursAfter(returned, 24));
    const ended = await read(uuid);
    assert.deepEqual(
      [ended.status, ended.is_overdue, ended.object_by],
      ['completed', false, hoursAfter(returned, 72)],
    );
    assert.deepEqual(await payouts(uuid), ['scheduled']);
    market.setNow(hoursAfter(returned, 72));
    assert.deepEqual(await payouts(uuid), ['sent']);
  });

  it('cannot be cancelled from its pick-up time on', async () => {
    const { reservation_uuid: uuid } = await book();
    market.setNow(pickUp);
    for (const who of [market.customer, market.owner, market.admin]) {
      const cancel = { expected_refund_minor: 0, reason: 'Too late.' };
      const answer = await step(who, uuid, 'cancel', cancel);
      assert.deepEqual([answer.status, answer.body.code], [409, 'MOVE_NOT_ALLOWED']);
      assert.ok(!(await read(uuid, who)).can.includes('cancel'));
    }
  });

  it('cannot be cancelled by its customer once they confirm the pick-up', async () => {
    const { reservation_uuid: uuid } = await book();
    const { customer, owner } = market;
    market.setNow(hoursAfter(pickUp, -3));
    await step(customer, uuid, 'pick-up');
    assert.ok(!(await read(uuid)).can.includes('cancel'));
    const cancel = { expected_refund_minor: 0, reason: 'No.' };
    const refused = await step(customer, uuid, 'cancel', cancel);
    assert.deepEqual([refused.status, refused.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.ok((await read(uuid, owner)).can.includes('cancel'), 'its owner may still give everything back');
  });

  it('is neither begun nor completed early by its owner alone', async () => {
    const { reservation_uuid: uuid } = await book();
    const { owner, customer } = market;
    market.setNow(hoursAfter(pickUp, -24));
    const handed = await step(owner, uuid, 'hand-over');
    assert.equal(handed.body.status, 'confirmed', JSON.stringify(handed.body));
    assert.equal((await step(owner, uuid, 'take-back')).status, 409);
    assert.ok((await read(uuid)).can.includes('cancel'), 'the customer may still cancel');
    market.setNow(pickUp);
    assert.equal((await step(customer, uuid, 'pick-up')).body.status, 'in_progress');
    const back = await step(owner, uuid, 'take-back');
    assert.deepEqual([back.body.status, back.body.confirmed.return], ['in_progress', ['owner']]);
    assert.ok((await read(uuid)).can.includes('dispute'), 'the customer may still say that it is not so');
    assert.deepEqual(await payouts(uuid), []);
    market.setNow(hoursAfter(returned, 1));
    assert.equal((await step(customer, uuid, 'return')).body.status, 'completed');
  });

  it('is completed by its owner alone once its end has passed', async () => {
    const { reservation_uuid: uuid } = await book();
    await at(hoursAfter(pickUp, 6));
    market.setNow(returned);
    assert.equal((await step(market.owner, uuid, 'take-back')).body.status, 'completed');
  });

  it('is not completed by its customer alone, even after its end', async () => {
    const { reservation_uuid: uuid } = await book();
    await at(hoursAfter(pickUp, 6));
    market.setNow(hoursAfter(returned, 1));
    const { body } = await step(market.customer, uuid, 'return');
    assert.equal(body.status, 'in_progress');
    assert.equal((await step(market.owner, uuid, 'take-back')).body.status, 'completed');
  });

  it('can be objected to for 48 hours, and its payout waits for the decision', async () => {
    const { reservation_uuid: uuid } = await book();
    const { owner, customer, admin } = market;
    await at(hoursAfter(pickUp, 6));
    market.setNow(returned);
    await step(owner, uuid, 'take-back');
    assert.deepEqual(await payouts(uuid), ['scheduled']);
    market.setNow(hoursAfter(returned, 48, -1));
    assert.equal((await step(owner, uuid, 'objection', { reason: 'Mine.' })).status, 403);
    const objected = await step(customer, uuid, 'objection', { reason: 'I never got the car.' });
    assert.deepEqual([objected.status, objected.body.objection?.reason], [200, 'I never got the car.']);
    assert.equal(
      (await step(customer, uuid, 'objection', { reason: 'Again.' })).body.code,
      'MOVE_NOT_ALLOWED',
    );
    const openFor = (person: Marketplace['owner']) =>
      findOpenMatterOfTrips(market.database, person.user.uuid);
    assert.deepEqual(await Promise.all([owner, customer].map(openFor)), ['objection', 'objection']);
    market.setNow(hoursAfter(returned, 96));
    assert.deepEqual(await payouts(uuid), ['scheduled']);
    const told = await ask<{ notifications: { kind: string }[] }>(market, admin, 'GET', '/my/notifications');
    assert.ok(told.body.notifications.some(({ kind }) => kind === 'trip_objected'));
    assert.ok((await waitingFor('decision')).includes(uuid));
    const settled = await step(admin, uuid, 'settle-objection', { reason: 'Photos show the hand-over.' });
    assert.equal(settled.body.objection?.decision, 'Photos show the hand-over.');
    assert.ok(!(await waitingFor('decision')).includes(uuid));
    assert.deepEqual(await Promise.all([owner, customer].map(openFor)), [undefined, undefined]);
    assert.deepEqual(await payouts(uuid), ['sent']);

    market.setNow(start);
    const late = await book();
    await at(hoursAfter(pickUp, 6));
    market.setNow(returned);
    await step(owner, late.reservation_uuid, 'take-back');
    market.setNow(hoursAfter(returned, 48));
    const refused = await step(customer, late.reservation_uuid, 'objection', { reason: 'Late.' });
    assert.equal(refused.body.code, 'MOVE_NOT_ALLOWED');
  });

  it('can become a no-show two hours after the pick-up, with notice and objection for the customer', async () => {
    const { reservation_uuid: uuid } = await book({ cancellation_policy: 'strict' });
    const { owner, customer } = market;
    market.setNow(hoursAfter(pickUp, 2, -1));
    assert.equal((await step(owner, uuid, 'no-show')).body.code, 'MOVE_NOT_ALLOWED');
    market.setNow(hoursAfter(pickUp, 2));
    assert.equal((await step(owner, uuid, 'no-show')).body.status, 'no_show');
    const told = await ask<{ notifications: { kind: string; text: string }[] }>(
      ...([market, customer, 'GET', '/my/notifications'] as const),
    );
    const notice = told.body.notifications.find(({ kind }) => kind === 'trip_no_show');
    assert.match(notice?.text ?? '', /object within 48 hours/);
    const objected = await step(customer, uuid, 'objection', { reason: 'The owner was not there.' });
    assert.equal(objected.status, 200);
    market.setNow(hoursAfter(pickUp, 100));
    assert.deepEqual(await payouts(uuid), ['scheduled']);
  });

  it('cannot become a no-show once the customer confirms the pick-up', async () => {
    const { reservation_uuid: uuid } = await book();
    market.setNow(pickUp);
    assert.equal((await step(market.customer, uuid, 'pick-up')).body.status, 'confirmed');
    market.setNow(hoursAfter(pickUp, 3));
    assert.equal((await step(market.owner, uuid, 'no-show')).body.code, 'MOVE_NOT_ALLOWED');
  });
});
