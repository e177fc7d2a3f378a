import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aSignedInUser, headersOf } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { currentUser, requireActive, requirePermission, requireUser } from './require-user.js';

describe('the access check', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
    const { app } = testApp;
    const answer = (request: Parameters<typeof currentUser>[0]) => ({ uuid: currentUser(request).uuid });
    app.get('/test/own', { preHandler: requireUser }, answer);
    app.get('/test/admin', { preHandler: requirePermission('administer') }, answer);
    app.get('/test/renters', { preHandler: [requirePermission('rent'), requireActive] }, answer);
    app.get('/test/forgotten', answer);
  });
  after(async () => {
    await testApp.close();
  });

  async function get(url: string, headers: Record<string, string>) {
    const response = await testApp.app.inject({ url, headers });
    const { uuid, code } = response.json<{ uuid?: string; code?: string }>();
    return { status: response.statusCode, uuid, code };
  }

  it('identifies the caller by our own database', async () => {
    const { user, headers } = await aSignedInUser(testApp);
    assert.deepEqual(await get('/test/own', headers), { status: 200, uuid: user.uuid, code: undefined });
  });

  it('answers PROFILE_REQUIRED to a person without a profile', async () => {
    const headers = await headersOf(testApp, { uid: 'no-profile', email: 'no-profile@example.test' });
    assert.deepEqual(await get('/test/own', headers), {
      status: 403,
      uuid: undefined,
      code: 'PROFILE_REQUIRED',
    });
  });

  it('answers 401 to a caller without a token', async () => {
    assert.deepEqual(await get('/test/own', {}), { status: 401, uuid: undefined, code: 'TOKEN_MISSING' });
  });

  it('lets suspended people read their own data, and do nothing else', async () => {
    const { headers } = await aSignedInUser(testApp, { account_status: 'suspended' });
    assert.equal((await get('/test/own', headers)).status, 200);
    assert.deepEqual(await get('/test/renters', headers), {
      status: 403,
      uuid: undefined,
      code: 'ACCOUNT_SUSPENDED',
    });
  });

  it('refuses a closed account', async () => {
    const { headers } = await aSignedInUser(testApp, { account_status: 'closed' });
    assert.equal((await get('/test/own', headers)).code, 'ACCOUNT_CLOSED');
  });

  const roles = [
    ['customer', '/test/renters', 200],
    ['car_owner', '/test/renters', 200],
    ['admin', '/test/renters', 403],
    ['customer', '/test/admin', 403],
    ['car_owner', '/test/admin', 403],
    ['admin', '/test/admin', 200],
  ] as const;
  for (const [role, url, status] of roles) {
    it(`answers ${status} to a ${role} at ${url}`, async () => {
      const { headers } = await aSignedInUser(testApp, { role });
      const answer = await get(url, headers);
      assert.equal(answer.status, status);
      if (status === 403) assert.equal(answer.code, 'ROLE_NOT_ALLOWED');
    });
  }

  it('refuses a suspended administrator', async () => {
    const { headers } = await aSignedInUser(testApp, { role: 'admin', account_status: 'suspended' });
    assert.equal((await get('/test/admin', headers)).code, 'ACCOUNT_SUSPENDED');
  });

  it('answers 500 when a route forgets it', async () => {
    const { headers } = await aSignedInUser(testApp);
    assert.equal((await get('/test/forgotten', headers)).status, 500);
  });
});
