import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { expireChange } from '../changes/expire-changes.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, aQuote, ask, cards, type PaidAnswer } from '../../../../testing/a-trip.js';
import { expireHold } from './expire-reservations.js';

const start = '2026-11-21T09:30:00Z';

describe('a payment begun just before its deadline', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace(start);
  });
  beforeEach(() => {
    marketplace.setNow(start);
  });
  after(() => marketplace.close());

  const confirm = async ({ payment_uuid }: { payment_uuid: string }) =>
    await ask<PaidAnswer>(marketplace, marketplace.customer, 'POST', `/payments/${payment_uuid}/confirm`, {
      approved: true,
    });

  it('keeps the car when the expiry job runs meanwhile', async () => {
    const { customer, deps } = marketplace;
    const car = await marketplace.car();
    const { quote_uuid } = await aQuote(marketplace, car.uuid, '2026-12-01', '2026-12-04');
    const { body } = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
    const url = `/reservations/${body.reservation_uuid}`;
    const paying = await ask<PaidAnswer>(marketplace, customer, 'POST', `${url}/pay`, aCard(cards.confirmed));
    marketplace.setNow('2026-11-21T09:46:00Z');
    await expireHold(deps, body.reservation_uuid);
    const paid = await confirm(paying.body.payment);
    assert.deepEqual([paid.status, paid.body.reservation.status], [200, 'confirmed']);
  });

  it('applies the change when the expiry job runs meanwhile', async () => {
    const { customer, owner, deps } = marketplace;
    const car = await marketplace.car();
    const trip = await aBookedTrip(marketplace, customer, car.uuid, '2026-12-01', '2026-12-04');
    const url = `/reservations/${trip.reservation_uuid}`;
    const longer = { pick_up: '2026-12-01T10:00', return: '2026-12-06T10:00' };
    const quoted = await ask<{ difference: { amount_minor: number } }>(
      marketplace,
      customer,
      'POST',
      `${url}/change-quotes`,
      longer,
    );
    const expected_difference_minor = quoted.body.difference.amount_minor;
    const asked = await ask(marketplace, customer, 'POST', `${url}/changes`, {
      ...longer,
      expected_difference_minor,
    });
    const changeUuid = asked.body.change?.change_uuid ?? '';
    await ask(marketplace, owner, 'POST', `/changes/${changeUuid}/approve`);
    const card = aCard(cards.confirmed);
    const paying = await ask<PaidAnswer>(marketplace, customer, 'POST', `/changes/${changeUuid}/pay`, card);
    marketplace.setNow('2026-11-22T09:31:00Z');
    await expireChange(deps, { uuid: changeUuid, reservation_uuid: trip.reservation_uuid });
    const paid = await confirm(paying.body.payment);
    assert.deepEqual([paid.status, paid.body.reservation.return], [200, '2026-12-06T10:00']);
  });
});
