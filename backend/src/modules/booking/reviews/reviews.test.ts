import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aQuote, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

type Person = Awaited<ReturnType<typeof aSignedInUser>>;

describe('POST /reservations/{reservation_uuid}/review', () => {
  let testApp: TestApp;
  let owner: Person;
  let customer: Person;
  before(async () => {
    testApp = await startTestApp({ now: () => new Date('2026-11-21T09:30:00Z') });
    const verified = { user_verification: 'verified' } as const;
    owner = await aSignedInUser(testApp, { ...verified, role: 'car_owner' });
    customer = await aSignedInUser(testApp, verified);
  });
  after(() => testApp.close());

  async function aTrip(status: 'pending_payment' | 'completed') {
    const car = await aCar(testApp, owner.user.uuid);
    const { quote_uuid } = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    const { body } = await ask(testApp, customer, 'POST', '/reservations', { quote_uuid });
    await testApp.database
      .updateTable('reservations')
      .set({ status })
      .where('uuid', '=', body.reservation_uuid)
      .execute();
    return { car: car.uuid, trip: body.reservation_uuid };
  }
  const review = (trip: string, payload: object, by = customer) =>
    ask(testApp, by, 'POST', `/reservations/${trip}/review`, payload);
  const shown = async (car: string) => (await testApp.app.inject({ url: `/cars/${car}` })).json();

  it('accepts one review, shows it with the car, and notifies the owner', async () => {
    const { car, trip } = await aTrip('completed');
    const { status, body } = await review(trip, { stars: 4, text: ' Clean and quick. ' });
    assert.equal(status, 200);
    assert.deepEqual([body.review?.stars, body.review?.text], [4, 'Clean and quick.']);
    assert.equal(body.can.includes('review'), false);
    assert.deepEqual([(await review(trip, { stars: 1 })).body.code], ['ALREADY_REVIEWED']);

    const details = await shown(car);
    assert.equal(details.rating.count, 1);
    assert.deepEqual(
      details.reviews.map(({ stars }: { stars: number }) => stars),
      [4],
    );
    const told = await testApp.app.inject({ url: '/my/notifications', headers: owner.headers });
    assert.match(told.json().notifications[0].title, /gave your Fiat 500 4 of 5 stars/);
  });

  it('refuses contact details in its text at the field, with what was found', async () => {
    const { trip } = await aTrip('completed');
    const refused = await review(trip, { stars: 5, text: 'Book direct: ada (at) example (dot) com' });
    assert.deepEqual([refused.status, refused.body.code], [422, 'VALUE_NOT_ALLOWED']);
    assert.match(
      refused.body.fields['text'] ?? '',
      /public.*an email address: “ada \(at\) example \(dot\) com”/,
    );
    assert.equal((await review(trip, { stars: 5 })).status, 200);
  });

  it('accepts one of two reviews sent at the same moment', async () => {
    const { car, trip } = await aTrip('completed');
    const sent = await Promise.all([review(trip, { stars: 5 }), review(trip, { stars: 5 })]);
    assert.deepEqual(sent.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await shown(car)).reviews.length, 1);
  });

  it('refuses a review before the trip is completed, and from all but its customer', async () => {
    const { trip } = await aTrip('pending_payment');
    assert.equal((await review(trip, { stars: 5 })).body.code, 'MOVE_NOT_ALLOWED');
    const { trip: completed } = await aTrip('completed');
    const stranger = await aSignedInUser(testApp);
    for (const other of [owner, stranger]) {
      assert.equal((await review(completed, { stars: 5 }, other)).body.code, 'RESERVATION_NOT_FOUND');
    }
    assert.equal((await review('nonsense', { stars: 5 })).body.code, 'RESERVATION_NOT_FOUND');
  });

  for (const payload of [
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    {},
    { stars: 5, text: 'x'.repeat(2_001) },
  ]) {
    it(`refuses ${JSON.stringify(payload).slice(0, 40)}`, async () => {
      const { trip } = await aTrip('completed');
      assert.equal((await review(trip, payload)).status, 400);
    });
  }
});
