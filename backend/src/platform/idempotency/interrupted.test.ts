import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../testing/a-trip.js';

/**
 * A process that dies between an action and its answer leaves the action done and the request without an answer: that is
 * what is made here, from a request that went through.
 */
describe('a repeated request', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  const later = () => marketplace.setNow('2026-11-21T09:35:00Z');

  async function booked(pickUp: string, returned: string, facts = {}) {
    marketplace.setNow('2026-11-21T09:30:00Z');
    const car = await marketplace.car(facts);
    return await aBookedTrip(marketplace, marketplace.customer, car.uuid, pickUp, returned);
  }

  async function losesItsAnswer(key: string): Promise<void> {
    const { numUpdatedRows } = await marketplace.database
      .updateTable('idempotency_keys')
      .set({ response_status: null, response: null })
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    assert.equal(numUpdatedRows, 1n);
  }

  async function sentTwice(who: SignedIn, url: string, body: object | undefined, key: string) {
    const first = await ask(marketplace, who, 'POST', url, body, key);
    assert.equal(first.status, 200, JSON.stringify(first.body));
    await losesItsAnswer(key);
    later();
    const again = await ask(marketplace, who, 'POST', url, body, key);
    assert.equal(again.status, 200, JSON.stringify(again.body));
    return again.body;
  }

  it('makes an administrator’s refund once when the answer was lost', async () => {
    const trip = await booked('2026-12-01', '2026-12-04');
    const url = `/admin/payments/${trip.payments[0]?.payment_uuid}/refund`;
    await sentTwice(marketplace.admin, url, { amount_minor: 1_000, reason: 'Goodwill.' }, 'refund-1');
    assert.equal((await marketplace.books(trip.reservation_uuid)).refunded_minor, 1_000);
  });

  it('returns the cancelled trip to its customer when the answer was lost', async () => {
    const trip = await booked('2026-12-01', '2026-12-04');
    const url = `/reservations/${trip.reservation_uuid}/cancel`;
    const body = { expected_refund_minor: trip.total.amount_minor };
    assert.equal((await sentTwice(marketplace.customer, url, body, 'cancel-1')).status, 'cancelled');
  });

  it('returns the accepted request to its owner when the answer was lost', async () => {
    const trip = await booked('2026-12-01', '2026-12-04', { instant_book: false });
    const url = `/reservations/${trip.reservation_uuid}/accept`;
    assert.equal((await sentTwice(marketplace.owner, url, undefined, 'accept-1')).status, 'confirmed');
  });

  it('is answered alike when an owner repeats a step under one key, and refused without one', async () => {
    const { owner, customer } = marketplace;
    marketplace.setNow('2026-11-21T09:30:00Z');
    const car = await marketplace.car({ instant_book: false });
    const trip = await aBookedTrip(marketplace, customer, car.uuid, '2026-12-01', '2026-12-04');
    const url = `/reservations/${trip.reservation_uuid}`;
    const both = await Promise.all(
      [1, 2].map(() => ask(marketplace, owner, 'POST', `${url}/accept`, undefined, 'accept-twice')),
    );
    assert.deepEqual(
      both.map(({ status, body }) => [status, body.status]),
      [
        [200, 'confirmed'],
        [200, 'confirmed'],
      ],
    );
    const other = await ask(marketplace, owner, 'POST', `${url}/hand-over`, undefined, 'accept-twice');
    assert.deepEqual([other.status, other.body.code], [409, 'IDEMPOTENCY_KEY_REUSED']);
    marketplace.setNow('2026-12-01T11:00:00Z');
    const keyless = await marketplace.app.inject({
      method: 'POST',
      url: `${url}/hand-over`,
      headers: owner.headers,
    });
    assert.equal(keyless.json<{ code: string }>().code, 'IDEMPOTENCY_KEY_REQUIRED');
  });

  it('refunds once when a change is approved twice under one key', async () => {
    const { owner, customer } = marketplace;
    marketplace.setNow('2026-11-21T09:30:00Z');
    const car = await marketplace.car();
    const trip = await aBookedTrip(marketplace, customer, car.uuid, '2026-12-10', '2026-12-14');
    const url = `/reservations/${trip.reservation_uuid}`;
    const shorter = { pick_up: '2026-12-10T10:00', return: '2026-12-12T10:00' };
    const quoted = await ask<{ difference: { amount_minor: number } }>(
      marketplace,
      customer,
      'POST',
      `${url}/change-quotes`,
      shorter,
    );
    const expected_difference_minor = quoted.body.difference.amount_minor;
    const asked = await ask(marketplace, customer, 'POST', `${url}/changes`, {
      ...shorter,
      expected_difference_minor,
    });
    const approve = `/changes/${asked.body.change?.change_uuid}/approve`;
    const both = await Promise.all(
      [1, 2].map(() => ask(marketplace, owner, 'POST', approve, undefined, 'approve-twice')),
    );
    assert.deepEqual(
      both.map(({ status }) => status),
      [200, 200],
    );
    const { refunded_minor } = await marketplace.books(trip.reservation_uuid);
    assert.equal(refunded_minor, -expected_difference_minor);
  });
});
