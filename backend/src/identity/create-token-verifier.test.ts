import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTokenVerifier } from './create-token-verifier.js';

const developing = {
  environment: 'development',
  host: 'localhost',
  firebaseProjectId: 'demo-car-rental',
  identityEmulatorUrl: 'http://127.0.0.1:9099',
};

describe('the identity emulator', () => {
  it('is used while developing on this machine', () => {
    assert.ok(createTokenVerifier(developing));
    assert.ok(createTokenVerifier({ ...developing, host: '::1', identityEmulatorUrl: 'http://[::1]:9099' }));
  });

  const refused: [circumstance: string, change: Partial<typeof developing>, words: RegExp][] = [
    ['in production', { environment: 'production' }, /NODE_ENV is production/],
    ['with a real project', { firebaseProjectId: 'car-rental' }, /FIREBASE_PROJECT_ID is car-rental/],
    [
      'on another machine',
      { identityEmulatorUrl: 'http://10.0.0.5:9099' },
      /10\.0\.0\.5, is not on this machine/,
    ],
    [
      'on a machine named like this one',
      { identityEmulatorUrl: 'http://127.0.0.1.evil.example' },
      /is not on this machine/,
    ],
    ['when strangers can reach the API', { host: '0.0.0.0' }, /HOST is 0\.0\.0\.0/],
    ['when strangers can reach the API over IPv6', { host: '::' }, /HOST is ::/],
  ];
  for (const [circumstance, change, words] of refused) {
    it(`is refused ${circumstance}`, () => {
      assert.throws(() => createTokenVerifier({ ...developing, ...change }), {
        name: 'ConfigurationError',
        message: words,
      });
    });
  }
});

it('a real project without an emulator is verified with Google’s keys, anywhere', () => {
  assert.ok(
    createTokenVerifier({
      environment: 'production',
      host: '0.0.0.0',
      firebaseProjectId: 'car-rental',
      identityEmulatorUrl: undefined,
    }),
  );
});
