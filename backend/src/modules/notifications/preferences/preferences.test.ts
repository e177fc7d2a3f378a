import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { memoryMailer } from '../../../../testing/memory-mailer.js';
import { composeMail } from '../../../platform/mail/compose-mail.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { deleteNotificationsOf } from '../delete-notifications.repository.js';
import { sendEmails } from '../email/send-emails.js';
import type { Preference } from './preferences.repository.js';

describe('what a person wants to be notified of', () => {
  let market: Marketplace;
  let trip: string;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    const { uuid } = await market.car({ make: 'Seat', model: 'Ibiza' });
    trip = (await aBookedTrip(market, market.customer, uuid, '2026-12-01', '2026-12-04')).reservation_uuid;
  });
  after(() => market.close());
  beforeEach(async () => {
    for (const table of ['notification_emails', 'notifications', 'notification_preferences'] as const) {
      await market.database.deleteFrom(table).execute();
    }
  });

  const url = '/my/notification-preferences';
  const save = async (...topics: Preference[]) =>
    (await ask<{ topics: Preference[] }>(market, market.customer, 'PUT', url, { topics })).body.topics;
  const start = () =>
    market.database
      .transaction()
      .execute((transaction) =>
        publishEvent(transaction, { kind: 'trip_started', reservationUuid: trip }, market.deps.now()),
      );
  const unread = async () =>
    (
      await ask<{ unread: number; notifications: object[] }>(
        market,
        market.customer,
        'GET',
        '/my/notifications',
      )
    ).body;
  const mailed = async () => {
    const mailer = memoryMailer();
    market.setNow('2026-11-21T10:30:00Z');
    await sendEmails({ ...market.deps, mailer });
    market.setNow('2026-11-21T09:30:00Z');
    return mailer.sent;
  };

  it('is everything at first, and afterwards what they chose', async () => {
    const all = (await ask<{ topics: Preference[] }>(market, market.customer, 'GET', url)).body.topics;
    assert.deepEqual(all, [
      { topic: 'messages', bell: true, mail: true },
      { topic: 'trips', bell: true, mail: true },
    ]);
    const changed = await save({ topic: 'trips', bell: false, mail: false });
    assert.deepEqual(changed[1], { topic: 'trips', bell: false, mail: false });
    assert.deepEqual(changed[0], all[0]);
  });

  it('is neither mailed nor counted when turned off, and stays in the list', async () => {
    await start();
    assert.equal((await unread()).unread, 1);
    await save({ topic: 'trips', bell: false, mail: true });
    await start();
    await save({ topic: 'trips', bell: true, mail: false });
    await start();
    const { unread: count, notifications } = await unread();
    assert.deepEqual([count, notifications.length], [2, 3]);
    const [mail, ...others] = await mailed();
    assert.deepEqual([mail?.updates.length, others], [2, []]);
  });

  it('is stopped from within a mail without signing in, as mail programs do it and by a page', async () => {
    await start();
    const [mail] = await mailed();
    const stop = mail?.unsubscribeUrl ?? '';
    assert.match(stop, /^http:\/\/api\.test\/unsubscribe\/[0-9a-f-]{36}$/);
    const { headers, text, html } = composeMail(mail!, {
      from: 'a@b.c',
      appUrl: 'https://app.test',
      smtpUrl: undefined,
    });
    assert.deepEqual(headers, {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    assert.ok(typeof text === 'string' && text.includes(`Stop these mails: ${stop}`));
    assert.ok(typeof html === 'string' && html.includes(`href="${stop}"`));

    const path = new URL(stop).pathname;
    const seen = await market.app.inject({ url: path });
    assert.deepEqual([seen.statusCode, seen.headers['content-type']], [200, 'text/html; charset=utf-8']);
    assert.match(seen.body, /<form method="post"><button>Stop these mails/);
    assert.equal((await save())[1]?.mail, true, 'looking at it changes nothing');

    const post = () =>
      market.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    for (const { statusCode, body } of [await post(), await post()]) {
      assert.equal(statusCode, 200);
      assert.match(body, /no more mails about requests, trips and changes/);
    }
    assert.deepEqual((await save())[1], { topic: 'trips', bell: true, mail: false });
    assert.deepEqual((await save())[0], { topic: 'messages', bell: true, mail: true });
  });

  it('is gone with the account: the link then says so', async () => {
    await start();
    const [mail] = await mailed();
    await deleteNotificationsOf(market.database, market.customer.user.uuid);
    for (const path of [new URL(mail?.unsubscribeUrl ?? '').pathname, '/unsubscribe/nonsense']) {
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode, body } = await market.app.inject({ method, url: path });
        assert.equal(statusCode, 404, body);
        assert.match(body, /This link is no longer valid/);
      }
    }
  });

  it('has no link in mails that are always sent', async () => {
    await market.database
      .transaction()
      .execute((transaction) =>
        publishEvent(
          transaction,
          { kind: 'account_suspended', userUuid: market.owner.user.uuid, reason: 'Unpaid fine.' },
          market.deps.now(),
        ),
      );
    const [mail] = await mailed();
    assert.equal(mail?.unsubscribeUrl, undefined);
  });
});
