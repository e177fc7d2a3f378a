import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aCar } from '../../../../testing/a-car.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { testPostgresUrl } from '../../../../testing/test-database.js';
import { until } from '../../../../testing/until.js';
import { sendMessage } from './send-message.js';
import type { MessageThreadBody, ThreadListBody, ThreadMessageBody } from './thread.schemas.js';

describe('unread messages', () => {
  let market: Marketplace;
  let thread: string;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    const car = await market.car();
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    thread = (await send(market.customer, `reservations/${trip.reservation_uuid}`, 'One')).thread_uuid;
  });
  after(() => market.close());

  const send = async (by: SignedIn, to: string, text: string) =>
    (await ask<ThreadMessageBody>(market, by, 'POST', `/${to}/messages`, { text })).body;
  const mark = async (by: SignedIn, through: number) =>
    (await ask<{ unread: number }>(market, by, 'POST', `/my/threads/${thread}/read`, { through })).body
      .unread;
  const unreadOf = async (by: SignedIn) =>
    (await ask<MessageThreadBody>(market, by, 'GET', `/my/threads/${thread}`)).body.unread;

  it('are those of the other side alone', async () => {
    const { customer, owner } = market;
    await send(owner, `my/threads/${thread}`, 'Two');
    await send(customer, `my/threads/${thread}`, 'Three');
    assert.deepEqual([await unreadOf(owner), await unreadOf(customer)], [2, 1]);
    assert.equal(await mark(owner, 1), 1);
    assert.equal(await unreadOf(owner), 1);
    assert.equal(await mark(owner, 3), 0);
    assert.equal(await unreadOf(customer), 1);
  });

  it('stay read when a page that shows less of them marks what it shows', async () => {
    const { customer, owner } = market;
    const { number } = await send(customer, `my/threads/${thread}`, 'Four');
    await send(customer, `my/threads/${thread}`, 'Five');
    assert.equal(await mark(owner, number), 1);
    assert.equal(await mark(owner, 1), 1);
    assert.equal(await mark(owner, number + 1), 0);
  });

  it('are added up over what a person rents and hosts', async () => {
    const { owner } = market;
    const other = await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });
    const car = await aCar(market, other.user.uuid);
    const asked = (await send(owner, `cars/${car.uuid}`, 'Is it free?')).thread_uuid;
    await send(other, `my/threads/${asked}`, 'It is.');
    const { number } = await send(market.customer, `my/threads/${thread}`, 'Hello?');
    const { body } = await ask<ThreadListBody>(market, owner, 'GET', '/my/threads');
    assert.equal(body.unread, 2);
    assert.equal(await mark(owner, number), 1);
  });

  it(
    'include one that is written while those before it are marked as read',
    // The embedded database has one connection.
    { skip: testPostgresUrl() === undefined },
    async () => {
      const { customer, owner, database, deps } = market;
      const { number } = await send(customer, `my/threads/${thread}`, 'Are you there?');
      const options = { now: deps.now(), apiUrl: deps.apiUrl };
      const marking = await database.transaction().execute(async (transaction) => {
        await sendMessage(transaction, customer.user, { threadUuid: thread }, { text: 'Two' }, options);
        const marked = mark(owner, number);
        await until(async () => {
          const { rows } = await sql`select from pg_locks where not granted`.execute(database);
          return rows.length > 0;
        });
        return { marked };
      });
      await marking.marked;
      assert.equal(await unreadOf(owner), 1);
    },
  );
});
