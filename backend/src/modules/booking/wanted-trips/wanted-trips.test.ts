import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aQuote, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { allKinds, askVerification, aWaitingPerson } from '../../../../testing/ask-verification.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

let testApp: TestApp;
let now = new Date('2026-11-21T09:30:00Z');

before(async () => {
  testApp = await startTestApp({ now: () => now });
});
after(() => testApp.close());

it('a newly verified person is led back to the wanted trip until it is booked or past', async () => {
  const owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
  const admin = await aSignedInUser(testApp, { role: 'admin' });
  const person = await aWaitingPerson(testApp);
  const car = await aCar(testApp, owner.user.uuid);
  const quote = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
  const other = await aQuote(testApp, car.uuid, '2026-12-11', '2026-12-14');
  const reserve = (quote_uuid: string) => ask(testApp, person, 'POST', '/reservations', { quote_uuid });
  const wanted = async () => {
    const { body } = await ask<{ renting: { wanted_trip: { pick_up: string; link: string } | null } }>(
      testApp,
      person,
      'GET',
      '/my/home',
    );
    return body.renting.wanted_trip;
  };

  const stand = (user_verification: 'rejected' | 'pending') =>
    testApp.database
      .updateTable('users')
      .set({ user_verification })
      .where('uuid', '=', person.user.uuid)
      .execute();

  assert.equal(await wanted(), null);
  // Nothing is held for one whose documents were rejected.
  await stand('rejected');
  assert.equal((await reserve(other.quote_uuid)).body.code, 'VERIFICATION_REQUIRED');
  assert.equal((await reserve(quote.quote_uuid)).body.code, 'VERIFICATION_REQUIRED');
  const link = `/carlisting/car/${car.uuid}?pick_up=2026-12-01T10%3A00&return=2026-12-04T10%3A00`;
  assert.deepEqual([(await wanted())?.pick_up, (await wanted())?.link], ['2026-12-01T10:00', link]);

  await stand('pending');
  now = new Date('2026-11-22T09:30:00Z');
  await askVerification(testApp, admin, 'POST', `/admin/user-verifications/${person.user.uuid}/decision`, {
    verification_uuid: person.verificationUuid,
    decision: 'verified',
    documents: allKinds.map((kind) => ({ kind, decision: 'accepted' })),
  });
  const { body } = await ask<{ notifications: { kind: string; title: string; link: string }[] }>(
    testApp,
    person,
    'GET',
    '/my/notifications',
  );
  const told = body.notifications.find(({ kind }) => kind === 'user_verified');
  assert.deepEqual([told?.title, told?.link], ['You’re verified: book your trip now', link]);

  now = new Date('2026-12-01T10:00:01Z');
  assert.equal(await wanted(), null, 'its pick-up has passed');
  now = new Date('2026-11-22T10:00:00Z');
  assert.notEqual(await wanted(), null);
  const again = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
  assert.equal((await reserve(again.quote_uuid)).status, 201);
  assert.equal(await wanted(), null, 'it is booked');
});
