import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createRemoteJWKSet } from 'jose';
import { createTokenIssuer, testProjectId } from '../testing/token-issuer.js';
import { googleTokenVerifier } from './google-token-verifier.js';

describe("Google's verifier", () => {
  let keyServer: Server;
  let keysUrl: URL;
  before(async () => {
    keyServer = createServer((_request, response) => response.writeHead(500).end('down'));
    await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
    keysUrl = new URL(`http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`);
  });
  after(() => {
    keyServer.close();
  });

  it('gives the identity that the token proves, its e-mail address in lower case', async () => {
    const tokens = await createTokenIssuer();
    const verifier = googleTokenVerifier(testProjectId, tokens.keys);
    const token = await tokens.issue({ uid: 'ada', email: 'Ada@Example.test', emailVerified: false });
    assert.deepEqual(await verifier.verify(token), {
      uid: 'ada',
      email: 'ada@example.test',
      emailVerified: false,
    });
  });

  it('cannot tell while the keys cannot be fetched, and does not call the token bad', async () => {
    const token = await (await createTokenIssuer()).issue({ uid: 'ada', email: 'ada@example.test' });
    const failing = [keysUrl, new URL('http://127.0.0.1:1/nobody-listens')];
    for (const url of failing) {
      const verifier = googleTokenVerifier(testProjectId, createRemoteJWKSet(url));
      await assert.rejects(verifier.verify(token), { status: 503, code: 'IDENTITY_UNAVAILABLE' });
    }
  });
});
