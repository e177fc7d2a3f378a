import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { OwnerProfileBody } from './owner-profile.schemas.js';

describe('an owner’s profile', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  const anOwner = () =>
    aSignedInUser(marketplace, {
      role: 'car_owner',
      user_verification: 'verified',
      fname: 'Beatriz',
      lname: 'Silva',
    });
  const view = async (ownerUuid: string) => {
    const answer = await marketplace.app.inject(`/owners/${ownerUuid}`);
    return { status: answer.statusCode, text: answer.body, body: answer.json<OwnerProfileBody>() };
  };

  it('shows visitors the first name, cars and reviews, and nothing else of the person', async () => {
    const { user } = await anOwner();
    const car = await aCar(marketplace, user.uuid, { make: 'Fiat', model: 'Panda' });
    const paused = await aCar(marketplace, user.uuid, { listing: 'paused', make: 'Seat', model: 'Ibiza' });
    for (const [{ uuid: car_uuid }, stars, day] of [
      [car, 5, 1],
      [paused, 4, 2],
    ] as const) {
      await marketplace.database
        .insertInto('car_reviews')
        .values({
          car_uuid,
          author_uuid: marketplace.customer.user.uuid,
          reservation_uuid: null,
          stars,
          text: 'Clean, call +351 912 345 678.',
          written_at: new Date(`2026-11-0${day}T10:00:00Z`),
        })
        .execute();
      await marketplace.database
        .updateTable('cars')
        .set({ rating_sum: stars, rating_count: 1 })
        .where('uuid', '=', car_uuid)
        .execute();
    }

    const { status, text, body } = await view(user.uuid);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.first_name, body.is_verified, body.trip_count, body.car_count, body.rating, body.languages],
      ['Beatriz', true, 0, 1, { average: 4.5, count: 2 }, []],
    );
    assert.deepEqual(
      body.cars.map(({ car_uuid }) => car_uuid),
      [car.uuid],
    );
    assert.deepEqual(
      body.reviews.map(({ car_name, stars }) => [car_name, stars]),
      [
        ['Seat Ibiza', 4],
        ['Fiat Panda', 5],
      ],
    );
    for (const secret of ['Silva', user.email, user.phone, user.street, '912 345 678']) {
      assert.equal(text.includes(secret), false, secret);
    }
  });

  it('shows the languages that the person chose', async () => {
    const owner = await anOwner();
    await aCar(marketplace, owner.user.uuid);
    const change = (languages: string[]) =>
      ask<{ languages: string[] }>(marketplace, owner, 'PATCH', '/my/account', { languages });
    assert.deepEqual((await change(['pt', 'en'])).body.languages, ['pt', 'en']);
    assert.deepEqual((await view(owner.user.uuid)).body.languages, ['pt', 'en']);
    for (const refused of [['Portuguese'], ['pt', 'pt']]) assert.equal((await change(refused)).status, 400);
    assert.deepEqual((await change([])).body.languages, []);
  });

  it('counts trips that have ended as agreed', async () => {
    const { uuid } = (await anOwner()).user;
    const car = await aCar(marketplace, uuid, { instant_book: true });
    const { customer } = marketplace;
    const ended = await aBookedTrip(marketplace, customer, car.uuid, '2026-12-01', '2026-12-04');
    await aBookedTrip(marketplace, customer, car.uuid, '2026-12-05', '2026-12-06');
    assert.equal((await view(uuid)).body.trip_count, 0);
    await marketplace.database
      .updateTable('reservations')
      .set({ status: 'completed' })
      .where('uuid', '=', ended.reservation_uuid)
      .execute();
    assert.equal((await view(uuid)).body.trip_count, 1);
  });

  it('does not exist without a public car, nor for another person or no person', async () => {
    const { uuid } = (await anOwner()).user;
    await aCar(marketplace, uuid, { listing: 'paused' });
    for (const none of [uuid, marketplace.customer.user.uuid, crypto.randomUUID(), 'no-uuid']) {
      const { status, text } = await view(none);
      assert.equal(status, 404, none);
      assert.ok(text.includes('OWNER_NOT_FOUND'));
    }
  });
});
