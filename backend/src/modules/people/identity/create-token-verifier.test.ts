import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTokenVerifier } from './create-token-verifier.js';

const developing = {
  environment: 'development',
  host: 'localhost',
  firebaseProjectId: 'demo-car-rental',
  identityEmulatorUrl: 'http://127.0.0.1:9099',
  googleCredentials: undefined,
};

function rememberingLogger() {
  const warnings: string[] = [];
  return { warnings, info: () => undefined, warn: (text: unknown) => warnings.push(String(text)) };
}

describe('the identity emulator', () => {
  it('is used in development on this machine', async () => {
    const logger = rememberingLogger();
    assert.ok(await createTokenVerifier(developing, logger));
    const overIpv6 = { ...developing, host: '::1', identityEmulatorUrl: 'http://[::1]:9099' };
    assert.ok(await createTokenVerifier(overIpv6, logger));
    assert.deepEqual(logger.warnings, []);
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
    it(`is refused ${circumstance}`, async () => {
      await assert.rejects(createTokenVerifier({ ...developing, ...change }, rememberingLogger()), {
        name: 'ConfigurationError',
        message: words,
      });
    });
  }
});

it('a real project is verified with Google’s keys, with a warning at the start without credentials', async () => {
  const logger = rememberingLogger();
  const settings = {
    environment: 'production',
    host: '0.0.0.0',
    firebaseProjectId: 'car-rental',
    identityEmulatorUrl: undefined,
    googleCredentials: undefined,
  };
  assert.ok(await createTokenVerifier(settings, logger));
  assert.equal(logger.warnings.length, 1);
  assert.match(
    String(logger.warnings[0]),
    /disabled, deleted .* up to an hour\. Set FIREBASE_SERVICE_ACCOUNT/,
  );
});
