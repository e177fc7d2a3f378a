import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { aRealDeployment as real } from '../testing/a-real-deployment.js';
import { readConfiguration } from './configuration.js';
import { demoSeller } from './modules/payouts/invoices/sellers.js';

const seller = { ...demoSeller, id: 'SHOP' };

describe('the configuration', () => {
  it('defaults to the local demo', () => {
    const configuration = readConfiguration({});
    assert.equal(configuration.environment, 'development');
    assert.equal(configuration.host, 'localhost');
    assert.equal(configuration.port, 4000);
    assert.equal(configuration.apiUrl, 'http://localhost:4000');
    assert.deepEqual(configuration.corsOrigins, ['http://localhost:3000', 'http://127.0.0.1:3000']);
    assert.match(configuration.dataDirectory, /\/\.data$/);
    assert.equal(configuration.databaseUrl, undefined);
    assert.equal(configuration.firebaseProjectId, 'demo-car-rental');
    assert.equal(configuration.identityEmulatorUrl, 'http://127.0.0.1:9099');
    assert.equal(configuration.seedDemo, true);
  });

  it('derives origins and addresses from the configured ports', () => {
    const configuration = readConfiguration({
      SHELL_PORT: '3100',
      IDENTITY_PORT: '9199',
      BACKEND_PORT: '4100',
    });
    assert.deepEqual(configuration.corsOrigins, ['http://localhost:3100', 'http://127.0.0.1:3100']);
    assert.equal(configuration.identityEmulatorUrl, 'http://127.0.0.1:9199');
    assert.equal(configuration.port, 4100);
    assert.equal(configuration.apiUrl, 'http://localhost:4100');
  });

  it('ignores variables of other programs', () => {
    const others = {
      PATH: '/bin',
      HOSTNAME: 'a',
      HOSTS: 'b',
      PORTS: 'c',
      npm_config_cache: 'd',
      DATABASE_USER: 'cars',
      STRIPE_API_KEY: 'of its command line',
      DOCUMENT_ROOT: '/',
      BACKEND_SERVICE_HOST: '10.0.0.1',
      BACKEND_PORT_4000_TCP: 'tcp://10.0.0.1:4000',
      PHOTO_BUCKET: ' ',
      FIREBASE_API_KEY: 'web',
      XDG_DATA_DIRS: '/usr/share',
      TELEMETRY_URL: 'https://t.example',
    };
    assert.deepEqual(readConfiguration(others), readConfiguration({}));
  });

  it('has no emulator and no demo accounts for a real project', () => {
    const configuration = readConfiguration(real);
    assert.equal(configuration.identityEmulatorUrl, undefined);
    assert.equal(configuration.seedDemo, false);
  });

  it('has the address of the API without a slash at the end', () => {
    assert.equal(readConfiguration(real).apiUrl, 'https://api.example');
  });

  it('reads the emulator’s address from FIREBASE_AUTH_EMULATOR_HOST too', () => {
    const configuration = readConfiguration({
      ...real,
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
    });
    assert.equal(configuration.identityEmulatorUrl, 'http://localhost:9099');
  });

  it('has no demo accounts on a configured PostgreSQL unless SEED_DEMO is true', () => {
    const databaseUrl = 'postgresql://localhost/cars';
    assert.equal(readConfiguration({ DATABASE_URL: databaseUrl }).seedDemo, false);
    assert.equal(readConfiguration({ DATABASE_URL: databaseUrl, SEED_DEMO: 'true' }).seedDemo, true);
  });

  it('reads Google’s credentials from a setting or a file, and ignores them beside the emulator', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const account = {
      type: 'service_account',
      client_email: 'backend@car-rental.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    };
    const folder = await mkdtemp(join(tmpdir(), 'car-rental-credentials-'));
    const path = join(folder, 'key.json');
    await writeFile(path, JSON.stringify(account));
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
    [{ API_BASE_URL: 'api.example' }, /^API_BASE_URL: must be an address that starts with https/],
    [{ BANK_DETAILS_KEY: 'c2hvcnQ=' }, /^BANK_DETAILS_KEY: must be 32 bytes in base64\.$/],
    [{ INVOICE_SELLERS: '[' }, /^INVOICE_SELLERS: must be JSON\.$/],
    [
      { INVOICE_SELLERS: '[{"id":"SHOP"}]' },
      /^INVOICE_SELLERS: must be a JSON list of companies, as .* describes them; missing or wrong: `0\.name`, /,
    ],
    [
      { INVOICE_SELLERS: JSON.stringify([seller, { ...seller, vat_bps: '19', zipcode: '1' }]) },
      /^INVOICE_SELLERS: .* describes them; missing or wrong: (?:`1\.zipcode`, `1\.vat_bps`|`1\.vat_bps`, `1\.zipcode`)\.$/,
    ],
    [
      { INVOICE_SELLERS: '[]' },
      /^INVOICE_SELLERS: must be a JSON list of companies, as .* describes them\.$/,
    ],
    [
      { INVOICE_SELLERS: JSON.stringify([{ ...seller, vat_id: 'DE812345674' }]) },
      /^INVOICE_SELLERS: has a wrong `vat_id` of SHOP\.$/,
    ],
    [
      { INVOICE_SELLERS: JSON.stringify([{ ...seller, vat_ids: { PT: 'DE812345674' } }]) },
      /^INVOICE_SELLERS: has a wrong `vat_ids\.PT` of SHOP\.$/,
    ],
    [
      { INVOICE_SELLERS: JSON.stringify([{ ...seller, countries: ['PT'] }]) },
      /^INVOICE_SELLERS: must have one company without `countries`/,
    ],
    [
      { INVOICE_SELLERS: JSON.stringify([seller, { ...seller, countries: ['PT'] }]) },
      /^INVOICE_SELLERS: must name each id and each country once\.$/,
    ],
    [{ SEED_DEMO: 'maybe' }, /^SEED_DEMO: must be true or false\.$/],
    [
      { ...real, FIREBASE_SERVICE_ACCOUNT: '{"private_key":"secret"}' },
      /^FIREBASE_SERVICE_ACCOUNT: must be JSON credentials of Google/,
    ],
    [
      {
        ...real,
        FIREBASE_SERVICE_ACCOUNT: '{"type":"service_account","client_email":"a@b","private_key":"secret"}',
      },
      /^FIREBASE_SERVICE_ACCOUNT: must have the service account's client_email and private_key\.$/,
    ],
    [
      { ...real, GOOGLE_APPLICATION_CREDENTIALS: '/no/secret.json' },
      /^GOOGLE_APPLICATION_CREDENTIALS: names a file that cannot be read\.$/,
    ],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
    [{ DATABASE_POOLSIZE: '5' }, /^DATABASE_POOLSIZE: is no setting; DATABASE_POOL_SIZE is\.$/],
    [{ database_url: 'postgres://secret' }, /^database_url: is no setting; DATABASE_URL is\.$/],
    [
      { BACKEND_PORT: 'four', LOG_LEVEL: 'loud', STRIPE_SECRETKEY: 'x' },
      /^3 settings cannot be used as they are:\nSTRIPE_SECRETKEY: .*\nBACKEND_PORT: .*\nLOG_LEVEL: .*$/,
    ],
    [{ STRIPE_SECRETKEY: 'secret' }, /^STRIPE_SECRETKEY: is no setting; STRIPE_SECRET_KEY is\.$/],
    [{ MAIL_FORM: 'x' }, /^MAIL_FORM: is no setting; MAIL_FROM is\.$/],
    [{ PHOTO_FOLDER: 's3' }, /^PHOTO_FOLDER: is no setting; docs\/settings\.md lists all of them\.$/],
    [{ DATABASE_POOL_SIZE: '5' }, /^DATABASE_POOL_SIZE: has no effect without DATABASE_URL\.$/],
    [{ PHOTO_BUCKET: 'photos' }, /^PHOTO_BUCKET: has no effect while PHOTO_STORAGE is local\.$/],
    [
      { PHOTO_STORAGE: 'gcs', PHOTO_BUCKET: 'photos', DOCUMENT_BUCKET: 'documents', PHOTO_REGION: 'eu' },
      /^PHOTO_REGION: has no effect while PHOTO_STORAGE is gcs\.$/,
    ],
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
