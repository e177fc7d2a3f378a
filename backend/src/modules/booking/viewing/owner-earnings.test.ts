import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';

describe('what an owner earns with a trip', () => {
  let market: Marketplace;
  let uuid: string;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    const car = await market.car({ daily_price_minor: 4_000 });
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    uuid = trip.reservation_uuid;
  });
  after(() => market.close());
  const read = async (by: Marketplace['customer']) =>
    (await ask(market, by, 'GET', `/reservations/${uuid}`)).body;

  it('is the rental less the commission with its percent, and adds up', async () => {
    const { earnings, payout } = await read(market.owner);
    assert.deepEqual(earnings, [
      { label: 'Rental', amount_minor: 12_000 },
      { label: 'Commission (15%)', amount_minor: -1_800 },
    ]);
    assert.equal(payout?.amount_minor, 10_200);
    assert.equal((await read(market.customer)).earnings, null);
  });

  it('adds up after a refund, too', async () => {
    const [payment] = (await read(market.admin)).payments;
    const body = { amount_minor: 1_000, reason: 'Goodwill.' };
    const refund = `/admin/payments/${payment?.payment_uuid ?? ''}/refund`;
    assert.equal((await ask(market, market.admin, 'POST', refund, body)).status, 200);
    const { earnings, payout } = await read(market.owner);
    const [, , since] = earnings ?? [];
    assert.equal(since?.label, 'Refunds, late fees and claims');
    assert.ok(since.amount_minor < 0);
    assert.equal(
      earnings?.reduce((sum, line) => sum + line.amount_minor, 0),
      payout?.amount_minor,
    );
  });
});
