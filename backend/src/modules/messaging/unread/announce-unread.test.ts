import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { memoryMailer } from '../../../../testing/memory-mailer.js';
import { sendEmails } from '../../notifications/email/send-emails.js';
import type { ThreadListBody, ThreadMessageBody } from '../threads/thread.schemas.js';
import { announceAllUnread, announceUnread } from './announce-unread.js';
import { readResponseTime } from './response-time.js';

const start = Date.parse('2026-11-21T09:30:00Z');

describe('messages that wait', () => {
  let market: Marketplace;
  let thread: string;
  let mailer: ReturnType<typeof memoryMailer>;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());
  beforeEach(async () => {
    at(0);
    const car = await market.car({ make: 'Fiat', model: 'Panda' });
    const booked = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    await market.database.deleteFrom('notification_emails').execute();
    await market.database.deleteFrom('notifications').execute();
    mailer = memoryMailer();
    const { owner } = market;
    thread = (await send(owner, `reservations/${booked.reservation_uuid}`, 'Where do we meet?')).thread_uuid;
  });

  const at = (minutes: number) => {
    market.setNow(new Date(start + minutes * 60_000).toISOString());
  };
  const send = async (by: SignedIn, to: string, text: string) =>
    (await ask<ThreadMessageBody>(market, by, 'POST', `/${to}/messages`, { text })).body;
  const write = (text: string) => send(market.owner, `my/threads/${thread}`, text);
  const tell = () => announceUnread(market.deps, { threadUuid: thread });
  const read = (through: number) =>
    ask(market, market.customer, 'POST', `/my/threads/${thread}/read`, { through });
  const bell = async (by: SignedIn = market.customer) =>
    (await ask<{ notifications: { title: string; text: string }[] }>(market, by, 'GET', '/my/notifications'))
      .body.notifications;
  const titles = async () => (await bell()).map(({ title }) => title);

  it('ring ten minutes after the first, all at once, with what the last one says', async () => {
    at(9);
    await write('At ten? 912 345 678');
    await tell();
    assert.deepEqual(await titles(), []);
    at(10);
    await tell();
    await tell();
    assert.deepEqual(await bell(), [
      {
        ...(await bell())[0],
        title: '2 messages from Oscar about the trip with the Fiat Panda',
        text: '“At ten? 912 345 678”',
        link: `/dashboard/messages/${thread}`,
      },
    ]);
    await sendEmails({ ...market.deps, mailer });
    const [mail] = mailer.sent;
    assert.deepEqual([mail?.to.address, mail?.updates[0]?.linkLabel], [market.customer.user.email, 'Reply']);
  });

  it('are not told to anyone who has read them, or who wrote them', async () => {
    await read(1);
    at(10);
    await tell();
    assert.deepEqual([await titles(), await bell(market.owner)], [[], []]);
    at(11);
    await write('Hello?');
    at(21);
    await tell();
    assert.deepEqual(await titles(), ['Oscar wrote about the trip with the Fiat Panda']);
  });

  it('are quoted by the other’s last one, also when their reader has written since', async () => {
    await send(market.customer, `my/threads/${thread}`, 'I am on the train.');
    at(10);
    await tell();
    assert.deepEqual(
      (await bell()).map(({ title, text }) => [title, text]),
      [['Oscar wrote about the trip with the Fiat Panda', '“Where do we meet?”']],
    );
  });

  it('wait in the bell no longer once they are read', async () => {
    at(10);
    await tell();
    const unread = async () =>
      (await ask<{ unread: number }>(market, market.customer, 'GET', '/my/notifications')).body.unread;
    assert.equal(await unread(), 1);
    await read(1);
    assert.deepEqual([await unread(), (await titles()).length], [0, 1]);
  });

  it('are mailed once a day for each thread, and rung for each time', async () => {
    for (const minute of [10, 30, 24 * 60 + 30]) {
      at(minute - 10);
      await write('Hello?');
      at(minute);
      await tell();
    }
    assert.equal((await titles()).length, 3);
    const mails = await market.database.selectFrom('notification_emails').selectAll().execute();
    assert.equal(mails.length, 2);
  });

  it('ring at once when they are a first question, and are found again when their job is lost', async () => {
    const car = await market.car({ make: 'Seat', model: 'Ibiza' });
    const asked = await send(
      await aSignedInUser(market, { fname: 'Anna' }),
      `cars/${car.uuid}`,
      'A child seat?',
    );
    await announceUnread(market.deps, { threadUuid: asked.thread_uuid });
    assert.equal((await bell(market.owner))[0]?.title, 'Anna wrote about your Seat Ibiza');
    at(10.9);
    await announceAllUnread(market.deps);
    assert.deepEqual(await titles(), []);
    at(11.1);
    await announceAllUnread(market.deps);
    assert.equal((await titles()).length, 1);
  });

  /** An owner who was asked once about each car, and answered after so many hours; undefined: never. */
  async function anOwnerWhoAnswered(hoursEach: readonly (number | undefined)[]) {
    const owner = await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });
    for (const hours of hoursEach) {
      at(0);
      const car = await aCar(market, owner.user.uuid);
      const { thread_uuid } = await send(market.customer, `cars/${car.uuid}`, 'A child seat?');
      at((hours ?? 0) * 60);
      if (hours !== undefined) await send(owner, `my/threads/${thread_uuid}`, 'Yes.');
      at(40 * 60);
      if (hours !== undefined) await send(owner, `my/threads/${thread_uuid}`, 'And a map.');
    }
    return owner;
  }
  const responseTime = ({ user }: Marketplace['owner']) => readResponseTime(market.deps, user.uuid);

  it('show how soon an owner answers first questions', async () => {
    const owner = await anOwnerWhoAnswered([1, 2, 30, undefined]);
    assert.deepEqual(await responseTime(owner), { median_hours: 2, within_day_percent: 50 });
    assert.equal(await responseTime(market.owner), null);
    at(0);
    market.setNow('2027-02-19T09:30:00Z');
    assert.deepEqual(await responseTime(owner), { median_hours: 2, within_day_percent: 50 });
    market.setNow('2027-02-19T09:30:01Z');
    assert.equal(await responseTime(owner), null, 'no question of the last 90 days');
  });

  it('show no response time of an owner who left most questions without an answer', async () => {
    assert.equal(await responseTime(await anOwnerWhoAnswered([1, undefined, undefined])), null);
  });

  it('count no question against an owner that can still be answered within a day', async () => {
    const owner = await anOwnerWhoAnswered([1, 2, 3, undefined]);
    at(24 * 60 - 1);
    assert.equal((await responseTime(owner))?.within_day_percent, 100);
    at(24 * 60 + 1);
    assert.equal((await responseTime(owner))?.within_day_percent, 75);
  });

  it('show the response time to the owner beside the questions about their cars', async () => {
    const owner = await anOwnerWhoAnswered([1, 1, 1]);
    const response = async (by: SignedIn, query = '?filter=hosting') =>
      (await ask<ThreadListBody>(market, by, 'GET', `/my/threads${query}`)).body.response;
    assert.deepEqual(await response(owner), { median_hours: 1, within_day_percent: 100 });
    assert.equal(await response(owner, ''), null);
    assert.deepEqual([await response(market.owner), await response(market.customer)], [null, null]);
  });
});
