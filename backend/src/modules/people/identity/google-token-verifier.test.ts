import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createRemoteJWKSet } from 'jose';
import { startGoogleDouble, type GoogleDouble } from '../../../../testing/google-double.js';
import { createTokenIssuer, testProjectId, type TokenContent } from '../../../../testing/token-issuer.js';
import { googleTokenVerifier } from './google-token-verifier.js';

describe("Google's verifier", () => {
  const ada = { uid: 'ada', email: 'ada@example.test' };
  let google: GoogleDouble;
  let keyServer: Server;
  let keysUrl: URL;
  before(async () => {
    google = await startGoogleDouble();
    keyServer = createServer((_request, response) => response.writeHead(500).end('down'));
    await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
    keysUrl = new URL(`http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`);
  });
  after(async () => {
    keyServer.close();
    await google.stop();
  });

  const verify = async (content: Partial<TokenContent>) =>
    await googleTokenVerifier(testProjectId, { keys: google.keys }).verify(
      await google.tokens.issue({ ...ada, ...content }),
    );

  it('returns the identity of the token, with its e-mail address in lower case', async () => {
    const content = { email: 'Ada@Example.test', emailVerified: false, issuedAgo: 60, signedInAgo: 90 };
    const { signInAgeMs, signedInAtMs, issuedAtMs, ...identity } = await verify(content);
    assert.ok(signInAgeMs >= 90_000, 'a minute and a half ago, by the token');
    assert.equal(issuedAtMs - signedInAtMs, 30_000);
    assert.deepEqual(identity, {
      uid: 'ada',
      email: 'ada@example.test',
      emailVerified: false,
    });
  });

  const accepted: [circumstance: string, content: Partial<TokenContent>][] = [
    ['whose clock is 3 s ahead of ours', { issuedAgo: -3, expiresIn: 3597 }],
    ['of a session that is weeks old', { issuedAgo: 10, signedInAgo: 30 * 86_400 }],
    ['that lives for exactly an hour', { issuedAgo: 0, expiresIn: 3600 }],
  ];
  for (const [circumstance, content] of accepted) {
    it(`accepts a token ${circumstance}`, async () => {
      assert.equal((await verify(content)).uid, 'ada');
    });
  }

  const refused: [circumstance: string, content: Partial<TokenContent>][] = [
    ['issued in the future', { issuedAgo: -8, expiresIn: 3000 }],
    ['of a session that begins in the future', { signedInAgo: -8 }],
    ['that lives longer than an hour', { issuedAgo: 60, expiresIn: 3541 }],
    ['without the time of signing in', { claims: { auth_time: undefined } }],
    ['with a text as the time of signing in', { claims: { auth_time: '1' } }],
    ['without the time of issuing', { claims: { iat: undefined } }],
    ['that names no key', { keyId: null }],
    ['that names an empty key', { keyId: '' }],
    ['that names a key that Google does not publish', { keyId: 'other' }],
  ];
  for (const [circumstance, content] of refused) {
    it(`refuses a token ${circumstance}`, async () => {
      await assert.rejects(verify(content), { status: 401, code: 'TOKEN_INVALID' });
    });
  }

  it('refuses an expired token with a code of its own', async () => {
    await assert.rejects(verify({ expiresIn: -1 }), { status: 401, code: 'TOKEN_EXPIRED' });
  });

  it('answers 503 while the keys cannot be fetched', async () => {
    const token = await (await createTokenIssuer()).issue(ada);
    const failing = [keysUrl, new URL('http://127.0.0.1:1/nobody-listens')];
    for (const url of failing) {
      const verifier = googleTokenVerifier(testProjectId, { keys: createRemoteJWKSet(url) });
      await assert.rejects(verifier.verify(token), { status: 503, code: 'IDENTITY_UNAVAILABLE' });
    }
  });
});
