import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aRealDeployment as real } from '../testing/a-real-deployment.js';
import { readConfiguration } from './configuration.js';
import { demoSeller } from './modules/payouts/invoices/sellers.js';

type Settings = Readonly<Record<string, string>>;

/** What readConfiguration refuses, a line for each setting. */
function linesOf(settings: Settings): string[] {
  try {
    readConfiguration(settings);
    return [];
  } catch (error) {
    assert.equal((error as Error).name, 'ConfigurationError');
    return (error as Error).message.split('\n');
  }
}

const needed: [name: keyof typeof real, use: string][] = [
  ['API_BASE_URL', 'browsers to find the API'],
  ['CORS_ORIGINS', 'the pages of the app to ask the API'],
  ['DATABASE_URL', 'real data: the embedded database serves one process and may lose what it wrote last'],
  ['STRIPE_SECRET_KEY', 'payments: the embedded test provider moves no money'],
  ['STRIPE_PUBLISHABLE_KEY', 'the fields of a card on the page'],
  ['STRIPE_WEBHOOK_SECRET', 'believing what Stripe tells about payments'],
  ['BANK_DETAILS_KEY', 'encrypting the bank accounts of owners'],
  ['INVOICE_SELLERS', 'invoices, which name the company that issues them'],
  ['SMTP_URL', 'mails to be sent'],
  ['MAIL_FROM', 'mails to have a sender'],
  ['APP_URL', 'the links in mails'],
];

const insecure = 'must be an address that starts with https:// and is not of this computer';
const live = (beginning: string) => `must be the live one, which begins with ${beginning}`;
const guessable = 'must be 32 random bytes that only this deployment has (`openssl rand -base64 32`)';
const base64 = (bytes: Iterable<number>) => Buffer.from(Array.from(bytes)).toString('base64');
const nearest = (name: string) => `is no setting; the nearest is ${name}`;

const refused: [name: string, value: string, reason: string][] = [
  ['API_BASE_URL', 'http://api.example', insecure],
  ['API_BASE_URL', 'https://localhost:4000', insecure],
  ['APP_URL', 'http://app.example', insecure],
  ['APP_URL', 'http://localhost:3000', insecure],
  ['APP_URL', 'https://127.0.0.1:3000', insecure],
  ['CORS_ORIGINS', 'https://app.example,http://app.example', insecure],
  ['CORS_ORIGINS', 'https://app.example, http://localhost:3000', insecure],
  ['PHOTO_ENDPOINT', 'http://files.example', insecure],
  ['STRIPE_API_HOST', 'http://127.0.0.1:12111', insecure],
  ['STRIPE_SECRET_KEY', 'sk_test_1', live('sk_live_ or rk_live_')],
  ['STRIPE_SECRET_KEY', 'rk_test_1', live('sk_live_ or rk_live_')],
  ['STRIPE_SECRET_KEY', 'sk_live_0000000000000000', live('sk_live_ or rk_live_')],
  ['STRIPE_SECRET_KEY', 'sk_live_...', live('sk_live_ or rk_live_')],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1', live('pk_live_')],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_ofTests', live('pk_live_')],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_test_1', live('whsec_')],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_…', live('whsec_')],
  ['STRIPE_CONNECT_WEBHOOK_SECRET', 'whsec_xxxx', live('whsec_')],
  ['BANK_DETAILS_KEY', Buffer.alloc(32).toString('base64'), guessable],
  ['BANK_DETAILS_KEY', Buffer.alloc(32, 0xff).toString('base64'), guessable],
  ['BANK_DETAILS_KEY', Buffer.alloc(32, 'not a secret').toString('base64'), guessable],
  ['BANK_DETAILS_KEY', base64(Array(32).keys()), guessable],
  ['BANK_DETAILS_KEY', Buffer.from('ABCDEFGHIJKLM-example-1234567890').toString('base64'), guessable],
  ['INVOICE_SELLERS', JSON.stringify([demoSeller]), 'must not have the company of the demo'],
  ['SEED_DEMO', 'true', 'demo accounts have a published password; only a demo-* project may have them'],
  ['STRIPE_SECRET', 'x', nearest('STRIPE_SECRET_KEY')],
  ['SMTP_PASSWORD', 'x', nearest('SMTP_URL')],
  ['CORS_ALLOWED', 'x', nearest('CORS_ORIGINS')],
  ['app_origin', 'x', nearest('APP_URL')],
];

describe('a deployment of a real project', () => {
  it('starts with what is needed, whatever NODE_ENV says', () => {
    for (const NODE_ENV of ['production', 'development', 'test']) {
      assert.deepEqual(linesOf({ ...real, NODE_ENV }), []);
    }
    assert.deepEqual(linesOf({ ...real, STRIPE_SECRET_KEY: 'rk_live_ofTests' }), []);
  });

  for (const [name, use] of needed) {
    it(`needs ${name}, and says for what`, () => {
      assert.deepEqual(linesOf({ ...real, [name]: ' ' }), [`${name}: is needed for ${use}.`]);
    });
  }

  for (const [name, value, reason] of refused) {
    it(`refuses ${name}=${value}`, () => {
      assert.deepEqual(linesOf({ ...real, [name]: value }), [`${name}: ${reason}.`]);
    });
  }

  it('says all that is missing at once', () => {
    const { FIREBASE_PROJECT_ID } = real;
    assert.deepEqual(linesOf({ FIREBASE_PROJECT_ID }), [
      '11 settings cannot be used as they are:',
      ...needed.map(([name, use]) => `${name}: is needed for ${use}.`),
    ]);
  });

  it('says all that is wrong at once', () => {
    const lines = linesOf({
      ...real,
      NODE_ENV: 'development',
      BACKEND_PORT: 'four',
      APP_URL: '',
      CORS_ORIGINS: 'http://app.example',
      STRIPE_SECRET_KEY: 'sk_test_1',
      BANK_DETAILS_KEY: Buffer.alloc(32).toString('base64'),
      STRIPE_SECRET: 'x',
    });
    assert.deepEqual(lines, [
      '6 settings cannot be used as they are:',
      `STRIPE_SECRET: ${nearest('STRIPE_SECRET_KEY')}.`,
      'BACKEND_PORT: must be a whole number from 0 to 65535.',
      `CORS_ORIGINS: ${insecure}.`,
      `STRIPE_SECRET_KEY: ${live('sk_live_ or rk_live_')}.`,
      `BANK_DETAILS_KEY: ${guessable}.`,
      'APP_URL: is needed for the links in mails.',
    ]);
  });

  it('ignores variables that platforms and other programs set', () => {
    const others = {
      NODE_OPTIONS: '--enable-source-maps',
      GOOGLE_CLOUD_PROJECT: 'car-rental',
      OTEL_RESOURCE_ATTRIBUTES: 'a=b',
      IDENTITY_ENDPOINT: 'http://169.254.129.2',
      FIREBASE_CONFIG: '{}',
      REDIS_PORT: 'tcp://10.0.0.1:6379',
      DATABASE_SERVICE_HOST: '10.0.0.1',
      HOST_IP: '10.0.0.1',
      SHELL: '/bin/sh',
      MAIL: '/var/mail/node',
    };
    assert.deepEqual(linesOf({ ...real, ...others }), []);
  });
});

describe('a deployment of a demo project', () => {
  it('may have the development’s values, on this computer', () => {
    const development = refused.filter(([name]) => !name.startsWith('STRIPE_') && name !== 'PHOTO_ENDPOINT');
    for (const [name, value] of development) assert.deepEqual(linesOf({ [name]: value }), [], name);
  });
});
