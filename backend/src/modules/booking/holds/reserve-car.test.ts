import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aQuote, ask, type TripAnswer } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

type Person = Awaited<ReturnType<typeof aSignedInUser>>;
interface Page {
  reservations: TripAnswer[];
  has_more: boolean;
  next_cursor: string | null;
}

const start = new Date('2026-11-21T09:30:00Z');
const minutes = 60_000;

describe('POST /reservations', () => {
  let testApp: TestApp;
  let owner: Person;
  let customer: Person;
  let other: Person;
  let admin: Person;
  let now = start;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    const verified = { user_verification: 'verified' } as const;
    owner = await aSignedInUser(testApp, { ...verified, role: 'car_owner' });
    customer = await aSignedInUser(testApp, verified);
    other = await aSignedInUser(testApp, verified);
    admin = await aSignedInUser(testApp, { ...verified, role: 'admin' });
  });
  after(() => testApp.close());

  const reserve = (person: Person, quote_uuid: string, key?: string) =>
    ask(testApp, person, 'POST', '/reservations', { quote_uuid }, key);

  it('holds the car for 15 minutes at the quoted price', async () => {
    const car = await aCar(testApp, owner.user.uuid, { plate: 'AA-11-AA' });
    const quote = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    const { status, body } = await reserve(customer, quote.quote_uuid);
    assert.equal(status, 201);
    assert.deepEqual(
      [body.status, body.viewer, body.total, body.lines, body.pick_up],
      ['pending_payment', 'customer', quote.total, quote.lines, '2026-12-01T10:00'],
    );
    assert.equal(Date.parse(body.hold_expires_at ?? ''), now.getTime() + 15 * minutes);
    assert.deepEqual([body.can, body.paid.amount_minor, body.payout], [['pay', 'release'], 0, null]);
    assert.deepEqual([body.car.plate, body.owner.phone, body.address], [null, null, null]);
    assert.deepEqual(
      body.timeline.map(({ who, what }) => [who, what]),
      [['customer', 'The car was held for the payment.']],
    );

    const again = await reserve(customer, quote.quote_uuid);
    assert.equal(again.body.reservation_uuid, body.reservation_uuid);
    const late = await reserve(other, quote.quote_uuid);
    assert.deepEqual([late.status, late.body.code], [409, 'CAR_UNAVAILABLE']);
  });

  it('holds the car for the next customer once the first hold has expired', async () => {
    const car = await aCar(testApp, owner.user.uuid);
    const quote = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    await reserve(customer, quote.quote_uuid);
    now = new Date(start.getTime() + 15 * minutes);
    assert.equal((await reserve(other, quote.quote_uuid)).status, 201);
    now = new Date(start.getTime() + 30 * minutes);
    const expired = await reserve(customer, quote.quote_uuid);
    assert.deepEqual([expired.status, expired.body.code], [409, 'QUOTE_EXPIRED']);
    now = start;
  });

  it('answers a repeated request alike, and refuses another one under the same key', async () => {
    const car = await aCar(testApp, owner.user.uuid);
    const quote = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    const first = await reserve(customer, quote.quote_uuid, 'the-same');
    const [second, third] = await Promise.all([
      reserve(customer, quote.quote_uuid, 'the-same'),
      reserve(customer, quote.quote_uuid, 'the-same'),
    ]);
    assert.deepEqual([second.status, third.status], [201, 201]);
    assert.deepEqual(second.body, first.body);
    const another = await aQuote(testApp, car.uuid, '2026-12-11', '2026-12-12');
    const reused = await reserve(customer, another.quote_uuid, 'the-same');
    assert.deepEqual([reused.status, reused.body.code], [409, 'IDEMPOTENCY_KEY_REUSED']);
    const keyless = await testApp.app.inject({
      method: 'POST',
      url: '/reservations',
      headers: customer.headers,
      payload: { quote_uuid: another.quote_uuid },
    });
    assert.deepEqual([keyless.statusCode, keyless.json().code], [400, 'IDEMPOTENCY_KEY_REQUIRED']);
  });

  it('refuses the car’s owner, rejected and suspended customers, and administrators', async () => {
    const car = await aCar(testApp, owner.user.uuid);
    const { quote_uuid } = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    const verified = { user_verification: 'verified' } as const;
    const rejected = await aSignedInUser(testApp, { user_verification: 'rejected' });
    const suspended = await aSignedInUser(testApp, { ...verified, account_status: 'suspended' });
    const refused = async (person: Person) => {
      const { status, body } = await reserve(person, quote_uuid);
      return [status, body.code];
    };
    assert.deepEqual(await refused(owner), [403, 'OWN_CAR']);
    assert.deepEqual(await refused(rejected), [403, 'VERIFICATION_REQUIRED']);
    assert.deepEqual(await refused(suspended), [403, 'ACCOUNT_SUSPENDED']);
    assert.deepEqual(await refused(admin), [403, 'ROLE_NOT_ALLOWED']);
    const zeroSplit = await reserve(customer, '00000000-0000-4000-8000-000000000000');
    assert.deepEqual([zeroSplit.status, zeroSplit.body.code], [404, 'QUOTE_NOT_FOUND']);
  });

  it('asks for a number that can be called, and then holds the car', async () => {
    const person = await aSignedInUser(testApp, { user_verification: 'verified', phone: 'abc' });
    const car = await aCar(testApp, owner.user.uuid);
    const { quote_uuid } = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    const { status, body } = await reserve(person, quote_uuid);
    assert.deepEqual([status, body.code], [422, 'PHONE_UNREADABLE']);
    await ask(testApp, person, 'PATCH', '/my/account', { phone: '030/1234567' });
    assert.equal((await reserve(person, quote_uuid)).status, 201);
  });

  it('makes a reservation that only both sides and administrators can read', async () => {
    const customer = await aSignedInUser(testApp, { user_verification: 'verified' });
    const car = await aCar(testApp, owner.user.uuid, { plate: 'ZZ-99-ZZ' });
    const { quote_uuid } = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    const { body } = await reserve(customer, quote_uuid);
    const url = `/reservations/${body.reservation_uuid}`;
    const seen = await Promise.all(
      [customer, owner, admin, other].map((person) => ask<Partial<TripAnswer>>(testApp, person, 'GET', url)),
    );
    assert.deepEqual(
      seen.map(({ status, body: { viewer, customer: them, car: shown } }) => [
        status,
        viewer,
        them?.phone ?? null,
        shown?.plate ?? null,
      ]),
      [
        [200, 'customer', customer.user.phone, null],
        [200, 'owner', null, 'ZZ-99-ZZ'],
        [200, 'admin', customer.user.phone, 'ZZ-99-ZZ'],
        [404, undefined, null, null],
      ],
    );
    const list = async (person: Person, path: string) =>
      (await ask<Page>(testApp, person, 'GET', path)).body.reservations.map((each) => each.reservation_uuid);
    assert.ok((await list(customer, '/my/reservations?when=coming')).includes(body.reservation_uuid));
    assert.deepEqual(await list(customer, '/my/reservations?when=past'), []);
    // An owner need not know of what may never be paid.
    assert.deepEqual(await list(owner, '/owner/reservations'), []);
    const found = await list(admin, '/admin/reservations?query=zz-99&status=pending_payment');
    assert.deepEqual(found, [body.reservation_uuid]);
    assert.deepEqual(await list(admin, `/admin/reservations?query=${body.reservation_uuid}`), found);
    assert.equal((await ask(testApp, customer, 'GET', '/admin/reservations')).status, 403);

    const later = await aQuote(testApp, car.uuid, '2026-12-11', '2026-12-14');
    await reserve(customer, later.quote_uuid);
    const first = await ask<Page>(testApp, customer, 'GET', '/my/reservations?limit=1');
    const second = await list(customer, `/my/reservations?limit=1&cursor=${first.body.next_cursor}`);
    assert.ok(first.body.has_more && second[0] !== first.body.reservations[0]?.reservation_uuid);
  });
});
