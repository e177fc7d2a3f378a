import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask, type PaidAnswer, type SignedIn } from '../../../../testing/a-trip.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks } from '../../../../testing/check-books.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { runTripsByTheClock } from '../steps/run-trips-by-the-clock.js';

const start = '2026-11-21T09:30:00Z';

describe('a return of which the two sides say different times', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => closeChecked(market, checkBooks, checkAudit));

  const step = (who: SignedIn, uuid: string, name: string, body?: object) =>
    ask<PaidAnswer['reservation'] & { code?: string; message?: string }>(
      ...([market, who, 'POST', `/reservations/${uuid}/${name}`, body] as const),
    );
  const read = async (uuid: string, who = market.admin) =>
    (await ask(market, who, 'GET', `/reservations/${uuid}`)).body;
  /** Three days at 100.00 for each late hour; the customer confirms the return at some minute after 4 Dec, 10:00. */
  const aTripReturned = async (confirmedAt: string) => {
    const car = await market.car({ late_fee_per_hour_minor: 10_000 });
    const { reservation_uuid: uuid } = await aBookedTrip(
      ...([market, market.customer, car.uuid, '2026-12-01', '2026-12-04'] as const),
    );
    market.setNow('2026-12-01T10:00:00Z');
    await step(market.owner, uuid, 'hand-over');
    await step(market.customer, uuid, 'pick-up');
    market.setNow(confirmedAt);
    assert.equal((await step(market.customer, uuid, 'return')).status, 200);
    return uuid;
  };
  const onTime = '2026-12-04T10:00:00Z';
  const dayAfter = '2026-12-05T09:00:00Z';
  const report = async (uuid: string) => {
    market.setNow(dayAfter);
    const { body } = await step(market.owner, uuid, 'late-return', { returned: '2026-12-05T09:00' });
    return body;
  };
  const decide = (uuid: string, side: 'customer' | 'owner') =>
    step(market.admin, uuid, 'late-return/decision', { side, reason: 'The photos show it.' });

  it('is disputed, and costs what it does by the customer’s time until it is decided', async () => {
    const uuid = await aTripReturned(onTime);
    const { status, late_fee, return_statements } = await report(uuid);
    assert.deepEqual([status, late_fee], ['disputed', null]);
    assert.deepEqual(return_statements, {
      customer: new Date(onTime).toISOString(),
      owner: new Date(dayAfter).toISOString(),
    });
    assert.equal((await step(market.customer, uuid, 'late-fee/pay', aCard())).body.code, 'NOTHING_TO_PAY');
    const resolved = await step(market.admin, uuid, 'resolve', { reason: 'Settled.' });
    assert.deepEqual(
      [resolved.status, resolved.body.message],
      [409, 'Please decide first when the car came back.'],
    );
    assert.ok((await read(uuid)).can.includes('decide_late_return'));
  });

  it('costs nothing when an administrator decides for the customer, once', async () => {
    const uuid = await aTripReturned(onTime);
    await report(uuid);
    const { body } = await decide(uuid, 'customer');
    assert.deepEqual([body.status, body.late_fee, body.return_statements], ['completed', null, null]);
    const again = await decide(uuid, 'owner');
    assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.equal((await decide(uuid, 'customer')).status, 409);
  });

  it('costs what the owner’s time says when an administrator decides for the owner', async () => {
    const uuid = await aTripReturned(onTime);
    await report(uuid);
    const { body } = await decide(uuid, 'owner');
    assert.deepEqual(
      [body.status, body.late_fee?.hours, body.late_fee?.amount.amount_minor],
      ['completed', 23, 230_000],
    );
    assert.equal((await read(uuid, market.owner)).can.includes('late_return'), false);
  });

  it('adds only the hours that are not paid yet', async () => {
    const uuid = await aTripReturned('2026-12-04T12:00:00Z');
    const { late_fee } = await report(uuid);
    assert.deepEqual([late_fee?.hours, late_fee?.amount.amount_minor], [2, 20_000]);
    assert.equal((await step(market.customer, uuid, 'late-fee/pay', aCard())).status, 200);
    const { body } = await decide(uuid, 'owner');
    assert.deepEqual(
      [body.late_fee?.status, body.late_fee?.hours, body.late_fee?.amount.amount_minor],
      ['due', 21, 210_000],
    );
  });

  it('is decided like an objection after the trip has ended by the clock', async () => {
    const uuid = await aTripReturned(onTime);
    market.setNow('2026-12-05T10:30:00Z');
    await runTripsByTheClock(market.deps);
    assert.equal((await read(uuid)).status, 'completed');
    const { body } = await step(market.owner, uuid, 'late-return', { returned: '2026-12-05T09:00' });
    assert.deepEqual([body.status, body.late_fee], ['completed', null]);
    const settled = await step(market.admin, uuid, 'settle-objection', { reason: 'Settled.' });
    assert.equal(settled.status, 409);
    const decided = await decide(uuid, 'owner');
    assert.equal(decided.body.late_fee?.hours, 23);
    assert.deepEqual(decided.body.can.includes('settle_objection'), false);
  });

  it('is disputed when the owner reports that the car isn’t back, and decided once they have it', async () => {
    const uuid = await aTripReturned('2026-12-04T12:00:00Z');
    const notBack = await step(market.owner, uuid, 'not-back');
    assert.deepEqual([notBack.body.status, notBack.body.late_fee?.amount.amount_minor], ['disputed', 20_000]);
    assert.equal((await step(market.owner, uuid, 'not-back')).status, 409);
    assert.equal((await step(market.customer, uuid, 'late-fee/pay', aCard())).status, 200);
    assert.ok((await read(uuid, market.owner)).can.includes('late_return'));
    const claimed = await report(uuid);
    assert.deepEqual([claimed.status, claimed.late_fee?.status], ['disputed', 'paid']);
    const { body } = await decide(uuid, 'owner');
    assert.deepEqual(
      [body.status, body.late_fee?.status, body.late_fee?.amount.amount_minor],
      ['completed', 'due', 210_000],
    );
  });

  it('is no dispute when both times cost the same', async () => {
    const uuid = await aTripReturned('2026-12-04T11:40:00Z');
    market.setNow('2026-12-04T13:00:00Z');
    const { body } = await step(market.owner, uuid, 'late-return', { returned: '2026-12-04T12:00' });
    assert.deepEqual([body.status, body.late_fee?.hours], ['completed', 2]);
  });
});
