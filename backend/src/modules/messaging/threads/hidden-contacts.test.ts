import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { reservationStatuses } from '../../booking/public.js';
import { showsContacts } from './message-body.js';
import type { MessagesBody, MessageThreadBody, ThreadMessageBody } from './thread.schemas.js';

describe('showsContacts', () => {
  it('shows contact details from agreement on, after the trip too, and not once it was called off', () => {
    const showing = reservationStatuses.filter((status) => showsContacts(status));
    assert.deepEqual(showing, ['confirmed', 'in_progress', 'completed', 'disputed']);
    assert.deepEqual([showsContacts(null), showsContacts(undefined)], [false, false]);
  });
});

describe('telephone numbers without a country code', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());

  const [portuguese, danish] = ['+351 912 345 678', '+45 22 33 44 55'];
  // Eight digits are a number in Denmark and Germany, and none in Portugal.
  for (const [of, customerPhone, ownerPhone, place_slug, isHidden] of [
    ['neither the two nor the car', portuguese, portuguese, 'lisbon', false],
    ['the customer', danish, portuguese, 'lisbon', true],
    ['the owner', portuguese, danish, 'lisbon', true],
    ['the car', portuguese, portuguese, 'berlin', true],
  ] as const) {
    it(`are ${isHidden ? 'hidden' : 'shown'} when they are of the country of ${of}`, async () => {
      const customer = await aSignedInUser(market, { phone: customerPhone });
      const owner = await aSignedInUser(market, {
        role: 'car_owner',
        user_verification: 'verified',
        phone: ownerPhone,
      });
      const car = await aCar(market, owner.user.uuid, { place_slug });
      const text = '3012 3456';
      const url = `/cars/${car.uuid}/messages`;
      const { thread_uuid } = (await ask<ThreadMessageBody>(market, customer, 'POST', url, { text })).body;
      const thread = `/my/threads/${thread_uuid}`;
      const page = await ask<MessagesBody>(market, owner, 'GET', `${thread}/messages`);
      const { body } = await ask<MessageThreadBody>(market, owner, 'GET', thread);
      const shown = isHidden ? '•••' : text;
      assert.deepEqual([page.body.messages[0]?.text, body.excerpt], [shown, shown]);
    });
  }
});
