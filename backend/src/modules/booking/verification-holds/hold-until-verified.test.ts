import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aCard, aQuote, ask, type PaidAnswer, type TripAnswer } from '../../../../testing/a-trip.js';
import { aUser, headersOf, unconfirmed } from '../../../../testing/a-user.js';
import { aNewcomer, aWaitingNewcomer } from '../../../../testing/a-newcomer.js';
import {
  allKinds,
  askVerification,
  sendDocuments,
  type Person,
} from '../../../../testing/ask-verification.js';
import { expireHolds } from '../reservations/expire-reservations.js';
import { verificationHoldMs } from './hold-until-verified.js';

interface Told {
  notifications: { kind: string; title: string; text: string; link: string }[];
}

const hour = 3_600_000;

describe('a hold before verification', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  const begin = () => marketplace.setNow('2026-11-21T09:30:00Z');
  const hold = async (person: Person, carUuid: string, key?: string) => {
    const { quote_uuid } = await aQuote(marketplace, carUuid, '2026-12-01', '2026-12-04');
    return await ask(marketplace, person, 'POST', '/reservations', { quote_uuid }, key);
  };
  const holdNewCar = async (person: Person) => await hold(person, (await marketplace.car()).uuid);
  const read = async (person: Person, { reservation_uuid }: TripAnswer) =>
    (await ask(marketplace, person, 'GET', `/reservations/${reservation_uuid}`)).body;
  const told = async (person: Person, trip: TripAnswer) =>
    (await ask<Told>(marketplace, person, 'GET', '/my/notifications')).body.notifications.filter(
      ({ link }) => link.includes(trip.reservation_uuid) || link === '/dashboard/user-ver-doc-form',
    );
  const decide = async (
    person: Awaited<ReturnType<typeof aWaitingNewcomer>>,
    decision: 'verified' | 'rejected' | 'changes_requested',
  ) => {
    const url = `/admin/user-verifications/${person.user.uuid}/decision`;
    const documents = allKinds.map((kind) => ({ kind, decision: 'accepted' }));
    const { status, body } = await askVerification(marketplace, marketplace.admin, 'POST', url, {
      verification_uuid: person.verificationUuid,
      decision,
      ...(decision === 'verified' ? { documents } : { reason: 'The pictures are not readable.' }),
    });
    assert.equal(status, 200, JSON.stringify(body));
  };

  it('takes the car for a newcomer, who cannot pay yet, and tells both sides', async () => {
    begin();
    const newcomer = await aNewcomer(marketplace, { fname: 'Nia' });
    const car = await marketplace.car();
    const { quote_uuid } = await aQuote(marketplace, car.uuid, '2026-12-01', '2026-12-04');
    const { status, body } = await hold(newcomer, car.uuid);
    assert.equal(status, 201);
    assert.deepEqual(
      [body.status, body.awaits_verification, body.can, body.hold_expires_at],
      ['pending_payment', true, ['release'], '2026-11-21T10:00:00.000Z'],
    );
    assert.deepEqual(
      body.timeline.map(({ what }) => what),
      ['The car was held until the customer is verified.'],
    );
    const paid = await ask(
      marketplace,
      newcomer,
      'POST',
      `/reservations/${body.reservation_uuid}/pay`,
      aCard(),
    );
    assert.deepEqual([paid.status, paid.body.code], [403, 'VERIFICATION_REQUIRED']);
    const other = await ask(marketplace, marketplace.customer, 'POST', '/reservations', { quote_uuid });
    assert.deepEqual([other.status, other.body.code], [409, 'CAR_UNAVAILABLE']);

    const { owner } = marketplace;
    const list = await ask<{ reservations: TripAnswer[] }>(marketplace, owner, 'GET', '/owner/reservations');
    const shown = list.body.reservations.find((each) => each.reservation_uuid === body.reservation_uuid);
    assert.deepEqual([shown?.awaits_verification, shown?.can], [true, ['decline']]);
    assert.deepEqual(
      [(await told(newcomer, body))[0]?.title, (await told(owner, body))[0]?.title],
      [
        'Verify your identity: we’re holding the Fiat 500 until Sat 21 Nov 2026, 10:00',
        'Nia would like your Fiat 500 and is being verified',
      ],
    );
  });

  it('lasts longer once the documents are sent within half an hour', async () => {
    begin();
    const newcomer = await aNewcomer(marketplace);
    const { body } = await holdNewCar(newcomer);
    assert.equal(body.is_being_verified, false);
    marketplace.setNow('2026-11-21T09:59:00Z');
    await sendDocuments(marketplace, newcomer);
    const sent = await read(newcomer, body);
    assert.equal(sent.is_being_verified, true);
    // Nothing was decided yet, so that no one knows how long it takes.
    assert.deepEqual(
      [sent.awaits_verification, sent.hold_expires_at, sent.timeline.at(-1)?.what],
      [true, '2026-11-22T09:30:00.000Z', 'The customer sent their documents, and the car was held longer.'],
    );
    marketplace.setNow('2026-11-21T10:00:00Z');
    await expireHolds(marketplace.deps);
    assert.equal((await read(newcomer, body)).status, 'pending_payment');
  });

  it('answers a repeated request with the same hold', async () => {
    begin();
    const newcomer = await aNewcomer(marketplace);
    const { quote_uuid } = await aQuote(
      marketplace,
      (await marketplace.car()).uuid,
      '2026-12-01',
      '2026-12-04',
    );
    const reserve = () => ask(marketplace, newcomer, 'POST', '/reservations', { quote_uuid });
    const [first, second] = await Promise.all([reserve(), reserve()]);
    assert.deepEqual([first.status, second.status], [201, 201]);
    assert.equal(first.body.reservation_uuid, second.body.reservation_uuid);
  });

  it('is one per person when several are requested at the same moment, and a release makes room', async () => {
    begin();
    const newcomer = await aNewcomer(marketplace);
    const cars = await Promise.all(Array.from({ length: 5 }, () => marketplace.car()));
    const answers = await Promise.all(cars.map(({ uuid }) => hold(newcomer, uuid)));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'held' : body.code)).sort();
    assert.deepEqual(codes, [...Array<string>(4).fill('ONE_HOLD_UNTIL_VERIFIED'), 'held']);
    const held = answers.find(({ status }) => status === 201)!;
    await ask(marketplace, newcomer, 'POST', `/reservations/${held.body.reservation_uuid}/release`);
    assert.equal((await holdNewCar(newcomer)).status, 201);
    const titles = (await told(marketplace.owner, held.body)).map(({ title }) => title);
    assert.ok(titles.includes('Your Fiat 500 is available again'));
  });

  it('is refused without a confirmed address, and for rejected documents', async () => {
    begin();
    const refused = async (person: Person) => {
      const { status, body } = await holdNewCar(person);
      return [status, body.code];
    };
    const user = await aUser(marketplace, unconfirmed);
    const identity = { uid: user.identity_uid, email: user.email, emailVerified: false };
    const headers = await headersOf(marketplace, identity);
    assert.deepEqual(await refused({ user, headers }), [403, 'EMAIL_NOT_CONFIRMED']);
    const rejected = await aNewcomer(marketplace, { user_verification: 'rejected' });
    assert.deepEqual(await refused(rejected), [403, 'VERIFICATION_REQUIRED']);
  });

  it('is refused when less than the time to pay is left before the notice of the car', async () => {
    const newcomer = await aNewcomer(marketplace);
    const car = await marketplace.car({ notice_hours: 2 });
    const holdAt = async (instant: string, pickUpOn: string) => {
      marketplace.setNow(instant);
      const { quote_uuid } = await aQuote(marketplace, car.uuid, pickUpOn, '2026-12-09');
      return await ask(marketplace, newcomer, 'POST', '/reservations', { quote_uuid });
    };
    const late = await holdAt('2026-12-01T07:46:00Z', '2026-12-01');
    assert.equal(late.body.code, 'VERIFICATION_REQUIRED');
    const early = await holdAt('2026-12-05T07:30:00Z', '2026-12-05');
    assert.equal(early.body.hold_expires_at, '2026-12-05T08:00:00.000Z');
  });

  it('is paid once its customer is verified, and keeps the time that was promised', async () => {
    begin();
    const newcomer = await aWaitingNewcomer(marketplace);
    const { body } = await holdNewCar(newcomer);
    marketplace.setNow('2026-11-21T12:30:00Z');
    await decide(newcomer, 'verified');
    const trip = await read(newcomer, body);
    assert.deepEqual(
      [trip.status, trip.awaits_verification, trip.can, trip.hold_expires_at],
      ['pending_payment', false, ['pay', 'release'], body.hold_expires_at],
    );
    assert.equal(
      trip.timeline.at(-1)?.what,
      'The customer was verified, and the car was held for the payment.',
    );
    const [message] = await told(newcomer, body);
    assert.deepEqual(
      [message?.title, message?.link],
      ['You’re verified: pay by Sun 22 Nov 2026, 09:30', `/payment?reservation=${body.reservation_uuid}`],
    );
    const url = `/reservations/${body.reservation_uuid}/pay`;
    const paid = await ask<PaidAnswer>(marketplace, newcomer, 'POST', url, aCard());
    assert.equal(paid.body.reservation.status, 'confirmed');
  });

  it('leaves the ordinary time to pay when the decision comes at its end', async () => {
    begin();
    const newcomer = await aWaitingNewcomer(marketplace);
    const { body } = await holdNewCar(newcomer);
    const endsAt = Date.parse(body.hold_expires_at ?? '');
    marketplace.setNow(new Date(endsAt - 60_000).toISOString());
    await decide(newcomer, 'verified');
    const trip = await read(newcomer, body);
    assert.equal(Date.parse(trip.hold_expires_at ?? ''), endsAt + 14 * 60_000);
    marketplace.setNow(new Date(endsAt + 14 * 60_000).toISOString());
    await expireHolds(marketplace.deps);
    assert.equal((await read(newcomer, body)).status, 'expired');
    const [customer] = await told(marketplace.owner, body);
    assert.match(customer?.text ?? '', /was verified, but didn’t pay in time\.$/);
  });

  it('lasts as long as documents and the median decision take, an hour at least and a day at most', async () => {
    assert.deepEqual(
      [undefined, 0, 3 * hour, 80 * hour].map((usual) => verificationHoldMs(usual) / hour),
      [24, 1, 3.5, 24],
    );
    const fresh = await aMarketplace('2026-11-21T09:30:00Z');
    const people = [];
    for (let count = 0; count < 3; count += 1) people.push(await aWaitingNewcomer(fresh));
    for (const [index, time] of ['10:30', '12:30', '20:30'].entries()) {
      fresh.setNow(`2026-11-21T${time}:00Z`);
      const { user, verificationUuid } = people[index]!;
      const documents = allKinds.map((kind) => ({ kind, decision: 'accepted' }));
      const payload = { verification_uuid: verificationUuid, decision: 'verified', documents };
      await askVerification(
        fresh,
        fresh.admin,
        'POST',
        `/admin/user-verifications/${user.uuid}/decision`,
        payload,
      );
    }
    const newcomer = await aWaitingNewcomer(fresh);
    const mine = await askVerification(fresh, newcomer, 'GET', '/my/verification');
    assert.equal(mine.body.usual_minutes, 180);
    const { quote_uuid } = await aQuote(fresh, (await fresh.car()).uuid, '2026-12-01', '2026-12-04');
    const { body } = await ask(fresh, newcomer, 'POST', '/reservations', { quote_uuid });
    assert.equal(body.hold_expires_at, '2026-11-22T00:00:00.000Z');
    await fresh.close();
  });

  it('ends for both sides when the documents are rejected, and goes on when they need changes', async () => {
    begin();
    const newcomer = await aWaitingNewcomer(marketplace);
    const car = await marketplace.car();
    const { body } = await hold(newcomer, car.uuid);
    await decide(newcomer, 'rejected');
    const trip = await read(newcomer, body);
    assert.deepEqual([trip.status, trip.timeline.at(-1)?.what], ['expired', 'The car was released.']);
    const texts = await Promise.all([newcomer, marketplace.owner].map((person) => told(person, body)));
    assert.deepEqual(
      texts.map((messages) => messages.some(({ text }) => text.includes('Verification wasn’t possible.'))),
      [false, true],
    );
    assert.equal((await hold(marketplace.customer, car.uuid)).status, 201);

    const another = await aWaitingNewcomer(marketplace);
    const held = await holdNewCar(another);
    await decide(another, 'changes_requested');
    assert.equal((await read(another, held.body)).awaits_verification, true);
  });

  it('ends when the documents say that the customer is too young for the car', async () => {
    begin();
    const newcomer = await aWaitingNewcomer(marketplace);
    const car = await marketplace.car({ min_driver_age: 60 });
    const { body } = await hold(newcomer, car.uuid);
    await decide(newcomer, 'verified');
    const trip = await read(newcomer, body);
    assert.deepEqual(
      [trip.status, trip.timeline.at(-1)?.note],
      ['expired', 'Drivers of this car have to be older at the pick-up.'],
    );
  });

  it('ends when its customer is suspended', async () => {
    begin();
    const newcomer = await aNewcomer(marketplace);
    const { body } = await holdNewCar(newcomer);
    const url = `/admin/users/${newcomer.user.uuid}/suspend`;
    await ask(marketplace, marketplace.admin, 'POST', url, {
      reason: 'Several complaints about this person.',
    });
    assert.equal((await read(marketplace.admin, body)).status, 'expired');
  });

  it('runs out, and bars from the car only who sent no documents', async () => {
    begin();
    const [waiting, idle] = [await aWaitingNewcomer(marketplace), await aNewcomer(marketplace)];
    const cars = [await marketplace.car(), await marketplace.car()];
    const held = await hold(waiting, cars[0]!.uuid);
    const { body: heldInVain } = await hold(idle, cars[1]!.uuid);
    marketplace.setNow(heldInVain.hold_expires_at ?? '');
    await expireHolds(marketplace.deps);
    const { quote_uuid } = await aQuote(marketplace, cars[1]!.uuid, '2026-12-11', '2026-12-14');
    const again = await ask(marketplace, idle, 'POST', '/reservations', { quote_uuid });
    assert.equal(again.body.code, 'HELD_RECENTLY');
    marketplace.setNow(held.body.hold_expires_at ?? '');
    await expireHolds(marketplace.deps);
    const [message] = (await told(waiting, held.body)).filter(
      ({ kind }) => kind === 'verification_hold_ended',
    );
    assert.match(message?.text ?? '', /You weren’t verified in time/);
    assert.equal((await hold(waiting, cars[0]!.uuid)).status, 201);
  });
});
