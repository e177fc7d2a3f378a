import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../testing/a-car.js';
import { aSignedInUser } from '../../../testing/a-user.js';
import { memoryMailer } from '../../../testing/memory-mailer.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { publishEvent } from '../../platform/outbox/outbox.js';
import type { DomainEvent } from '../../platform/outbox/domain-events.js';
import type { Mailer } from '../../platform/mail/mailer.js';
import { sendEmails } from './email/send-emails.js';

const start = new Date('2026-11-21T09:30:00Z');
const minuteMs = 60_000;

describe('a notification', () => {
  let testApp: TestApp;
  let now = start;
  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * minuteMs));
  before(async () => {
    testApp = await startTestApp({ now: () => now });
  });
  after(() => testApp.close());

  const tell = async (event: DomainEvent) => {
    await testApp.database.transaction().execute((transaction) => publishEvent(transaction, event, later(1)));
  };
  const suspend = (userUuid: string, reason = 'Unpaid fine.') =>
    tell({ kind: 'account_suspended', userUuid, reason });
  const send = (mailer: Mailer = memoryMailer()) => sendEmails({ ...testApp.deps, mailer });

  async function ask(headers: { authorization: string }, url: string, payload?: object) {
    const answer = await testApp.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/my/notifications${url}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  it('appears in the app, newest first, page by page, and is read one by one or all at once', async () => {
    const { user, headers } = await aSignedInUser(testApp, { account_status: 'suspended' });
    const stranger = await aSignedInUser(testApp);
    for (const reason of ['One.', 'Two.', 'Three.']) await suspend(user.uuid, reason);
    await suspend(stranger.user.uuid, 'Not yours.');

    const first = await ask(headers, '?limit=2');
    assert.equal(first.body.unread, 3);
    const texts = first.body.notifications.map(({ text }: { text: string }) => text);
    assert.match(texts[0], /Three\./);
    assert.match(texts[1], /Two\./);
    const second = await ask(headers, `?limit=2&cursor=${first.body.next_cursor}`);
    assert.match(second.body.notifications[0].text, /One\./);
    assert.deepEqual([second.body.notifications.length, second.body.next_cursor], [1, null]);

    const theirs = (await ask(stranger.headers, '')).body.notifications[0].notification_uuid;
    const mine = first.body.notifications[0].notification_uuid;
    assert.equal((await ask(headers, '/read', { notification_uuids: [mine, theirs] })).body.unread, 2);
    assert.equal((await ask(stranger.headers, '')).body.unread, 1);
    const read = (await ask(headers, '?limit=1')).body.notifications[0];
    assert.equal(read.read_at, now.toISOString());
    assert.equal((await ask(headers, '/read', { notification_uuids: [] })).body.unread, 2);
    assert.equal((await ask(headers, '/read', {})).body.unread, 0);
    assert.equal((await ask(headers, '/read', { notification_uuids: ['nonsense'] })).status, 400);
    assert.equal((await ask({ authorization: '' }, '')).status, 401);
    await send();
  });

  it('is not created when its transaction is rolled back', async () => {
    const { user, headers } = await aSignedInUser(testApp);
    const failing = testApp.database.transaction().execute(async (transaction) => {
      await publishEvent(transaction, { kind: 'user_verified', userUuid: user.uuid }, now);
      throw new Error('changed my mind');
    });
    await assert.rejects(failing, /changed my mind/);
    assert.equal((await ask(headers, '')).body.unread, 0);
    assert.equal(await send(), 0);
  });

  it('quotes the reason for a refused car to its owner', async () => {
    const owner = await aSignedInUser(testApp, { role: 'car_owner' });
    const { uuid: carUuid } = await aCar(testApp, owner.user.uuid);
    const mailer = memoryMailer();
    await tell({ kind: 'car_rejected', carUuid, reason: 'The plate cannot be read.' });
    await send(mailer);
    const [mail] = mailer.sent;
    assert.equal(mail?.title, 'We couldn’t accept your Fiat 500');
    const [update] = mail.updates;
    assert.match(update?.text ?? '', /“The plate cannot be read\.”/);
    assert.equal(update?.link, `/dashboard/cars/upload?car=${carUuid}`);
    assert.equal(mail.updates.length, 1);
    assert.deepEqual(mail.to, { name: owner.user.fname, address: owner.user.email });
  });

  it('is mailed once, however many processes send', async () => {
    const { user } = await aSignedInUser(testApp);
    for (let count = 0; count < 12; count += 1) await suspend(user.uuid);
    const mailer = memoryMailer();
    const sent = await Promise.all([send(mailer), send(mailer), send(mailer)]);
    assert.equal(
      sent.reduce((sum, count) => sum + count),
      12,
    );
    assert.equal(new Set(mailer.sent.map(({ uuid }) => uuid)).size, 12);
    assert.equal(mailer.sent.length, 12);
    later(24 * 60);
    assert.equal(await send(mailer), 0);
  });

  it('is mailed again with the same id after a growing wait when the mail server is down', async () => {
    const { user } = await aSignedInUser(testApp);
    await suspend(user.uuid);
    const tried: string[] = [];
    const dead: Mailer = {
      send: ({ uuid }) => {
        tried.push(uuid);
        return Promise.reject(new Error('connect ECONNREFUSED'));
      },
      close: () => {},
    };
    assert.equal(await send(dead), 0);
    assert.equal(await send(dead), 0, 'not at once');
    later(3);
    assert.equal(await send(dead), 0);
    const mailer = memoryMailer();
    later(3);
    assert.equal(await send(mailer), 0, 'the wait doubles');
    later(3);
    assert.equal(await send(mailer), 1);
    assert.deepEqual([...tried, mailer.sent[0]?.uuid], Array(3).fill(tried[0]));
  });

  it('is not mailed once the account is closed', async () => {
    const { user } = await aSignedInUser(testApp);
    await suspend(user.uuid);
    await testApp.database
      .updateTable('users')
      .set({ account_status: 'closed' })
      .where('uuid', '=', user.uuid)
      .execute();
    const mailer = memoryMailer();
    await send(mailer);
    later(24 * 60);
    await send(mailer);
    assert.deepEqual(mailer.sent, []);
  });
});
