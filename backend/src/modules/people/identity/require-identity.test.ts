import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { createTokenIssuer, issueUnsigned } from '../../../../testing/token-issuer.js';

describe('requireIdentity', () => {
  const ada = { uid: 'ada', email: 'ada@example.test' };
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
  });
  after(async () => {
    await testApp.close();
  });

  const callers: [who: string, authorization: () => Promise<string | undefined>, code: string][] = [
    ['brings no token', () => Promise.resolve(undefined), 'TOKEN_MISSING'],
    ['brings an empty header', () => Promise.resolve(''), 'TOKEN_INVALID'],
    ['brings a password', () => Promise.resolve('Basic YWRhOnNlY3JldA=='), 'TOKEN_INVALID'],
    ['brings something that is no token', () => Promise.resolve('Bearer a.b.c'), 'TOKEN_INVALID'],
    ['brings two tokens', () => Promise.resolve('Bearer a.b.c d.e.f'), 'TOKEN_INVALID'],
    ['brings an unsigned token', () => Promise.resolve(`Bearer ${issueUnsigned(ada)}`), 'TOKEN_INVALID'],
    [
      'brings a token with a foreign signature',
      async () => `Bearer ${await (await createTokenIssuer()).issue(ada)}`,
      'TOKEN_INVALID',
    ],
    [
      'brings a token of another project',
      async () => `Bearer ${await testApp.tokens.issue({ ...ada, projectId: 'another-project' })}`,
      'TOKEN_INVALID',
    ],
    [
      'brings an expired token',
      async () => `Bearer ${await testApp.tokens.issue({ ...ada, expiresIn: -1 })}`,
      'TOKEN_EXPIRED',
    ],
    [
      'has no e-mail address',
      async () => `Bearer ${await testApp.tokens.issue({ uid: 'ada' })}`,
      'TOKEN_INVALID',
    ],
    ['has no id', async () => `Bearer ${await testApp.tokens.issue({ ...ada, uid: '' })}`, 'TOKEN_INVALID'],
  ];

  for (const [who, authorization, code] of callers) {
    it(`answers 401 ${code} to a caller who ${who}`, async () => {
      const header = await authorization();
      const response = await testApp.app.inject({
        method: 'POST',
        url: '/login',
        headers: header === undefined ? {} : { authorization: header },
        payload: { email: ada.email },
      });
      assert.equal(response.statusCode, 401);
      assert.equal(response.json<{ code: string }>().code, code);
    });
  }
});
