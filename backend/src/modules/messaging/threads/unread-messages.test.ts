import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { testPostgresUrl } from '../../../../testing/test-database.js';
import { until } from '../../../../testing/until.js';
import { sendMessage } from './send-message.js';
import type { ThreadListBody, ThreadMessageBody } from './thread.schemas.js';

describe('unread messages', () => {
  let market: Marketplace;
  let thread: string;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    const car = await market.car();
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    const url = `/reservations/${trip.reservation_uuid}/messages`;
    thread = (await ask<ThreadMessageBody>(market, market.customer, 'POST', url, { text: 'One' })).body
      .thread_uuid;
  });
  after(() => market.close());

  const mark = async (by: SignedIn, through: number) =>
    (await ask<{ unread: number }>(market, by, 'POST', `/my/threads/${thread}/read`, { through })).body
      .unread;
  const unreadOf = async (by: SignedIn) =>
    (await ask<ThreadListBody>(market, by, 'GET', '/my/threads')).body.threads[0]?.unread;

  it(
    'include one that is written while those before it are marked as read',
    // The embedded database has one connection.
    { skip: testPostgresUrl() === undefined },
    async () => {
      const { customer, owner, database, deps } = market;
      const options = { now: deps.now(), apiUrl: deps.apiUrl };
      const marking = await database.transaction().execute(async (transaction) => {
        await sendMessage(transaction, customer.user, { threadUuid: thread }, { text: 'Two' }, options);
        const marked = mark(owner, 1);
        await until(async () => {
          const { rows } = await sql`select from pg_locks where not granted`.execute(database);
          return rows.length > 0;
        });
        return { marked };
      });
      assert.equal(await marking.marked, 1);
      assert.equal(await unreadOf(owner), 1);
    },
  );
});
