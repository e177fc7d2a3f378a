import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { aCar } from '../../../../testing/a-car.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { excerptOf } from './message-body.js';
import { eraseMessagesOf } from './messages.repository.js';
import type { MessagesBody, PreviewBody, ThreadMessageBody } from './thread.schemas.js';

type Sent = ThreadMessageBody & { code: string };

describe('messages between members', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());

  const send = (by: SignedIn, to: string, text: string) =>
    ask<Sent>(market, by, 'POST', `/${to}/messages`, { text });
  const preview = (by: SignedIn, text: string, to: object) =>
    ask<PreviewBody & { code: string; fields: object }>(market, by, 'POST', '/my/messages/preview', {
      text,
      ...to,
    });
  const read = async (by: SignedIn, thread: string) =>
    (await ask<MessagesBody>(market, by, 'GET', `/my/threads/${thread}/messages`)).body;

  it('preview what would be hidden before the trip is confirmed, and store nothing', async () => {
    const text = 'Call 912 345 678 or ada@example.com';
    const hidden = [
      { kind: 'phone', text: '912 345 678' },
      { kind: 'email', text: 'ada@example.com' },
    ];
    const car = await market.car({ instant_book: false });
    const asked = await preview(market.customer, text, { car_uuid: car.uuid });
    assert.deepEqual(asked.body, { hidden, shown: 'Call ••• or •••' });
    const booking = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    const to = { reservation_uuid: booking.reservation_uuid };
    assert.deepEqual((await preview(market.owner, text, to)).body.hidden, hidden);
    const sent = await send(market.owner, `reservations/${booking.reservation_uuid}`, 'Hello');
    assert.equal(sent.body.number, 1);
    await ask(market, market.owner, 'POST', `/reservations/${booking.reservation_uuid}/accept`);
    const { thread_uuid } = sent.body;
    assert.deepEqual((await preview(market.owner, text, { thread_uuid })).body, { hidden: [], shown: text });
    assert.deepEqual((await preview(market.owner, text, {})).body.fields, {
      thread_uuid: 'Name the conversation, trip or car that the message is for.',
    });
    const stranger = await aSignedInUser(market);
    assert.equal((await preview(stranger, text, { thread_uuid })).body.code, 'THREAD_NOT_FOUND');
  });

  it('count attempts to pass on contact details for administrators, and are sent all the same', async () => {
    const car = await market.car();
    const details = async () => {
      const url = `/admin/users/${market.customer.user.uuid}`;
      const { body } = await ask<{ hidden_contacts: object }>(market, market.admin, 'GET', url);
      return body.hidden_contacts;
    };
    assert.deepEqual(await details(), { messages: 0, last_at: null });
    await send(market.customer, `cars/${car.uuid}`, '2½ days?');
    const sent = await send(market.customer, `cars/${car.uuid}`, 'Call +351 912 345 678');
    assert.deepEqual([sent.status, sent.body.text, sent.body.is_masked], [201, 'Call •••', true]);
    assert.deepEqual(await details(), { messages: 1, last_at: '2026-11-21T09:30:00.000Z' });
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    await send(market.customer, `reservations/${trip.reservation_uuid}`, 'Call +351 912 345 678');
    assert.deepEqual(await details(), { messages: 1, last_at: '2026-11-21T09:30:00.000Z' });
  });

  it('hide a number that goes on in the next message, while it is typed too', async () => {
    const [customer, car] = [await aSignedInUser(market), await market.car()];
    const { thread_uuid } = (await send(customer, `cars/${car.uuid}`, 'It ends with 912 345')).body;
    const preview = await ask<{ shown: string }>(market, customer, 'POST', '/my/messages/preview', {
      thread_uuid,
      text: '678!',
    });
    assert.equal(preview.body.shown, '•••!');
    const sent = await send(customer, `my/threads/${thread_uuid}`, '678!');
    assert.deepEqual([sent.body.text, sent.body.is_masked], ['•••!', true]);
    const { messages } = await read(market.owner, thread_uuid);
    assert.deepEqual(
      messages.map(({ text }) => text),
      ['•••!', 'It ends with 912 345'],
    );
    const reply = await send(market.owner, `my/threads/${thread_uuid}`, '678!');
    assert.equal(reply.body.text, '678!');
  });

  it('go from a new account to 5 owners a day until one has answered, then to 20', async () => {
    const customer = await aSignedInUser(market);
    const ownerAndCar = async () => {
      const owner = await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });
      return { owner, to: `cars/${(await aCar(market, owner.user.uuid)).uuid}` };
    };
    const first = await ownerAndCar();
    const { thread_uuid } = (await send(customer, first.to, 'Hello')).body;
    for (let owners = 2; owners <= 5; owners++) {
      assert.equal((await send(customer, (await ownerAndCar()).to, 'Hello')).status, 201);
    }
    const sixth = await ownerAndCar();
    const refused = await send(customer, sixth.to, 'Hello');
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_OWNERS']);
    assert.equal((await send(customer, first.to, 'Hello again')).status, 201);
    await send(first.owner, `my/threads/${thread_uuid}`, 'Yes');
    assert.equal((await send(customer, sixth.to, 'Hello')).status, 201);
    for (let owners = 7; owners <= 20; owners++) await send(customer, (await ownerAndCar()).to, 'Hello');
    const last = await ownerAndCar();
    assert.equal((await send(customer, last.to, 'Hello')).body.code, 'TOO_MANY_OWNERS');
    market.setNow('2026-11-22T09:30:01Z');
    assert.equal((await send(customer, last.to, 'Hello')).status, 201);
    market.setNow('2026-11-21T09:30:00Z');
  });

  it('are refused to members who left, and say of suspended ones that they do not answer', async () => {
    const customer = await aSignedInUser(market);
    const car = await market.car();
    const { thread_uuid } = (await send(customer, `cars/${car.uuid}`, 'Hello')).body;
    assert.equal((await read(market.owner, thread_uuid)).other_state, 'active');
    const users = market.database.updateTable('users').where('uuid', '=', customer.user.uuid);
    await users.set({ account_status: 'suspended' }).execute();
    const suspended = await read(market.owner, thread_uuid);
    assert.deepEqual([suspended.other_state, suspended.can_write], ['suspended', true]);
    assert.equal((await send(market.owner, `my/threads/${thread_uuid}`, 'Hello')).status, 201);
    await users.set({ account_status: 'closed' }).execute();
    const closed = await read(market.owner, thread_uuid);
    assert.deepEqual([closed.other_state, closed.can_write], ['closed', false]);
    const refused = await send(market.owner, `my/threads/${thread_uuid}`, 'Hello');
    assert.deepEqual([refused.status, refused.body.code], [409, 'MEMBER_LEFT']);
  });

  it('are exported in pages, own ones as they were typed', async () => {
    const [customer, car] = [await aSignedInUser(market), await market.car()];
    const typed = 'Call 912 345 678';
    const { thread_uuid } = (await send(customer, `cars/${car.uuid}`, typed)).body;
    await send(market.owner, `my/threads/${thread_uuid}`, typed);
    const page = (query: string) =>
      ask<{ messages: ThreadMessageBody[]; has_more: boolean }>(
        market,
        customer,
        'GET',
        `/my/messages${query}`,
      );
    const { body: first } = await page('?limit=1');
    assert.deepEqual(
      [first.messages[0]?.text, first.messages[0]?.is_mine, first.has_more],
      [typed, true, true],
    );
    const { body: last } = await page(`?after=${first.messages[0]?.message_uuid}`);
    assert.deepEqual([last.messages.map(({ text }) => text), last.has_more], [['Call •••'], false]);
    await eraseMessagesOf(market.database, customer.user.uuid);
    assert.equal((await page('?limit=1')).body.messages[0]?.text, null);
  });

  for (const text of ['\u2060\u200b', '\u00ad', '\n\t']) {
    it(`refuse a text of nothing visible: ${JSON.stringify(text)}`, async () => {
      const car = await market.car();
      assert.equal((await send(market.customer, `cars/${car.uuid}`, text)).body.code, 'VALUE_NOT_ALLOWED');
    });
  }

  it('hide contact details in why a request was declined, in its mail too', async () => {
    const car = await market.car({ instant_book: false });
    const { reservation_uuid: trip } = await aBookedTrip(
      market,
      market.customer,
      car.uuid,
      '2026-12-01',
      '2026-12-04',
    );
    const reason = 'Call me instead: 912 345 678';
    await ask(market, market.owner, 'POST', `/reservations/${trip}/decline`, { reason });
    const { body } = await ask<object>(market, market.customer, 'GET', `/reservations/${trip}`);
    assert.match(JSON.stringify(body), /Call me instead: •••/);
    assert.doesNotMatch(JSON.stringify(body), /912 345 678/);
    const notifications = await ask<object>(market, market.customer, 'GET', '/my/notifications');
    assert.match(JSON.stringify(notifications.body), /Call me instead: •••/);
  });
});

describe('excerptOf', () => {
  it('ends before a character that it would cut', () => {
    const family = '👨‍👩‍👧‍👦';
    assert.equal(excerptOf(`${'x'.repeat(155)}${family}`), 'x'.repeat(155));
    assert.equal(excerptOf('x'.repeat(200)), 'x'.repeat(160));
    assert.equal(excerptOf(`Hello ${family}`), `Hello ${family}`);
  });
});
