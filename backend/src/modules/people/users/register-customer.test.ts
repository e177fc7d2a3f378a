import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aRegistration, headersOf } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

describe('POST /register/customer', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
  });
  after(async () => {
    await testApp.close();
  });

  async function ask(method: 'GET' | 'POST' | 'PATCH', url: string, email: string, payload?: object) {
    const headers = await headersOf(testApp, { uid: `uid-of-${email}`, email, emailVerified: true });
    const sent = payload === undefined ? {} : { payload };
    const response = await testApp.app.inject({ method, url, headers, ...sent });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  }
  function aShortRegistration() {
    const { fname, lname, email, phone } = aRegistration();
    return { fname, lname, email, phone };
  }

  it('creates a customer of name, e-mail and phone alone', async () => {
    const registration = aShortRegistration();
    const { status, body } = await ask('POST', '/register/customer', registration.email, registration);
    assert.deepEqual([status, body['success']], [201, true]);
    const account = await ask('GET', '/my/account', registration.email);
    const { fname, phone_e164, role, gender, street, city } = account.body;
    assert.deepEqual(
      { fname, phone_e164, role, gender, street, city },
      { fname: 'Clara', phone_e164: '+4930901820', role: 'customer', gender: null, street: '', city: '' },
    );
  });

  it('refuses a second registration with success: false', async () => {
    const registration = aShortRegistration();
    await ask('POST', '/register/customer', registration.email, registration);
    const again = await ask('POST', '/register/customer', registration.email, registration);
    assert.deepEqual(
      [again.status, again.body['success'], again.body['code']],
      [409, false, 'ALREADY_REGISTERED'],
    );
  });

  it('refuses a role and an address, and names what is missing', async () => {
    const full = aRegistration();
    const refused = await ask('POST', '/register/customer', full.email, full);
    assert.equal(refused.status, 400);
    assert.ok('role' in (refused.body['fields'] as object));
    const { fname: _, ...nameless } = aShortRegistration();
    const { body } = await ask('POST', '/register/customer', nameless.email, nameless);
    assert.deepEqual([body['success'], body['fields']], [false, { fname: 'First name is required.' }]);
  });

  it('asks for gender and address with the documents, once', async () => {
    const registration = aShortRegistration();
    await ask('POST', '/register/customer', registration.email, registration);
    const asked = async () => {
      const { body } = await ask('GET', '/my/verification', registration.email);
      const profile = new Set(['gender', 'street', 'zip_code', 'city', 'region']);
      return Object.keys(body['missing'] as object).filter((field) => profile.has(field));
    };
    assert.deepEqual(await asked(), ['gender', 'street', 'zip_code', 'city', 'region']);
    const submitted = await ask('POST', '/my/verification/submit', registration.email);
    assert.equal(submitted.body['code'], 'VERIFICATION_INCOMPLETE');
    assert.ok('street' in (submitted.body['fields'] as object));
    const address = { gender: 'female', street: 'Rua Augusta 1', zip_code: '1100-048', city: 'Lisboa' };
    await ask('PATCH', '/my/account', registration.email, { ...address, region: 'Lisboa' });
    assert.deepEqual(await asked(), []);
  });
});
