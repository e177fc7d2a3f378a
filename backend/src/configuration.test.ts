import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readConfiguration } from './configuration.js';

describe('the configuration', () => {
  it('of an empty environment is the local demo', () => {
    const configuration = readConfiguration({});
    assert.equal(configuration.environment, 'development');
    assert.equal(configuration.host, 'localhost');
    assert.equal(configuration.port, 4000);
    assert.deepEqual(configuration.corsOrigins, ['http://localhost:3000', 'http://127.0.0.1:3000']);
    assert.match(configuration.dataDirectory, /\/\.data$/);
    assert.equal(configuration.databaseUrl, undefined);
    assert.equal(configuration.firebaseProjectId, 'demo-car-rental');
    assert.equal(configuration.identityEmulatorUrl, 'http://127.0.0.1:9099');
    assert.equal(configuration.seedDemo, true);
  });

  it('follows the ports that were moved', () => {
    const configuration = readConfiguration({
      SHELL_PORT: '3100',
      IDENTITY_PORT: '9199',
      BACKEND_PORT: '4100',
    });
    assert.deepEqual(configuration.corsOrigins, ['http://localhost:3100', 'http://127.0.0.1:3100']);
    assert.equal(configuration.identityEmulatorUrl, 'http://127.0.0.1:9199');
    assert.equal(configuration.port, 4100);
  });

  it('has no emulator and no demo accounts for a real project', () => {
    const configuration = readConfiguration({ NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'car-rental' });
    assert.equal(configuration.identityEmulatorUrl, undefined);
    assert.equal(configuration.seedDemo, false);
  });

  it("hands a stray setting of Google's tools to the same guard", () => {
    const configuration = readConfiguration({
      FIREBASE_PROJECT_ID: 'car-rental',
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
    });
    assert.equal(configuration.identityEmulatorUrl, 'http://localhost:9099');
  });

  it('has no demo accounts on a person’s PostgreSQL unless asked', () => {
    const databaseUrl = 'postgresql://localhost/cars';
    assert.equal(readConfiguration({ DATABASE_URL: databaseUrl }).seedDemo, false);
    assert.equal(readConfiguration({ DATABASE_URL: databaseUrl, SEED_DEMO: 'true' }).seedDemo, true);
  });

  it('reads the credentials for asking Google, from a setting or from a file, and never beside the emulator', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const account = {
      type: 'service_account',
      client_email: 'backend@car-rental.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    };
    const folder = await mkdtemp(join(tmpdir(), 'car-rental-credentials-'));
    const path = join(folder, 'key.json');
    await writeFile(path, JSON.stringify(account));
    const real = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'car-rental' };
    const inFile = { GOOGLE_APPLICATION_CREDENTIALS: path };
    const inSetting = { FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) };
    assert.deepEqual(readConfiguration({ ...real, ...inFile }).googleCredentials, account);
    assert.deepEqual(readConfiguration({ ...real, ...inSetting }).googleCredentials, account);
    assert.equal(readConfiguration(real).googleCredentials, undefined);
    assert.equal(readConfiguration(inFile).googleCredentials, undefined);
    await rm(folder, { recursive: true });
  });

  const wrong: [environment: NodeJS.ProcessEnv, message: RegExp][] = [
    [{ BACKEND_PORT: 'four' }, /^BACKEND_PORT: must be a whole number from 0 to 65535\.$/],
    [{ BACKEND_PORT: '70000' }, /^BACKEND_PORT/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV: must be one of production, development, test\.$/],
    [
      { DATABASE_URL: 'mysql://root:secret@host/cars' },
      /^DATABASE_URL: must be an address that starts with postgres/,
    ],
    [{ CORS_ORIGINS: 'https://app.example/path' }, /^CORS_ORIGINS/],
    [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS/],
    [{ SEED_DEMO: 'maybe' }, /^SEED_DEMO: must be true or false\.$/],
    [
      { SEED_DEMO: 'true', FIREBASE_PROJECT_ID: 'car-rental' },
      /^SEED_DEMO: demo accounts have a published password/,
    ],
    [
      { FIREBASE_PROJECT_ID: 'car-rental', FIREBASE_SERVICE_ACCOUNT: '{"private_key":"secret"}' },
      /^FIREBASE_SERVICE_ACCOUNT: must be JSON credentials of Google/,
    ],
    [
      {
        FIREBASE_PROJECT_ID: 'car-rental',
        FIREBASE_SERVICE_ACCOUNT: '{"type":"service_account","client_email":"a@b","private_key":"secret"}',
      },
      /^FIREBASE_SERVICE_ACCOUNT: must have the service account's client_email and private_key\.$/,
    ],
    [
      { FIREBASE_PROJECT_ID: 'car-rental', GOOGLE_APPLICATION_CREDENTIALS: '/no/secret.json' },
      /^GOOGLE_APPLICATION_CREDENTIALS: names a file that cannot be read\.$/,
    ],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
    [{ IDENTITY_EMULATOR_URL: 'nonsense' }, /^IDENTITY_EMULATOR_URL/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY: true would let every client choose .* number of proxies/],
    [{ TRUST_PROXY: '10.0.0.1, everybody' }, /^TRUST_PROXY: must be the number of proxies .* addresses\.$/],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/64' }, /^TRUST_PROXY/],
  ];
  for (const [environment, message] of wrong) {
    it(`refuses ${JSON.stringify(environment)}, naming the variable and not repeating a secret`, () => {
      assert.throws(
        () => readConfiguration(environment),
        (error: Error) => {
          assert.match(error.message, message);
          assert.doesNotMatch(error.message, /secret/);
          return true;
        },
      );
    });
  }
});
