import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { changeTrip } from '../../../../testing/change-trip.js';
import type { ReceiptBody } from './my-payment.schemas.js';

describe('the receipt of a payment', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());

  it('shows the days that were paid for, whatever became of the trip', async () => {
    const { customer } = market;
    const car = await market.car();
    const trip = await aBookedTrip(market, customer, car.uuid, '2026-12-01', '2026-12-04');
    const periodOn = async (paymentUuid = '') => {
      const { body } = await ask<ReceiptBody>(market, customer, 'GET', `/my/payments/${paymentUuid}`);
      return [body.reservation.pick_up, body.reservation.return];
    };
    const booking = trip.payments[0]?.payment_uuid;
    const booked = ['2026-12-01T10:00', '2026-12-04T10:00'];
    assert.deepEqual(await periodOn(booking), booked);

    market.setNow('2026-11-21T09:40:00Z');
    const { change } = await changeTrip(market, market, trip.reservation_uuid, ['2026-12-01', '2026-12-07']);
    const url = `/changes/${change?.change_uuid ?? ''}/pay`;
    const paid = await ask<PaidAnswer>(market, customer, 'POST', url, aCard());
    assert.equal(paid.status, 200);
    const { reservation, payment: difference } = paid.body;
    assert.equal(reservation.return, '2026-12-07T10:00');

    assert.deepEqual(await periodOn(booking), booked);
    assert.deepEqual(await periodOn(difference.payment_uuid), ['2026-12-01T10:00', '2026-12-07T10:00']);
  });
});
