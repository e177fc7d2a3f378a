import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aSignedInUser, headersOf } from '../../../../testing/a-user.js';
import { aWaitingPerson, type Person } from '../../../../testing/ask-verification.js';
import { memoryDocumentStorage } from '../../../../testing/memory-document-storage.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

describe('an account', () => {
  const documentStorage = memoryDocumentStorage();
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp({ documentStorage, now: () => new Date('2026-11-21T09:30:00Z') });
  });
  after(() => testApp.close());

  async function ask(
    by: Pick<Person, 'headers'>,
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object,
  ) {
    const given = payload === undefined ? {} : { payload };
    const answer = await testApp.app.inject({ method, url, headers: by.headers, ...given });
    const body = answer.body === '' ? {} : answer.json<object>();
    return {
      status: answer.statusCode,
      body: body as never as Record<string, string> & {
        fields: object;
        user: object;
        open_trips: { car_name: string }[];
      },
    };
  }

  it('is read and changed field by field', async () => {
    const person = await aSignedInUser(testApp);
    const { body } = await ask(person, 'PATCH', '/my/account', { city: '  Hamburg ', fname: 'Claire' });
    assert.deepEqual([body['city'], body['fname'], body['lname']], ['Hamburg', 'Claire', person.user.lname]);
    const blank = await ask(person, 'PATCH', '/my/account', { city: ' ' });
    assert.deepEqual([blank.status, Object.keys(blank.body.fields)], [400, ['city']]);
    for (const field of ['role', 'account_status', 'user_verification', 'email', 'uuid']) {
      assert.equal((await ask(person, 'PATCH', '/my/account', { [field]: 'admin' })).status, 400, field);
    }
  });

  it('takes no contact details, links or numbers as a name', async () => {
    const person = await aSignedInUser(testApp);
    for (const fname of ['WhatsApp +351912345678', 'see https://evil.example/x']) {
      const refused = await ask(person, 'PATCH', '/my/account', { fname });
      assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['fname']], fname);
    }
    const { body } = await ask(person, 'PATCH', '/my/account', { fname: 'O’Neil-Żółć', lname: 'Mary.Ann' });
    assert.deepEqual([body['fname'], body['lname']], ['O’Neil-Żółć', 'Mary.Ann']);
  });

  it('reads a new number by the address of its person, and keeps what it read when they move', async () => {
    const person = await aSignedInUser(testApp, { phone: 'abc', city: 'Aveiro', region: 'Nowhere' });
    const change = async (changes: object) =>
      (await ask(person, 'PATCH', '/my/account', changes)).body['phone_e164'];
    assert.equal(await change({ phone: '912 345 678' }), null);
    assert.equal(await change({ city: 'Lisboa' }), '+351912345678');
    assert.equal(await change({ city: 'Berlin' }), '+351912345678');
    assert.equal(await change({ phone: '030/1234567' }), '+49301234567');
    assert.equal(await change({ phone: '12' }), null);
  });

  it('keeps the name of a verified person', async () => {
    const person = await aSignedInUser(testApp, { user_verification: 'verified' });
    const answer = await ask(person, 'PATCH', '/my/account', { lname: 'Other', city: 'Rome' });
    assert.deepEqual([answer.status, Object.keys(answer.body.fields)], [422, ['lname']]);
    assert.deepEqual((await ask(person, 'GET', '/my/account')).body['fixed'], ['fname', 'lname']);
    const same = await ask(person, 'PATCH', '/my/account', { lname: person.user.lname, city: 'Rome' });
    assert.equal(same.body['city'], 'Rome');
  });

  it('shows a suspended person the reason, and accepts no change', async () => {
    const status_reason = 'Two fines were never paid.';
    const person = await aSignedInUser(testApp, { account_status: 'suspended', status_reason });
    assert.equal((await ask(person, 'GET', '/my/account')).body['status_reason'], status_reason);
    assert.equal(
      (await ask(person, 'PATCH', '/my/account', { city: 'Rome' })).body['code'],
      'ACCOUNT_SUSPENDED',
    );
    const close = await ask(person, 'POST', '/my/account/close', { email: person.user.email });
    assert.equal(close.body['code'], 'MOVE_NOT_ALLOWED');
  });

  it('adopts an address that was changed and confirmed at the identity service', async () => {
    const { user } = await aSignedInUser(testApp);
    const other = await aSignedInUser(testApp);
    const as = async (email: string, emailVerified = true) => {
      const token = await testApp.tokens.issue({ uid: user.identity_uid, email, emailVerified });
      return await ask({ headers: { authorization: `Bearer ${token}` } }, 'POST', '/login', { email });
    };
    assert.deepEqual((await as('unconfirmed@example.test', false)).body.user, { ...summaryOf(user) });
    const email = 'confirmed@example.test';
    assert.deepEqual((await as(email)).body.user, { ...summaryOf(user), email });
    assert.deepEqual((await as(other.user.email)).body.user, { ...summaryOf(user), email }, 'taken');
  });

  it('accepts the old and the new e-mail until the next sign-in', async () => {
    const { user } = await aSignedInUser(testApp);
    const renamed = { uid: user.identity_uid, email: 'renamed@example.test', emailVerified: true };
    const headers = { authorization: `Bearer ${await testApp.tokens.issue(renamed)}` };

    const { status, body } = await ask({ headers }, 'GET', '/my/account');
    assert.deepEqual([status, body['user_uuid'], body['email']], [200, user.uuid, user.email]);
    assert.equal((await ask({ headers }, 'PATCH', '/my/account', { city: 'Rome' })).body['city'], 'Rome');
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask({ headers }, 'POST', '/login', { email: renamed.email })),
    );
    for (const answer of answers) assert.equal(answer.status, 200);
    assert.equal((await ask({ headers }, 'GET', '/my/account')).body['email'], renamed.email);
    assert.equal((await ask({ headers }, 'POST', '/my/account/close', { email: renamed.email })).status, 204);
    // The identity outlived the profile: anyone who signs in with it again reads what has become of the account.
    const left = await ask({ headers }, 'POST', '/login', { email: renamed.email });
    assert.equal((left.body.user as Person['user']).account_status, 'closed');
  });

  it('adopts an address for only one of several people', async () => {
    const email = 'contested@example.test';
    const people = await Promise.all([1, 2, 3].map(() => aSignedInUser(testApp)));
    const answers = await Promise.all(
      people.map(async ({ user }) => {
        const token = await testApp.tokens.issue({ uid: user.identity_uid, email, emailVerified: true });
        return await ask({ headers: { authorization: `Bearer ${token}` } }, 'POST', '/login', { email });
      }),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    const having = answers.filter(({ body }) => (body.user as Person['user']).email === email);
    assert.equal(having.length, 1);
  });

  it('is closed when its address is typed again, without personal data but with its audit log', async () => {
    const person = await aWaitingPerson(testApp, { role: 'car_owner' });
    const { uuid } = await aCar(testApp, person.user.uuid);
    const files = documentStorage.files.size;
    const wrong = await ask(person, 'POST', '/my/account/close', { email: 'other@example.test' });
    assert.deepEqual([wrong.status, wrong.body['code']], [403, 'EMAIL_MISMATCH']);

    assert.equal((await ask(person, 'POST', '/my/account/close', { email: person.user.email })).status, 204);
    assert.equal(documentStorage.files.size, files - 4);
    const row = await testApp.database
      .selectFrom('users')
      .selectAll()
      .where('uuid', '=', person.user.uuid)
      .executeTakeFirstOrThrow();
    const kept = JSON.stringify({ ...row, identity_uid: '' });
    for (const secret of [person.user.email, person.user.phone, person.user.street, '1990-05-01']) {
      assert.ok(!kept.includes(secret), secret);
    }
    const car = await testApp.database
      .selectFrom('cars')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    assert.deepEqual([car.listing, car.is_public, car.plate, car.street], ['paused', false, '—', '—']);
    assert.equal((await ask(person, 'GET', '/my/account')).body['code'], 'ACCOUNT_CLOSED');
    const log = await testApp.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_uuid', '=', person.user.uuid)
      .execute();
    assert.ok(log.some(({ action }) => action === 'user.closed'));
    // Anyone who had the address may sign up again, with a new identity.
    const headers = await headersOf(testApp, { uid: 'new-identity', email: person.user.email });
    const { fname, lname, gender, phone, zip_code, city, street, region, role, email } = person.user;
    const again = await ask({ headers }, 'POST', '/register', {
      fname,
      lname,
      gender,
      phone,
      zip_code,
      city,
      street,
      region,
      role,
      email,
    });
    assert.equal(again.status, 201);
  });

  it('is not closed with an open trip or payout, nor as the last administrator’s', async () => {
    const admin = await aSignedInUser(testApp, { role: 'admin' });
    const last = await ask(admin, 'POST', '/my/account/close', { email: admin.user.email });
    assert.deepEqual([last.status, last.body['code']], [409, 'LAST_ADMIN']);
    await aSignedInUser(testApp, { role: 'admin' });
    assert.equal((await ask(admin, 'POST', '/my/account/close', { email: admin.user.email })).status, 204);

    const owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    const customer = await aSignedInUser(testApp, { user_verification: 'verified' });
    const { uuid: car_uuid } = await aCar(testApp, owner.user.uuid);
    const trip = { car_uuid, pick_up: '2026-12-01T10:00', return: '2026-12-04T10:00' };
    const quote = await ask(customer, 'POST', '/quotes', trip);
    const headers = { ...customer.headers, 'idempotency-key': 'one-trip-please' };
    const reserved = await ask({ headers }, 'POST', '/reservations', {
      quote_uuid: quote.body['quote_uuid'],
    });
    assert.equal(reserved.status, 201, JSON.stringify(reserved.body));
    for (const person of [owner, customer]) {
      const refused = await ask(person, 'POST', '/my/account/close', { email: person.user.email });
      assert.deepEqual([refused.status, refused.body['code']], [409, 'OPEN_TRIPS']);
      const { body } = await ask(person, 'GET', '/my/account');
      assert.match(body['cannot_close']!, /a trip that is not over/);
      assert.deepEqual(body.open_trips, [
        {
          reservation_uuid: reserved.body['reservation_uuid'],
          viewer: person === owner ? 'owner' : 'customer',
          status: 'pending_payment',
          car_name: body.open_trips[0]?.car_name,
          pick_up: trip.pick_up,
          return: trip.return,
        },
      ]);
      assert.match(body.open_trips[0]!.car_name, /\w \w/);
    }

    const reservation_uuid = reserved.body['reservation_uuid']!;
    const { database } = testApp;
    await database
      .updateTable('reservations')
      .set({ status: 'expired' })
      .where('uuid', '=', reservation_uuid)
      .execute();
    const payout = { reservation_uuid, owner_uuid: owner.user.uuid, amount_minor: 9_000, currency: 'EUR' };
    const due = { status: 'scheduled', due_at: new Date('2026-11-22T09:30:00Z'), paid_at: null } as const;
    await database
      .insertInto('payouts')
      .values({ ...payout, ...due })
      .execute();
    for (const status of ['scheduled', 'sent'] as const) {
      await database
        .updateTable('payouts')
        .set({ status })
        .where('reservation_uuid', '=', reservation_uuid)
        .execute();
      const unpaid = await ask(owner, 'POST', '/my/account/close', { email: owner.user.email });
      assert.deepEqual([unpaid.status, unpaid.body['code']], [409, 'OPEN_PAYOUTS'], status);
    }
    const gone = await ask(customer, 'POST', '/my/account/close', { email: customer.user.email });
    assert.equal(gone.status, 204);
  });
});

function summaryOf({ uuid, email, role, lname, account_status }: Person['user']) {
  return { uuid, email, role, lname, account_status };
}
