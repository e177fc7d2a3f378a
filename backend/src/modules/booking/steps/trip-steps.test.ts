import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aQuote, ask, type SignedIn } from '../../../../testing/a-trip.js';

const start = '2026-11-21T09:30:00Z';

describe('a trip', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace(start);
  });
  beforeEach(() => {
    marketplace.setNow(start);
  });
  after(() => marketplace.close());

  const book = async (facts: Parameters<Marketplace['car']>[0] = {}) => {
    const car = await marketplace.car(facts);
    return await aBookedTrip(marketplace, marketplace.customer, car.uuid, '2026-12-01', '2026-12-04');
  };
  const step = async (who: SignedIn, uuid: string, name: string, payload?: object) =>
    await ask(marketplace, who, 'POST', `/reservations/${uuid}/${name}`, payload);

  it('is confirmed and paid when the owner accepts the request', async () => {
    const { owner, customer } = marketplace;
    const { reservation_uuid: uuid, total } = await book({ instant_book: false });
    const list = await ask<{ reservations: { can: string[] }[] }>(
      marketplace,
      owner,
      'GET',
      '/owner/reservations?status=pending_owner',
    );
    assert.deepEqual(list.body.reservations[0]?.can, ['accept', 'decline']);
    assert.equal((await step(customer, uuid, 'accept')).status, 403);
    const { status, body } = await step(owner, uuid, 'accept', {});
    assert.deepEqual(
      [status, body.status, body.paid, body.payments[0]?.status],
      [200, 'confirmed', total, 'captured'],
    );
    assert.deepEqual((await step(owner, uuid, 'accept')).body.code, 'MOVE_NOT_ALLOWED');
  });

  it('costs nothing when the owner declines or answers too late', async () => {
    const { owner } = marketplace;
    const declined = await book({ instant_book: false });
    assert.equal((await step(owner, declined.reservation_uuid, 'decline', {})).status, 400);
    const { body } = await step(owner, declined.reservation_uuid, 'decline', {
      reason: 'It is at the garage.',
    });
    assert.deepEqual(
      [body.status, body.decline_reason, body.payments[0]?.status],
      ['declined', 'It is at the garage.', 'voided'],
    );
    const late = await book({ instant_book: false });
    marketplace.setNow('2026-11-22T09:30:00Z');
    const tooLate = await step(owner, late.reservation_uuid, 'accept');
    assert.deepEqual([tooLate.status, tooLate.body.code], [409, 'MOVE_NOT_ALLOWED']);
  });

  it('runs from hand-over to return, and frees its remaining time', async () => {
    const { owner } = marketplace;
    const { reservation_uuid: uuid, car } = await book();
    assert.equal((await step(owner, uuid, 'hand-over')).status, 409);
    marketplace.setNow('2026-12-01T09:00:00Z');
    const { customer } = marketplace;
    const handed = await step(owner, uuid, 'hand-over');
    assert.deepEqual([handed.body.status, handed.body.confirmed.pick_up], ['confirmed', ['owner']]);
    assert.equal((await step(customer, uuid, 'pick-up')).body.status, 'in_progress');
    marketplace.setNow('2026-12-02T12:00:00Z');
    assert.equal((await step(owner, uuid, 'take-back')).body.status, 'in_progress');
    const ended = await step(customer, uuid, 'return');
    assert.deepEqual([ended.body.status, ended.body.returned_at], ['completed', '2026-12-02T12:00:00.000Z']);
    assert.equal((await aQuote(marketplace, car.car_uuid, '2026-12-03', '2026-12-04')).billable_days, 1);
  });

  it('is charged like a cancellation after a no-show', async () => {
    const { owner } = marketplace;
    const { reservation_uuid: uuid, total } = await book({ cancellation_policy: 'flexible' });
    assert.equal((await step(owner, uuid, 'no-show')).status, 409);
    marketplace.setNow('2026-12-01T12:00:00Z');
    const { body } = await step(owner, uuid, 'no-show');
    const day = Math.round(total.amount_minor / 3);
    assert.deepEqual([body.status, body.paid.amount_minor], ['no_show', day]);
    const books = await marketplace.books(uuid);
    assert.ok(books.adds_up && books.payout_minor > 0);
  });

  it('is settled by an administrator after a dispute', async () => {
    const { owner, customer, admin } = marketplace;
    const { reservation_uuid: uuid } = await book();
    marketplace.setNow('2026-12-01T10:00:00Z');
    await step(owner, uuid, 'hand-over');
    await step(customer, uuid, 'pick-up');
    const disputed = await step(customer, uuid, 'dispute', { reason: 'The brakes do not work.' });
    assert.equal(disputed.body.status, 'disputed');
    assert.equal((await step(owner, uuid, 'take-back')).status, 409);
    assert.equal((await step(owner, uuid, 'resolve', { reason: 'x' })).status, 403);
    const resolved = await step(admin, uuid, 'resolve', { reason: 'The owner has paid the repair.' });
    assert.equal(resolved.body.status, 'completed');
    assert.equal(resolved.body.timeline.at(-1)?.note, 'The owner has paid the repair.');
  });
});
