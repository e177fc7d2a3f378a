import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { ThreadMessageBody } from '../threads/thread.schemas.js';
import { openEventStream } from './event-stream.js';

/** One event as a page gets it: its kind and what it says. */
type Heard = [kind: string, data: Record<string, unknown>, id: string | undefined];

describe('live events', () => {
  let market: Marketplace;
  let url: string;
  let thread: string;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z', { isLive: true });
    url = await market.app.listen({ port: 0, host: '127.0.0.1' });
    const car = await market.car();
    const { reservation_uuid } = await aBookedTrip(
      market,
      market.customer,
      car.uuid,
      '2026-12-01',
      '2026-12-04',
    );
    thread = (await send(market.customer, `/reservations/${reservation_uuid}/messages`, 'Hello')).thread_uuid;
  });
  after(() => market.close());

  const send = async (by: SignedIn, to: string, text: string) =>
    (await ask<ThreadMessageBody>(market, by, 'POST', to, { text })).body;
  const answer = (text: string) => send(market.owner, `/my/threads/${thread}/messages`, text);

  /** A page that follows: each call gives its next event. */
  async function follow(by: SignedIn, headers: Record<string, string> = {}) {
    const leaving = new AbortController();
    const response = await fetch(`${url}/my/events`, {
      headers: { ...by.headers, ...headers },
      signal: leaving.signal,
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let waiting = '';
    const next = async (): Promise<Heard | 'ended'> => {
      for (;;) {
        const end = waiting.indexOf('\n\n');
        if (end >= 0) {
          const lines = waiting.slice(0, end).split('\n');
          waiting = waiting.slice(end + 2);
          const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2)));
          if (fields['event'] === undefined) continue;
          return [
            fields['event'],
            JSON.parse(fields['data'] ?? '{}') as Record<string, unknown>,
            fields['id'],
          ];
        }
        const { done, value } = await reader.read();
        if (done) return 'ended';
        waiting += value;
      }
    };
    assert.deepEqual(await next(), ['open', {}, undefined]);
    return { next, leave: () => leaving.abort() };
  }

  it('tell both sides of a message, of reading, and the other side of typing', async () => {
    const [mine, theirs] = [await follow(market.owner), await follow(market.customer)];
    const { number } = await answer('Hi');
    const at = '2026-11-21T09:30:00.000Z';
    const message = ['message', { thread_uuid: thread, number, at }, at];
    assert.deepEqual(await theirs.next(), message);
    assert.deepEqual(await mine.next(), message);
    await ask(market, market.customer, 'POST', `/my/threads/${thread}/read`, { through: number });
    assert.deepEqual(await mine.next(), ['read', { thread_uuid: thread }, undefined]);
    assert.equal((await theirs.next())[0], 'read');
    // What was read before is not said again, also while more waits: the next is something else.
    await ask(market, market.customer, 'POST', `/my/threads/${thread}/read`, { through: number });
    assert.equal((await answer('Are you there?')).number, number + 1);
    assert.deepEqual([(await theirs.next())[0], (await mine.next())[0]], ['message', 'message']);
    await ask(market, market.customer, 'POST', `/my/threads/${thread}/read`, { through: number });
    const typing = `/my/threads/${thread}/typing`;
    await market.app.inject({ method: 'POST', url: typing, headers: market.owner.headers });
    assert.deepEqual(await theirs.next(), ['typing', { thread_uuid: thread }, undefined]);
    for (const blocker of [market.owner, market.customer]) {
      const [url, { headers }] = [`/my/threads/${thread}/block`, blocker];
      await market.app.inject({ method: 'POST', url, headers });
      await market.app.inject({ method: 'POST', url: typing, headers: market.owner.headers });
      await market.app.inject({ method: 'DELETE', url, headers });
    }
    // Nothing of typing while either has blocked the other: the next is something else.
    await answer('Good');
    assert.equal((await theirs.next())[0], 'message');
    mine.leave();
    theirs.leave();
  });

  it('tell a page that comes back what was written meanwhile, and a stranger nothing', async () => {
    market.setNow('2026-11-21T10:00:00Z');
    const before = await follow(market.customer);
    const first = await answer('One');
    const heard = await before.next();
    before.leave();
    market.setNow('2026-11-21T10:01:00Z');
    const { number } = await answer('Two');
    const back = await follow(market.customer, { 'last-event-id': (heard as Heard)[2] ?? '' });
    const [kind, data] = (await back.next()) as Heard;
    assert.deepEqual([kind, data['number']], ['message', number]);
    assert.equal(number, first.number + 1);
    back.leave();

    const stranger = await follow(await aSignedInUser(market), { 'last-event-id': '2026-11-21T09:00:00Z' });
    const witness = await follow(market.customer);
    await answer('Three');
    // When it has come to whom it is for, it would have come to the stranger.
    assert.equal((await witness.next())[0], 'message');
    market.deps.live.interrupt();
    assert.equal(await stranger.next(), 'ended');
  });

  it('end for a person who is suspended, and are not opened for them any more', async () => {
    const person = await aSignedInUser(market);
    const { next } = await follow(person);
    const to = `/admin/users/${person.user.uuid}/suspend`;
    const { status } = await ask(market, market.admin, 'POST', to, { reason: 'Two fines were never paid.' });
    assert.equal(status, 200);
    let heard = await next();
    while (heard !== 'ended') heard = await next();
    const refused = await market.app.inject({ url: '/my/events', headers: person.headers });
    assert.equal(refused.json<{ code: string }>().code, 'ACCOUNT_SUSPENDED');
  });

  it('end with the account', async () => {
    const person = await aSignedInUser(market);
    const { next } = await follow(person);
    const { email } = person.user;
    const { headers } = person;
    const url = '/my/account/close';
    const closed = await market.app.inject({ method: 'POST', url, headers, payload: { email } });
    assert.equal(closed.statusCode, 204);
    assert.equal(await next(), 'ended');
  });

  it('end at a beat once the session is over', async ({ mock }) => {
    mock.timers.enable({ apis: ['setInterval'] });
    let isOver = false;
    const stream = openEventStream(market.deps.live, {
      userUuid: market.customer.user.uuid,
      missed: [],
      requireAllowed: () => (isOver ? Promise.reject(new Error('over')) : Promise.resolve()),
    });
    mock.timers.tick(15_000);
    isOver = true;
    mock.timers.tick(15_000);
    const text = Buffer.concat(await stream.toArray()).toString();
    assert.match(text, /^event: open\n/);
  });

  it('end the oldest page of a person who has too many', async () => {
    const first = await follow(market.customer);
    const others = [];
    for (let number = 0; number < 12; number += 1) others.push(await follow(market.customer));
    assert.equal(await first.next(), 'ended');
    await answer('Still there?');
    assert.equal((await others.at(0)!.next())[0], 'message');
    for (const { leave } of others) leave();
  });

  it('cannot be followed while nothing is listened to, so that pages ask instead', async () => {
    market.deps.live.setConnected(false);
    const { headers } = market.customer;
    assert.equal((await market.app.inject({ url: '/my/events', headers })).statusCode, 204);
    market.deps.live.setConnected(true);
  });

  it('let a server close that has pages open', async () => {
    const other = await aMarketplace('2026-11-21T09:30:00Z', { isLive: true });
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { body } = await fetch(`${address}/my/events`, { headers: other.customer.headers });
    const closed = once(other.app.server, 'close');
    await other.close();
    await closed;
    assert.match(await new Response(body).text(), /event: open/);
  });
});
