import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { memoryMailer } from '../../../../testing/memory-mailer.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { sendEmails } from '../../notifications/email/send-emails.js';
import { aCar } from '../../../../testing/a-car.js';
import { aRegistration, aUser, headersOf, unconfirmed } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { User } from './users.table.js';

describe('the confirmed e-mail address', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
  });
  after(() => testApp.close());

  const tokenOf = ({ identity_uid: uid, email }: User, emailVerified: boolean) =>
    headersOf(testApp, { uid, email, emailVerified });

  async function ask(headers: object, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
    const answer = await testApp.app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  }

  const isConfirmed = async (headers: object): Promise<boolean> =>
    (await ask(headers, 'GET', '/my/account')).body.email_confirmed;

  /** What the holder of an address is asked for again once it is proved. */
  async function fillIn({ email }: User, headers: object) {
    const { fname, lname, phone } = aRegistration();
    await ask(headers, 'POST', '/login', { email });
    const { status } = await ask(headers, 'POST', '/register/customer', { fname, lname, phone, email });
    assert.equal(status, 201);
  }

  const actionsOn = async (user: User) =>
    (
      await testApp.database
        .selectFrom('audit_log')
        .select('action')
        .where('subject_uuid', '=', user.uuid)
        .execute()
    ).map(({ action }) => action);

  it('is required to submit documents and to begin, submit or list a car, but not to change one', async () => {
    const owner = await aUser(testApp, { role: 'car_owner', ...unconfirmed });
    const headers = await tokenOf(owner, false);
    const car = await aCar(testApp, owner.uuid, { verification: 'draft' });
    for (const url of ['/my/verification/submit', `/cars/${car.uuid}/submit`, `/cars/${car.uuid}/list`]) {
      const { status, body } = await ask(headers, 'POST', url, {});
      assert.deepEqual([url, status, body.code], [url, 403, 'EMAIL_NOT_CONFIRMED']);
      assert.ok(body.message.includes(owner.email), body.message);
    }
    assert.equal((await ask(headers, 'POST', '/cars', { make: 'Fiat' })).body.code, 'EMAIL_NOT_CONFIRMED');
    assert.equal((await ask(headers, 'PATCH', `/cars/${car.uuid}`, { make: 'Fiat' })).status, 200);
    assert.equal((await ask(headers, 'POST', `/cars/${car.uuid}/pause`, {})).status, 200);
    assert.equal(await isConfirmed(headers), false);
  });

  it('is stored once from the first token that confirms it, and kept despite an older token', async () => {
    const customer = await aUser(testApp, unconfirmed);
    const [before, later] = [await tokenOf(customer, false), await tokenOf(customer, true)];
    const send = (headers: object) => ask(headers, 'POST', '/my/verification/submit', {});
    assert.equal((await send(before)).body.code, 'EMAIL_NOT_CONFIRMED');
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(later)));
    assert.deepEqual(
      answers.map(({ body }) => body.code),
      Array.from({ length: 4 }, () => 'PROFILE_REQUIRED'),
    );
    assert.deepEqual(await actionsOn(customer), ['user.email_confirmed']);
    await fillIn(customer, later);
    assert.equal((await send(later)).body.code, 'VERIFICATION_INCOMPLETE');
    assert.equal(await isConfirmed(await tokenOf(customer, false)), true);
  });

  it('is recorded at sign-in and at registration', async () => {
    const customer = await aUser(testApp, unconfirmed);
    await fillIn(customer, await tokenOf(customer, true));
    assert.equal(await isConfirmed(await tokenOf(customer, false)), true);

    for (const emailVerified of [true, false]) {
      const registration = aRegistration();
      const uid = `registers-${String(emailVerified)}`;
      const headers = await headersOf(testApp, { uid, email: registration.email, emailVerified });
      assert.equal((await ask(headers, 'POST', '/register', registration)).status, 201);
      assert.equal(await isConfirmed(headers), emailVerified);
    }
  });

  it('is valid for its own address alone', async () => {
    const customer = await aUser(testApp);
    const elsewhere = { ...customer, email: `new-${customer.email}` };
    assert.equal(await isConfirmed(await tokenOf(elsewhere, true)), true);
    await ask(await tokenOf(elsewhere, true), 'POST', '/login', { email: elsewhere.email });
    assert.equal(await isConfirmed(await tokenOf(elsewhere, false)), true);

    const another = `another-${customer.email}`;
    await testApp.database
      .updateTable('users')
      .set({ email: another })
      .where('uuid', '=', customer.uuid)
      .execute();
    assert.equal(await isConfirmed(await tokenOf(elsewhere, true)), false);
    assert.equal(await isConfirmed(await tokenOf({ ...customer, email: another }, true)), true);
  });

  it('is erased when the account is closed', async () => {
    const customer = await aUser(testApp);
    const headers = await tokenOf(customer, true);
    assert.equal((await ask(headers, 'POST', '/my/account/close', { email: customer.email })).status, 204);
    const row = await testApp.database
      .selectFrom('users')
      .select(['confirmed_email', 'email_confirmed_at'])
      .where('uuid', '=', customer.uuid)
      .executeTakeFirst();
    assert.deepEqual(row, unconfirmed);
  });

  it('is the only recipient of mails, and receives no withheld mail later', async () => {
    const customer = await aUser(testApp, unconfirmed);
    const mailer = memoryMailer();
    let minutes = 0;
    const deps = { ...testApp.deps, mailer, now: () => new Date(Date.now() + minutes * 60_000) };
    const tell = async (reason: string) => {
      const event = { kind: 'account_suspended', userUuid: customer.uuid, reason } as const;
      await testApp.database
        .transaction()
        .execute((transaction) => publishEvent(transaction, event, deps.now()));
    };
    await tell('Before.');
    assert.equal(await sendEmails(deps), 0);
    const headers = await tokenOf(customer, true);
    await fillIn(customer, headers);
    assert.equal(await isConfirmed(headers), true);
    minutes = 24 * 60;
    assert.equal(await sendEmails(deps), 0);
    await tell('After.');
    assert.equal(await sendEmails(deps), 1);
    assert.deepEqual(
      mailer.sent.map(({ to }) => to.address),
      [customer.email],
    );
    assert.match(mailer.sent[0]?.updates[0]?.text ?? '', /After\./);
    const { body } = await ask(headers, 'GET', '/my/notifications');
    assert.equal(body.notifications.length, 1);
  });
});
