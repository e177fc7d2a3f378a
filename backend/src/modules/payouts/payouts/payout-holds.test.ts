import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { payOut } from './pay-out.js';
import { schedulePayouts } from './schedule-payouts.js';

const start = '2026-11-21T09:30:00Z';
const later = '2026-12-10T09:30:00Z';

describe('a due payout', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => market.close());

  async function aCompletedTrip() {
    const car = await market.car();
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    await set(trip.reservation_uuid, { status: 'completed', updated_at: new Date(start) });
    await schedulePayouts(market.deps);
    return trip.reservation_uuid;
  }
  const set = async (uuid: string, changes: object) => {
    await market.database.updateTable('reservations').set(changes).where('uuid', '=', uuid).execute();
  };
  const statusOf = async (uuid: string) => {
    await payOut(market.deps);
    const { status } = await market.database
      .selectFrom('payouts')
      .select('status')
      .where('reservation_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return status;
  };

  it('is sent no sooner than 48 hours after the trip ended', async () => {
    const uuid = await aCompletedTrip();
    market.setNow('2026-11-23T09:29:59Z');
    assert.equal(await statusOf(uuid), 'scheduled');
    market.setNow('2026-11-23T09:30:00Z');
    assert.equal(await statusOf(uuid), 'sent');
  });

  it('waits while its owner is suspended, and is sent once they are active again', async () => {
    const uuid = await aCompletedTrip();
    const account = `/admin/users/${market.owner.user.uuid}`;
    const reason = 'We are checking the account.';
    const suspended = await ask(market, market.admin, 'POST', `${account}/suspend`, { reason });
    assert.equal(suspended.status, 200, JSON.stringify(suspended.body));
    market.setNow(later);
    assert.equal(await statusOf(uuid), 'scheduled');
    const url = `/admin/payouts?query=${uuid}`;
    const { body } = await ask<{ payouts: { held_by: string | null }[] }>(market, market.admin, 'GET', url);
    assert.equal(body.payouts[0]?.held_by, 'owner_suspended');
    const trip = await ask(market, market.admin, 'GET', `/reservations/${uuid}`);
    const byCode = `/admin/payouts?query=${trip.body.booking_code}`;
    assert.deepEqual((await ask(market, market.admin, 'GET', byCode)).body, body);
    assert.equal((await ask(market, market.admin, 'POST', `${account}/reactivate`, { reason })).status, 200);
    assert.equal(await statusOf(uuid), 'sent');
  });

  it('waits while its trip is disputed or objected to, unlike those of other trips', async () => {
    const objected = await aCompletedTrip();
    const other = await aCompletedTrip();
    await set(objected, { objected_at: new Date(start), objection: 'I never got the car.' });
    market.setNow(later);
    assert.deepEqual([await statusOf(objected), await statusOf(other)], ['scheduled', 'sent']);
    await set(objected, { objection_settled_at: new Date(later), status: 'disputed' });
    assert.equal(await statusOf(objected), 'scheduled');
    await set(objected, { status: 'completed' });
    assert.equal(await statusOf(objected), 'sent');
  });
});
