import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { aRegistration, headersOf } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

describe('POST /register with generated bodies', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
  });
  after(async () => {
    await testApp.close();
  });

  it('creates a profile or refuses in the documented shape, and never fails', async () => {
    const headers = await headersOf(testApp, { uid: 'fuzz', email: 'fuzz@example.test' });
    const field = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.jsonValue());
    const change = fc.dictionary(fc.constantFrom(...Object.keys(aRegistration()), 'extra'), field, {
      maxKeys: 3,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(change, fc.jsonValue()), async (sent) => {
        const isChange = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
        const payload = isChange ? { ...aRegistration({ email: 'fuzz@example.test' }), ...sent } : sent;
        const response = await testApp.app.inject({
          method: 'POST',
          url: '/register',
          headers: { ...headers, 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        const { success, code, message } = response.json<{
          success: boolean;
          code?: string;
          message?: string;
        }>();
        assert.equal(success, response.statusCode === 201);
        if (!success) {
          assert.ok([400, 403, 409].includes(response.statusCode), response.body);
          assert.ok(code !== undefined && message !== undefined && message !== '');
        }
      }),
      { numRuns: 300, seed: 20_990_101 },
    );
  });
});
