import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aRegistration, headersOf } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

describe('POST /register', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
  });
  after(async () => {
    await testApp.close();
  });

  async function register(payload: Record<string, unknown>, as = String(payload['email'])) {
    const headers = await headersOf(testApp, { uid: `uid-of-${as.toLowerCase()}`, email: as });
    return await testApp.app.inject({ method: 'POST', url: '/register', headers, payload });
  }

  async function countOf(table: 'users' | 'audit_log') {
    const { count } = await testApp.database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  it('creates a profile, and records it in the audit log', async () => {
    const registration = aRegistration({ fname: '  Zoë ', role: 'car_owner' });
    const response = await register(registration);

    assert.equal(response.statusCode, 201);
    const { success, user } = response.json<{ success: boolean; user: Record<string, unknown> }>();
    assert.equal(success, true);
    assert.deepEqual(Object.keys(user).sort(), ['account_status', 'email', 'lname', 'role', 'uuid']);
    assert.equal(user['role'], 'car_owner');

    const row = await testApp.database
      .selectFrom('users')
      .selectAll()
      .where('email', '=', registration.email)
      .executeTakeFirstOrThrow();
    assert.equal(row.fname, 'Zoë');
    assert.equal(row.user_verification, 'unverified');
    const entry = await testApp.database
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_uuid', '=', row.uuid)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      { who: entry.actor_uuid, what: entry.action, before: entry.before, after: entry.after },
      {
        who: row.uuid,
        what: 'user.registered',
        before: null,
        after: { role: 'car_owner', account_status: 'active', user_verification: 'unverified' },
      },
    );
  });

  it('answers success: false to a second registration, and changes nothing', async () => {
    const registration = aRegistration();
    await register(registration);
    const before = await countOf('audit_log');
    const response = await register({ ...registration, lname: 'Other' });

    assert.equal(response.statusCode, 409);
    assert.deepEqual(response.json(), {
      success: false,
      code: 'ALREADY_REGISTERED',
      message: 'There’s already a profile for this e-mail address.',
    });
    assert.equal(await countOf('audit_log'), before);
    const row = await testApp.database
      .selectFrom('users')
      .select('lname')
      .where('email', '=', registration.email)
      .executeTakeFirstOrThrow();
    assert.equal(row.lname, 'Customer');
  });

  it('keeps names as they are meant, without invisible characters', async () => {
    const registration = aRegistration({ fname: '👩‍👧\u200b', lname: 'abc\u202egpj.exe' });
    const payload = { ...registration, email: `\u202a${registration.email}\u202c` };
    assert.equal((await register(payload, registration.email)).statusCode, 201);
    const row = await testApp.database
      .selectFrom('users')
      .select(['fname', 'lname'])
      .where('email', '=', registration.email)
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { fname: '👩‍👧', lname: 'abcgpj.exe' });
  });

  it('refuses contact details, links and numbers as a name', async () => {
    for (const [field, text] of [
      ['fname', 'WhatsApp +351912345678'],
      ['lname', 'see https://evil.example/x'],
    ] as const) {
      const response = await register(aRegistration({ [field]: text }));
      assert.deepEqual(
        [response.statusCode, response.json().success, Object.keys(response.json().fields)],
        [422, false, [field]],
      );
    }
    const names = { fname: 'O’Neil-Żółć', lname: 'Mary.Ann' };
    assert.equal((await register(aRegistration(names))).statusCode, 201);
  });

  it('keeps the phone number as typed, and beside it what it means in the country of the address', async () => {
    const phones: [phone: string, city: string, region: string, e164: string | null][] = [
      ['030/1234567', 'Berlin', 'Berlin', '+49301234567'],
      ['912 345 678', 'Aveiro', 'Portugal', '+351912345678'],
      ['00351 912 345 678', 'Berlin', 'Berlin', '+351912345678'],
      ['912 345 678', 'Springfield', 'Nowhere', null],
      ['12', 'Berlin', 'Berlin', null],
      ['abc', 'Berlin', 'Berlin', null],
    ];
    for (const [phone, city, region, phone_e164] of phones) {
      const registration = aRegistration({ phone, city, region });
      assert.equal((await register(registration)).statusCode, 201);
      const row = await testApp.database
        .selectFrom('users')
        .select(['phone', 'phone_e164'])
        .where('email', '=', registration.email)
        .executeTakeFirstOrThrow();
      assert.deepEqual(row, { phone, phone_e164 });
    }
  });

  it('accepts one of many registrations at the same moment', async () => {
    const registration = aRegistration();
    const responses = await Promise.all(Array.from({ length: 8 }, () => register(registration)));
    const statuses = responses.map((response) => response.statusCode).sort();
    assert.deepEqual(statuses, [201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('refuses the e-mail address of another identity, in capitals too', async () => {
    const registration = aRegistration();
    await register(registration);
    const headers = await headersOf(testApp, {
      uid: 'someone-else',
      email: registration.email.toUpperCase(),
    });
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/register',
      headers,
      payload: registration,
    });
    assert.equal(response.statusCode, 409);
  });

  it('refuses an e-mail address other than the token’s', async () => {
    const response = await register(aRegistration(), 'mallory@example.test');
    assert.equal(response.statusCode, 403);
    assert.equal(response.json<{ code: string }>().code, 'EMAIL_MISMATCH');
    assert.equal(response.json<{ success: boolean }>().success, false);
  });

  it('keeps a domain of other letters in its ASCII form, however the identity service has it', async () => {
    for (const [name, as] of [
      ['ada', 'ada@xn--bcher-kva.example'],
      ['bea', 'bea@bücher.example'],
    ] as const) {
      const response = await register(aRegistration({ email: `${name}@bücher.example` }), as);
      assert.equal(response.statusCode, 201);
      assert.equal(response.json<{ user: { email: string } }>().user.email, `${name}@xn--bcher-kva.example`);
    }
  });

  it('refuses the role of administrator and unknown roles', async () => {
    for (const role of ['admin', 'owner', '', null]) {
      const response = await register(aRegistration({ role }));
      assert.equal(response.statusCode, 400, String(role));
      assert.deepEqual(response.json<{ fields: object }>().fields, {
        role: 'Role must be one of: customer, car_owner.',
      });
    }
  });

  const wrong: [circumstance: string, change: Record<string, unknown>, fields: Record<string, string>][] = [
    ['a missing field', { city: undefined }, { city: 'City is required.' }],
    ['an empty field', { street: '' }, { street: 'Street is required.' }],
    ['a blank field', { region: '   ' }, { region: 'Region is required.' }],
    ['a name of nothing visible', { lname: '\u200d\u2060' }, { lname: 'Last name is required.' }],
    ['a NUL character', { lname: 'A\u0000B' }, { lname: 'Last name must be one line of text.' }],
    ['a number for text', { phone: 4930 }, { phone: 'Phone number must be text.' }],
    ['a list for text', { fname: ['Clara'] }, { fname: 'First name must be text.' }],
    ['a third gender', { gender: 'x' }, { gender: 'Gender must be one of: male, female.' }],
    [
      'a name of 101 characters',
      { fname: 'x'.repeat(101) },
      { fname: 'First name must have at most 100 characters.' },
    ],
    ['an unknown field', { is_admin: true }, { is_admin: 'Is admin is not a known field.' }],
    ['a password', { password: 'secret' }, { password: 'Password is not a known field.' }],
    [
      'several wrong fields',
      { city: 1, zip_code: '' },
      { city: 'City must be text.', zip_code: 'Zip code is required.' },
    ],
  ];
  for (const [circumstance, change, fields] of wrong) {
    it(`refuses ${circumstance}, naming the field`, async () => {
      const users = await countOf('users');
      const response = await register(aRegistration(change));
      assert.equal(response.statusCode, 400);
      const body = response.json<{ success: boolean; code: string; fields: object }>();
      assert.equal(body.success, false);
      assert.equal(body.code, 'VALIDATION_FAILED');
      assert.deepEqual(body.fields, fields);
      assert.equal(await countOf('users'), users);
    });
  }

  it('refuses an invalid e-mail address', async () => {
    const response = await register(aRegistration({ email: 'clara' }), 'clara@example.test');
    assert.deepEqual(response.json<{ fields: object }>().fields, {
      email: 'E-mail must be a valid e-mail address.',
    });
  });

  it('answers success: false to a caller without a token', async () => {
    const response = await testApp.app.inject({ method: 'POST', url: '/register', payload: aRegistration() });
    assert.equal(response.statusCode, 401);
    assert.deepEqual(response.json(), {
      success: false,
      code: 'TOKEN_MISSING',
      message: 'Please sign in first.',
    });
  });
});
