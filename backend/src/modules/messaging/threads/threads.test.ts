import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aQuote, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { eraseMessagesOf } from './messages.repository.js';
import type { MessagesBody, ThreadListBody, ThreadMessageBody } from './thread.schemas.js';

type Sent = ThreadMessageBody & { code: string; message: string };

describe('messages', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());

  const send = (by: SignedIn, to: string, text: string, key?: string) =>
    ask<Sent>(market, by, 'POST', `/${to}/messages`, { text }, key);
  const inbox = async (by: SignedIn) => (await ask<ThreadListBody>(market, by, 'GET', '/my/threads')).body;
  const read = async (by: SignedIn, thread: string, query = '') =>
    (await ask<MessagesBody>(market, by, 'GET', `/my/threads/${thread}/messages${query}`)).body;
  const textsOf = ({ messages }: MessagesBody) => messages.map(({ text }) => text);

  async function aTrip(isRequest = false) {
    const car = await market.car({ instant_book: !isRequest });
    return await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
  }

  it('are exchanged about a trip, counted until read, and listed newest first', async () => {
    const { reservation_uuid: trip } = await aTrip();
    const { customer, owner } = market;
    const first = await send(customer, `reservations/${trip}`, ' Where do we meet? ');
    assert.equal(first.status, 201);
    const thread = first.body.thread_uuid;
    market.setNow('2026-11-21T09:31:00Z');
    assert.equal((await send(customer, `my/threads/${thread}`, 'At ten?')).body.number, 2);

    const waiting = await inbox(owner);
    assert.deepEqual(
      [waiting.unread, waiting.threads[0]?.unread, waiting.threads[0]?.excerpt, waiting.threads[0]?.side],
      [2, 2, 'At ten?', 'owner'],
    );
    assert.deepEqual([(await inbox(customer)).unread], [0]);
    assert.deepEqual(textsOf(await read(owner, thread)), ['At ten?', 'Where do we meet?']);
    const marking = (through: number) =>
      ask<{ unread: number }>(market, owner, 'POST', `/my/threads/${thread}/read`, { through });
    assert.equal((await marking(1)).body.unread, 1);
    assert.equal((await marking(2)).body.unread, 0);
    assert.equal((await marking(1)).body.unread, 0);

    const reply = await send(owner, `reservations/${trip}`, 'Yes, at ten.');
    assert.deepEqual([reply.body.thread_uuid, reply.body.number], [thread, 3]);
    assert.equal((await inbox(customer)).unread, 1);
  });

  it('are stored once per key, and numbered in sequence when sent at the same moment', async () => {
    const { reservation_uuid: trip } = await aTrip();
    const key = randomUUID();
    const first = await send(market.customer, `reservations/${trip}`, 'Hello', key);
    const again = await send(market.customer, `reservations/${trip}`, 'Hello', key);
    assert.equal(again.body.message_uuid, first.body.message_uuid);
    const other = await send(market.customer, `reservations/${trip}`, 'Goodbye', key);
    assert.equal(other.body.code, 'IDEMPOTENCY_KEY_REUSED');

    const thread = first.body.thread_uuid;
    const many = ['a', 'b', 'c', 'd'].map((text) => send(market.owner, `my/threads/${thread}`, text));
    const numbers = (await Promise.all(many)).map(({ body }) => body.number).sort();
    assert.deepEqual(numbers, [2, 3, 4, 5]);
    assert.equal((await read(market.customer, thread)).messages.length, 5);
  });

  it('mask contact details until the trip is confirmed, and are stored in full', async () => {
    market.setNow('2026-11-21T09:32:00Z');
    const { reservation_uuid: trip } = await aTrip(true);
    const { customer, owner } = market;
    const { body } = await send(customer, `reservations/${trip}`, 'I am at ada@example.com');
    assert.deepEqual([body.text, body.is_masked], ['I am at •••', true]);
    assert.deepEqual(textsOf(await read(owner, body.thread_uuid)), ['I am at •••']);
    assert.equal((await inbox(owner)).threads[0]?.excerpt, 'I am at •••');
    await ask(market, owner, 'POST', `/reservations/${trip}/accept`);
    assert.deepEqual(textsOf(await read(owner, body.thread_uuid)), ['I am at ada@example.com']);
  });

  it('can be sent about a car before a booking, in a thread of their own', async () => {
    const { customer, owner } = market;
    const car = await market.car();
    const asked = await send(customer, `cars/${car.uuid}`, 'Is there a child seat?');
    assert.equal(asked.status, 201);
    const again = await send(customer, `cars/${car.uuid}`, 'For a baby.');
    assert.equal(again.body.thread_uuid, asked.body.thread_uuid);
    const { reservation_uuid: trip } = await aBookedTrip(
      market,
      customer,
      car.uuid,
      '2026-12-01',
      '2026-12-04',
    );
    const about = await send(customer, `reservations/${trip}`, 'Booked!');
    assert.notEqual(about.body.thread_uuid, asked.body.thread_uuid);
    assert.equal((await inbox(customer)).threads.find(({ trip: of }) => of === null)?.car.car_uuid, car.uuid);

    assert.equal((await send(owner, `cars/${car.uuid}`, 'Me?')).body.code, 'OWN_CAR');
    const paused = await market.car({ verification: 'draft' });
    assert.equal((await send(customer, `cars/${paused.uuid}`, 'And this?')).body.code, 'CAR_NOT_FOUND');
    assert.equal((await send(customer, 'cars/nonsense', 'And this?')).body.code, 'CAR_NOT_FOUND');
  });

  it('are open to the two sides alone, from the request on', async () => {
    const { reservation_uuid: trip } = await aTrip();
    const { body } = await send(market.customer, `reservations/${trip}`, 'Hello');
    const stranger = await aSignedInUser(market);
    assert.equal((await send(stranger, `reservations/${trip}`, 'Hi')).body.code, 'RESERVATION_NOT_FOUND');
    assert.equal((await send(market.admin, `reservations/${trip}`, 'Hi')).body.code, 'ROLE_NOT_ALLOWED');
    for (const uuid of [body.thread_uuid, 'nonsense']) {
      assert.equal((await send(stranger, `my/threads/${uuid}`, 'Hi')).body.code, 'THREAD_NOT_FOUND');
      const { status } = await ask(market, stranger, 'GET', `/my/threads/${uuid}/messages`);
      assert.equal(status, 404);
    }
    assert.deepEqual((await inbox(stranger)).threads, []);

    const car = await market.car();
    const { quote_uuid } = await aQuote(market, car.uuid, '2026-12-01', '2026-12-04');
    const held = await ask(market, market.customer, 'POST', '/reservations', { quote_uuid });
    const early = await send(market.customer, `reservations/${held.body.reservation_uuid}`, 'Hello');
    assert.equal(early.body.code, 'MOVE_NOT_ALLOWED');
  });

  it('are refused for both sides after one blocks the other, until the block is removed', async () => {
    const { reservation_uuid: trip } = await aTrip();
    const { customer, owner } = market;
    const { thread_uuid: thread } = (await send(customer, `reservations/${trip}`, 'Hello')).body;
    const url = `/my/threads/${thread}/block`;
    assert.equal((await market.app.inject({ method: 'POST', url, headers: owner.headers })).statusCode, 204);
    const refused = await send(customer, `my/threads/${thread}`, 'Hello?');
    assert.deepEqual([refused.status, refused.body.code], [403, 'MESSAGES_BLOCKED']);
    assert.match((await send(owner, `my/threads/${thread}`, 'No')).body.message, /Unblock them/);
    const [mine, theirs] = [await read(owner, thread), await read(customer, thread)];
    assert.deepEqual(
      [mine.is_blocked, mine.can_write, theirs.is_blocked, theirs.can_write],
      [true, false, false, false],
    );
    await market.app.inject({ method: 'DELETE', url, headers: customer.headers });
    assert.equal((await send(customer, `my/threads/${thread}`, 'Hello?')).body.code, 'MESSAGES_BLOCKED');
    await market.app.inject({ method: 'DELETE', url, headers: owner.headers });
    assert.equal((await send(customer, `my/threads/${thread}`, 'Hello?')).status, 201);
  });

  it('are refused for each blocked person by themselves', async () => {
    const car = await market.car();
    const people = await Promise.all([1, 2, 3].map(() => aSignedInUser(market)));
    const threads: string[] = [];
    for (const person of people) {
      const { body } = await send(person, `cars/${car.uuid}`, 'Hello');
      threads.push(body.thread_uuid);
    }
    const [blocked, free] = [threads.slice(0, 2), threads[2]!];
    const { headers } = market.owner;
    for (const thread of blocked)
      await market.app.inject({ method: 'POST', url: `/my/threads/${thread}/block`, headers });
    assert.equal((await send(people[2]!, `my/threads/${free}`, 'Hello?')).status, 201);
    await market.app.inject({ method: 'DELETE', url: `/my/threads/${blocked[0]}/block`, headers });
    assert.equal((await send(people[0]!, `my/threads/${blocked[0]}`, 'Hello?')).status, 201);
    assert.equal((await send(people[1]!, `my/threads/${blocked[1]}`, 'Hello?')).status, 403);
    // Both block the owner; one block is removed, not the other’s.
    for (const [index, method] of [
      [0, 'POST'],
      [2, 'POST'],
      [0, 'DELETE'],
    ] as const) {
      const url = `/my/threads/${threads[index]}/block`;
      await market.app.inject({ method, url, headers: people[index]!.headers });
    }
    assert.equal((await send(market.owner, `my/threads/${threads[0]}`, 'Hello?')).status, 201);
    assert.equal((await send(market.owner, `my/threads/${free}`, 'Hello?')).status, 403);
  });

  it('lose their text when their sender’s account is closed', async () => {
    const { reservation_uuid: trip } = await aTrip();
    const { thread_uuid: thread } = (await send(market.owner, `reservations/${trip}`, 'Hello')).body;
    await send(market.customer, `my/threads/${thread}`, 'Hi');
    await eraseMessagesOf(market.database, market.owner.user.uuid);
    const page = await read(market.customer, thread);
    assert.deepEqual(textsOf(page), ['Hi', null]);
    assert.equal(page.messages[1]?.is_masked, false);
    await eraseMessagesOf(market.database, market.customer.user.uuid);
    const { threads } = await inbox(market.owner);
    assert.equal(threads.find(({ thread_uuid }) => thread_uuid === thread)?.excerpt, '');
  });

  it('are read from a thread of 10,000 by as few rows as from a short one', async () => {
    const { reservation_uuid: trip } = await aTrip();
    const { thread_uuid: thread } = (await send(market.customer, `reservations/${trip}`, 'first')).body;
    const sender = market.customer.user.uuid;
    await sql`
      insert into thread_messages (thread_uuid, number, sender_uuid, text, created_at, request_key)
      select ${thread}, number, ${sender}, 'text ' || number, now(), 'many ' || number
      from generate_series(2, 10000) as number`.execute(market.database);
    await sql`update message_threads set last_number = 10000 where uuid = ${thread}`.execute(market.database);

    const page = await read(market.owner, thread, '?limit=10');
    assert.deepEqual([page.messages[0]?.number, page.has_more], [10_000, true]);
    assert.equal((await read(market.owner, thread, '?before=3')).messages.length, 2);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, costs off, timing off) select * from thread_messages
      where thread_uuid = ${thread} and number >= 9991 and number < 10001 order by number desc`.execute(
      market.database,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    assert.match(plan, /thread_messages_pkey/);
    assert.doesNotMatch(plan, /rows=(?!10\b)\d{2}|Seq Scan|Rows Removed/);
  });

  const refused = [
    ['', 'VALUE_NOT_ALLOWED'],
    ['  ', 'VALUE_NOT_ALLOWED'],
    ['x'.repeat(2_001), 'VALIDATION_FAILED'],
  ] as const;
  for (const [text, code] of refused) {
    it(`refuse a text of ${text.length} characters: ${JSON.stringify(text.slice(0, 3))}`, async () => {
      const { reservation_uuid: trip } = await aTrip();
      assert.equal((await send(market.customer, `reservations/${trip}`, text)).body.code, code);
    });
  }
});
