import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { demoAccounts, demoPassword } from '../../demo/demo-accounts.js';
import { emulatorTokenVerifier } from '../../src/modules/people/identity/emulator-token-verifier.js';
import { killStartedProcesses, startProcess, type StartedProcess } from '../../testing/child-process.js';
import { testProjectId } from '../../testing/token-issuer.js';
import { until } from '../../testing/until.js';

describe('the identity emulator', () => {
  let dataDirectory: string;
  let emulator: StartedProcess;
  let url: string;

  async function start() {
    emulator = startProcess('dev/identity-emulator.ts', { IDENTITY_PORT: '0', DATA_DIR: dataDirectory });
    url = (await emulator.untilPrinted(/Identity emulator ready: (\S+)/))[1] ?? '';
  }

  async function call<Answer>(operation: string, body: object): Promise<Answer> {
    const response = await fetch(
      `${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo-key`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
        body: JSON.stringify({ returnSecureToken: true, ...body }),
      },
    );
    return (await response.json()) as Answer;
  }

  /** A mail once it is in the outbox, whole. */
  const mail = async (kind: string) => {
    const outbox = join(dataDirectory, 'outbox');
    return await until(async () => {
      const name = (await readdir(outbox).catch(() => [])).find((file) => file.includes(kind));
      const text = name === undefined ? '' : await readFile(join(outbox, name), 'utf8');
      return text.includes('http:') && text;
    });
  };

  const signIn = async (email: string, password: string) =>
    await call<{ idToken?: string; localId?: string }>('signInWithPassword', { email, password });

  before(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
    await start();
  });
  after(async () => {
    await killStartedProcesses();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  it('starts with the demo accounts, whose tokens the backend accepts', async () => {
    for (const { email, identityUid } of demoAccounts) {
      const { idToken = '' } = await signIn(email, demoPassword);
      const identity = await emulatorTokenVerifier(testProjectId, url).verify(idToken);
      assert.ok(identity.signInAgeMs < 600_000, 'a recent sign-in');
      const { uid, emailVerified } = identity;
      assert.deepEqual(
        { uid, email: identity.email, emailVerified },
        { uid: identityUid, email, emailVerified: true },
      );
    }
  });

  it('keeps accounts across kill -9 and a clean stop, in a file readable by its user alone', async () => {
    const { idToken } = await call<{ idToken: string }>('signUp', {
      email: 'clara@example.test',
      password: 'secret-1',
    });
    const accounts = join(dataDirectory, 'identity-accounts.json');
    await until(async () =>
      (await readFile(accounts, 'utf8').catch(() => '')).includes('clara@example.test'),
    );
    await emulator.end('SIGKILL');
    await start();
    await emulatorTokenVerifier(testProjectId, url).verify(idToken);

    await call('update', { idToken, password: 'secret-2' });
    assert.equal(await emulator.end('SIGINT'), 0);
    await start();
    assert.ok((await signIn('clara@example.test', 'secret-2')).idToken);
    assert.equal((await stat(accounts)).mode & 0o777, 0o600);
  });

  it('writes the password reset mail into the outbox, with a link that sets a new password once', async () => {
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'clara@example.test' });
    const link = /http:\S+/.exec(await mail('password-reset-clara@example.test'))?.[0] ?? '';

    const asBrowser = { headers: { accept: 'text/html' } };
    assert.match(await (await fetch(link, asBrowser)).text(), /<h1>Choose a new password<\/h1>/);
    const follow = async (newPassword: string) => {
      const response = await fetch(link, {
        ...asBrowser,
        method: 'POST',
        body: new URLSearchParams({ newPassword }),
      });
      return await response.text();
    };
    assert.match(await follow('short'), /Password must be at least 6 characters/);
    assert.match(await follow('secret-3'), /successfully updated/);
    assert.ok((await signIn('clara@example.test', 'secret-3')).idToken);
    assert.match(await follow('secret-4'), /expired or the link has already been used/);
  });

  it('mails the link to the new address, and changes the address only when the link is opened', async () => {
    const account = { email: 'dora@example.test', password: 'secret-1' };
    const { idToken } = await call<{ idToken: string }>('signUp', account);
    const newEmail = 'dora@new.test';
    await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
    const change = await mail('verify-and-change-email');
    assert.match(change, /^To: dora@new\.test\nSubject: Confirm your new email address\n/);
    assert.ok((await signIn(account.email, account.password)).idToken);

    const link = /http:\S+/.exec(change)?.[0] ?? '';
    const page = await (await fetch(link, { headers: { accept: 'text/html' } })).text();
    assert.match(page, /successfully changed/);
    assert.equal((await signIn(account.email, account.password)).idToken, undefined);
    const changed = await signIn(newEmail, account.password);
    const { uid, email, emailVerified } = await emulatorTokenVerifier(testProjectId, url).verify(
      changed.idToken ?? '',
    );
    assert.deepEqual(
      { uid, email, emailVerified },
      { uid: changed.localId ?? '', email: newEmail, emailVerified: true },
    );
  });

  it('confirms an address by the mailed and logged link, and redirects only to pages on this machine', async () => {
    const app = 'http://localhost:3000/#/dashboard/account';
    for (const [name, continueUrl] of Object.entries({ ella: app, finn: 'https://evil.example/' })) {
      const account = { email: `${name}@example.test`, password: 'secret-1' };
      const { idToken } = await call<{ idToken: string }>('signUp', account);
      const verifier = emulatorTokenVerifier(testProjectId, url);
      assert.equal((await verifier.verify(idToken)).emailVerified, false);
      await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken, continueUrl });
      const [, logged = ''] = await emulator.untilPrinted(
        new RegExp(`Mail to "${account.email}": Confirm your email address (http:\\S+)`),
      );
      const outbox = join(dataDirectory, 'outbox');
      const file = (await readdir(outbox)).find((entry) => entry.includes(account.email)) ?? '';
      assert.ok((await readFile(join(outbox, file), 'utf8')).includes(logged));

      const answer = await fetch(logged, { headers: { accept: 'text/html' }, redirect: 'manual' });
      assert.equal(answer.headers.get('location'), name === 'ella' ? app : null);
      if (name === 'finn') assert.match(await answer.text(), /<h1>Your email address is confirmed<\/h1>/);
      const again = await signIn(account.email, account.password);
      assert.equal((await verifier.verify(again.idToken ?? '')).emailVerified, true);
    }
  });

  it('answers 403 to pages of other sites', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      assert.equal((await fetch(`${url}/`, { headers })).status, 403);
    }
  });

  it('does not start in production, or for a real project', async () => {
    for (const environment of [{ NODE_ENV: 'production' }, { FIREBASE_PROJECT_ID: 'car-rental' }]) {
      const refused = startProcess('dev/identity-emulator.ts', { ...environment, DATA_DIR: dataDirectory });
      assert.equal(await refused.exited(), 1);
      assert.match(refused.output(), /for development with a demo-\* project only/);
    }
  });
});
