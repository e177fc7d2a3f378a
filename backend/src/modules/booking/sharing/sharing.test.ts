import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import type { SharedTripBody } from './shared-trip.schemas.js';

describe('a trip shared with a co-driver', () => {
  let market: Marketplace;
  let uuid: string;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  beforeEach(async () => {
    const car = await market.car();
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    uuid = trip.reservation_uuid;
  });
  after(() => market.close());

  const share = (method: 'POST' | 'DELETE' = 'POST', by = market.customer) =>
    ask(market, by, method, `/reservations/${uuid}/share`);
  const look = async (url: string | null) => {
    const answer = await market.app.inject({ url: `/shared-trips/${url?.split('/').at(-1) ?? ''}` });
    return { status: answer.statusCode, text: answer.body, body: answer.json<SharedTripBody>() };
  };

  it('shows when and where to everyone who has the link, and nothing of people or money', async () => {
    const { body } = await share();
    assert.match(body.share_url ?? '', /\/#\/shared-trip\/[0-9a-f-]{36}$/);
    const seen = await look(body.share_url);
    assert.deepEqual(
      [seen.status, seen.body.status, seen.body.pick_up, seen.body.return],
      [200, 'confirmed', '2026-12-01T10:00', '2026-12-04T10:00'],
    );
    assert.ok(seen.body.address !== null && seen.body.car.plate !== null);
    assert.deepEqual(Object.keys(seen.body).sort(), [
      ...['address', 'car', 'pick_up', 'pick_up_at', 'return', 'return_at', 'status', 'time_zone'],
    ]);
    assert.doesNotMatch(seen.text, /minor|phone|fname|booking_code|reservation/);
  });

  it('cannot be followed by who reads the database', async () => {
    const { share_url: url } = (await share()).body;
    const rows = await market.database
      .selectFrom('reservations')
      .selectAll()
      .where('uuid', '=', uuid)
      .execute();
    assert.ok(!JSON.stringify(rows).includes(url!.split('/').at(-1)!));
    assert.equal((await look(rows[0]!.share_token_hash)).status, 404);
  });

  it('keeps the link when asked again, and shows it to the customer alone', async () => {
    const [first, second] = await Promise.all([share(), share()]);
    assert.equal(first.body.share_url, second.body.share_url);
    const read = async (by: Marketplace['customer']) =>
      (await ask(market, by, 'GET', `/reservations/${uuid}`)).body.share_url;
    assert.deepEqual([await read(market.owner), await read(market.admin)], [null, null]);
    assert.equal(await read(market.customer), first.body.share_url);
    assert.equal((await share('POST', market.owner)).status, 403);
  });

  it('shows nothing once the link was taken back, also after a new one was made', async () => {
    const { share_url: old } = (await share()).body;
    assert.deepEqual([(await share('DELETE')).body.share_url, (await share('DELETE')).status], [null, 200]);
    assert.equal((await look(old)).status, 404);
    const { share_url: next } = (await share()).body;
    assert.deepEqual([(await look(old)).status, (await look(next)).status], [404, 200]);
    for (const nonsense of ['', 'x', 'null']) assert.equal((await look(nonsense)).status, 404);
  });

  it('can be shared while it is under way, too', async () => {
    await market.database
      .updateTable('reservations')
      .set({ status: 'in_progress' })
      .where('uuid', '=', uuid)
      .execute();
    const { body } = await look((await share()).body.share_url);
    assert.equal(body.status, 'in_progress');
    assert.ok(body.address !== null && body.car.plate !== null);
  });

  it('says only that the trip has ended once it has, and cannot be shared anew', async () => {
    const { share_url: url } = (await share()).body;
    await cancelTrip(market, market.customer, uuid);
    const { body } = await look(url);
    assert.deepEqual([body.status, body.address, body.car.plate], ['cancelled', null, null]);
    await share('DELETE');
    assert.deepEqual((await share()).body.code, 'MOVE_NOT_ALLOWED');
  });
});
