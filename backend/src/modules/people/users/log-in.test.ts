import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aSignedInUser, headersOf } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

describe('POST /login', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
  });
  after(async () => {
    await testApp.close();
  });

  async function logIn(headers: Record<string, string>, payload: unknown) {
    return await testApp.app.inject({ method: 'POST', url: '/login', headers, payload: payload as object });
  }

  it('answers with the five fields of a session', async () => {
    const { user, headers } = await aSignedInUser(testApp, { role: 'car_owner', lname: 'Müller' });
    const response = await logIn(headers, { email: user.email });
    assert.equal(response.statusCode, 200);
    assert.deepEqual(response.json(), {
      user: {
        uuid: user.uuid,
        email: user.email,
        role: 'car_owner',
        lname: 'Müller',
        account_status: 'active',
      },
    });
  });

  it('ignores capitals in the e-mail address', async () => {
    const { user, headers } = await aSignedInUser(testApp);
    const response = await logIn(headers, { email: user.email.toUpperCase() });
    assert.equal(response.statusCode, 200);
  });

  it('accepts a domain of other letters as typed, and in its ASCII form', async () => {
    const { headers } = await aSignedInUser(testApp, { email: 'ada@xn--bcher-kva.example' });
    for (const email of ['ada@bücher.example', 'Ada@xn--bcher-kva.example']) {
      assert.equal((await logIn(headers, { email })).statusCode, 200, email);
    }
  });

  for (const accountStatus of ['suspended', 'closed'] as const) {
    it(`answers ${accountStatus} people with their profile and its status`, async () => {
      const { user, headers } = await aSignedInUser(testApp, { account_status: accountStatus });
      const response = await logIn(headers, { email: user.email });
      assert.equal(response.statusCode, 200);
      assert.equal(response.json<{ user: { account_status: string } }>().user.account_status, accountStatus);
    });
  }

  it('answers 404 to a person who has not registered', async () => {
    const headers = await headersOf(testApp, { uid: 'nobody-yet', email: 'nobody@example.test' });
    const response = await logIn(headers, { email: 'nobody@example.test' });
    assert.equal(response.statusCode, 404);
    assert.equal(response.json<{ code: string }>().code, 'PROFILE_NOT_FOUND');
  });

  it('answers 404 to a new identity with the e-mail address of a registered one', async () => {
    const { user } = await aSignedInUser(testApp);
    const headers = await headersOf(testApp, { uid: 'the-address-has-a-new-holder', email: user.email });
    assert.equal((await logIn(headers, { email: user.email })).statusCode, 404);
  });

  it('answers 403 for the e-mail address of another person', async () => {
    const { user } = await aSignedInUser(testApp);
    const mallory = await aSignedInUser(testApp);
    const response = await logIn(mallory.headers, { email: user.email });
    assert.equal(response.statusCode, 403);
    assert.equal(response.json<{ code: string }>().code, 'EMAIL_MISMATCH');
  });

  it('refuses a body with anything but the e-mail address', async () => {
    const { user, headers } = await aSignedInUser(testApp);
    for (const payload of [{}, { email: 5 }, { email: user.email, password: 'x' }, [], '"text"', 'null']) {
      const response = await testApp.app.inject({
        method: 'POST',
        url: '/login',
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      });
      assert.equal(response.statusCode, 400, JSON.stringify(payload));
      assert.equal(response.json<{ code: string }>().code, 'VALIDATION_FAILED');
    }
  });
});
