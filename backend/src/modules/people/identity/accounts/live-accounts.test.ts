import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startGoogleDouble, type GoogleDouble } from '../../../../../testing/google-double.js';
import { testProjectId } from '../../../../../testing/token-issuer.js';
import { until } from '../../../../../testing/until.js';
import { googleTokenVerifier } from '../google-token-verifier.js';
import { googleAccountLookUp } from './google-account-look-up.js';
import { liveAccounts } from './live-accounts.js';
import { openLiveAccounts } from './open-live-accounts.js';

const minuteMs = 60_000;
const refused = { status: 401, code: 'TOKEN_INVALID' };
const unavailable = { status: 503, code: 'IDENTITY_UNAVAILABLE' };
const serviceUnavailable = (response: ServerResponse) => response.writeHead(503).end('{}');
const notGoogle = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"users":[]}');
const forbidden = (response: ServerResponse) => response.writeHead(403).end('{}');

describe('the production verifier with a service account', () => {
  let google: GoogleDouble;
  let later = 0;
  let log: string[] = [];
  const now = () => Date.now() + later;
  const logger = {
    warn: (_error: unknown, text?: string) => void log.push(`warn ${text ?? ''}`),
    info: (text: unknown) => void log.push(`info ${String(text)}`),
  };

  before(async () => {
    google = await startGoogleDouble();
  });
  beforeEach(() => {
    later = 0;
    log = [];
    google.failure = undefined;
    google.lookUps.length = 0;
    google.accounts.clear();
    for (const localId of ['ada', 'bob', 'cy']) google.accounts.set(localId, { localId, validSince: '1' });
  });
  after(async () => {
    await google.stop();
  });

  const lookUp = () => googleAccountLookUp(testProjectId, google.credentials, google.transporter);
  const createVerifier = (maxAccounts = 10) =>
    googleTokenVerifier(testProjectId, {
      keys: google.tokens.keys,
      accounts: liveAccounts({ lookUp: lookUp(), logger, now, maxAccounts }),
      now,
    });
  const tokenOf = async (uid: string, issuedAgo = 300) =>
    await google.tokens.issue({ uid, email: `${uid}@example.test`, issuedAgo });
  const lookUpsDone = async (count: number) => {
    await until(() => google.lookUps.length >= count);
    await delay(20);
  };

  const ends: [what: string, end: () => void][] = [
    ['disabled', () => google.accounts.set('ada', { localId: 'ada', disabled: true })],
    ['deleted', () => google.accounts.delete('ada')],
    [
      'signed out everywhere',
      () => google.accounts.set('ada', { localId: 'ada', validSince: String(Math.floor(now() / 1000)) }),
    ],
  ];
  for (const [what, end] of ends) {
    it(`refuses an account within a minute of being ${what}, in use or idle meanwhile`, async () => {
      for (const steps of [[59_000], [20_000, 10_000, 15_000, 14_000]]) {
        later = 0;
        google.accounts.set('ada', { localId: 'ada', validSince: '1' });
        const verifier = createVerifier();
        const token = await tokenOf('ada');
        await verifier.verify(token);
        end();
        const lastStep = steps.pop() ?? 0;
        for (const step of steps) {
          later += step;
          await verifier.verify(token).catch(() => undefined);
          await delay(20);
        }
        later += lastStep;
        await assert.rejects(verifier.verify(token), refused);
      }
    });
  }

  it('accepts a new session after the others were revoked', async () => {
    google.accounts.set('ada', { localId: 'ada', validSince: String(Math.floor(now() / 1000) - 30) });
    const verifier = createVerifier();
    await assert.rejects(verifier.verify(await tokenOf('ada')), refused);
    assert.equal((await verifier.verify(await tokenOf('ada', 0))).uid, 'ada');
  });

  it('accepts an account at once when it is enabled again and has signed in', async () => {
    google.accounts.set('ada', { localId: 'ada', disabled: true });
    const verifier = createVerifier();
    await assert.rejects(verifier.verify(await tokenOf('ada')), refused);
    google.accounts.set('ada', { localId: 'ada', validSince: '1' });
    later = 20_000;
    assert.equal((await verifier.verify(await tokenOf('ada', -12))).uid, 'ada');
  });

  it('looks an account up once for concurrent requests, and for 25 seconds', async () => {
    const verifier = createVerifier();
    const token = await tokenOf('ada');
    await Promise.all(Array.from({ length: 20 }, () => verifier.verify(token)));
    later = 24_000;
    await verifier.verify(token);
    assert.deepEqual(google.lookUps, ['ada']);
  });

  it('lets no request of an account in use wait, even when Google hangs', async () => {
    const verifier = createVerifier();
    const token = await tokenOf('ada');
    await verifier.verify(token);
    let answer: () => void = () => undefined;
    google.failure = (response) => (answer = () => void serviceUnavailable(response));
    later = 40_000;
    // Google answers only after this: a request that waited for it would hang here.
    await verifier.verify(token);
    await lookUpsDone(2);
    answer();
  });

  it('lets the first request after a sign-in pass, and looks the account up meanwhile', async () => {
    const verifier = createVerifier();
    google.accounts.set('ada', { localId: 'ada', disabled: true });
    const token = await tokenOf('ada', 10);
    await verifier.verify(token);
    await lookUpsDone(1);
    later = 20_000;
    await assert.rejects(verifier.verify(token), refused);
  });

  it('evicts the least recently used account when its cache is full', async () => {
    const verifier = createVerifier(2);
    for (const uid of ['ada', 'bob', 'ada', 'cy', 'ada', 'bob']) await verifier.verify(await tokenOf(uid));
    assert.deepEqual(google.lookUps, ['ada', 'bob', 'cy', 'bob']);
  });

  for (const [what, failure] of Object.entries({ serviceUnavailable, notGoogle, forbidden })) {
    it(`trusts its last look-up for ten minutes when Google answers ${what}, logs it, and recovers`, async () => {
      const verifier = createVerifier();
      const token = await tokenOf('ada', 0);
      await verifier.verify(token);
      await lookUpsDone(1);

      google.failure = failure;
      later = 9 * minuteMs;
      await Promise.all([verifier.verify(token), verifier.verify(token)]);
      await assert.rejects(verifier.verify(await tokenOf('bob', 3000 - 9 * 60)), unavailable);
      assert.equal(log.length, 1);
      assert.match(String(log[0]), /warn the identity service does not say/);

      later = 11 * minuteMs;
      await assert.rejects(verifier.verify(token), unavailable);
      google.failure = undefined;
      later += minuteMs;
      await verifier.verify(token);
      assert.match(String(log.at(-1)), /info the identity service says again/);
    });
  }

  it('starts with valid credentials, and while Google is down', async () => {
    assert.ok(await openLiveAccounts(testProjectId, google.credentials, { logger, lookUp: lookUp() }));
    assert.deepEqual(log, []);
    google.failure = serviceUnavailable;
    assert.ok(await openLiveAccounts(testProjectId, google.credentials, { logger, lookUp: lookUp() }));
    assert.match(String(log[0]), /does not say at start/);
  });

  it('does not start with credentials that Google refuses, and names the missing role', async () => {
    google.failure = forbidden;
    await assert.rejects(openLiveAccounts(testProjectId, google.credentials, { logger, lookUp: lookUp() }), {
      name: 'ConfigurationError',
      message: /Google answered 403 .*FIREBASE_SERVICE_ACCOUNT.*Firebase Authentication Viewer/,
    });
    const another = await startGoogleDouble();
    await another.stop();
    google.failure = undefined;
    const foreign = googleAccountLookUp(testProjectId, another.credentials, google.transporter);
    await assert.rejects(openLiveAccounts(testProjectId, another.credentials, { logger, lookUp: foreign }), {
      message: /Google answered 400/,
    });
  });
});
