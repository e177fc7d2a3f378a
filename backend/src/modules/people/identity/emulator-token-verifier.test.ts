import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  startFakeIdentityEmulator,
  type FakeIdentityEmulator,
} from '../../../../testing/fake-identity-emulator.js';
import { createTokenIssuer, issueUnsigned, testProjectId } from '../../../../testing/token-issuer.js';
import { emulatorTokenVerifier } from './emulator-token-verifier.js';

describe("the emulator's verifier", () => {
  let emulator: FakeIdentityEmulator;
  before(async () => {
    emulator = await startFakeIdentityEmulator([
      { localId: 'ada', email: 'ada@example.test', emailVerified: true },
      { localId: 'dan', email: 'dan@example.test', disabled: true },
    ]);
  });
  after(async () => {
    await emulator.stop();
  });

  const verify = (token: string) => emulatorTokenVerifier(testProjectId, emulator.url).verify(token);

  it('returns the identity of a known account', async () => {
    const token = issueUnsigned({ uid: 'ada', email: 'ada@example.test', emailVerified: false });
    const { signInAgeMs, signedInAtMs, issuedAtMs, ...identity } = await verify(token);
    assert.ok(signInAgeMs >= 60_000, 'a minute ago, by the token');
    assert.equal(signedInAtMs, issuedAtMs);
    // As in earnest: a token says what was so when it was issued.
    assert.deepEqual(identity, { uid: 'ada', email: 'ada@example.test', emailVerified: false });
  });

  const refused: [who: string, token: () => string | Promise<string>, code: string][] = [
    [
      'an account that it does not know',
      () => issueUnsigned({ uid: 'eve', email: 'e@x.test' }),
      'TOKEN_INVALID',
    ],
    ['a disabled account', () => issueUnsigned({ uid: 'dan', email: 'dan@example.test' }), 'TOKEN_INVALID'],
    [
      'a made-up e-mail address',
      () => issueUnsigned({ uid: 'ada', email: 'admin@demo.test' }),
      'TOKEN_INVALID',
    ],
    [
      'another project',
      () => issueUnsigned({ uid: 'ada', email: 'ada@example.test', projectId: 'other' }),
      'TOKEN_INVALID',
    ],
    [
      'an expired token',
      () => issueUnsigned({ uid: 'ada', email: 'ada@example.test', expiresIn: -1 }),
      'TOKEN_EXPIRED',
    ],
    [
      'a signed token, which is not the emulator’s',
      async () => (await createTokenIssuer()).issue({ uid: 'ada', email: 'ada@example.test' }),
      'TOKEN_INVALID',
    ],
  ];
  for (const [who, token, code] of refused) {
    it(`refuses ${who}`, async () => {
      await assert.rejects(verify(await token()), { status: 401, code });
    });
  }

  it('answers 503 while the emulator is down', async () => {
    const verifier = emulatorTokenVerifier(testProjectId, 'http://127.0.0.1:1');
    await assert.rejects(verifier.verify(issueUnsigned({ uid: 'ada', email: 'ada@example.test' })), {
      status: 503,
      code: 'IDENTITY_UNAVAILABLE',
    });
  });
});
