import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aUser } from '../../../testing/a-user.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import type { Deps } from '../deps.js';
import { deleteOldEvents } from './delete-old-events.js';
import { publishEvent } from './outbox.js';

const at = new Date('2026-11-21T09:30:00Z');
const dayMs = 86_400_000;

describe('the outbox', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  const read = async () => ({
    events: await database.kysely.selectFrom('outbox_events').select(['kind', 'event']).execute(),
    notifications: await database.kysely.selectFrom('notifications').select('kind').execute(),
  });

  it('stores neither event nor notification when the transaction is rolled back', async () => {
    const { uuid: userUuid } = await aUser({ database: database.kysely }, {});
    const broken = database.kysely.transaction().execute(async (transaction) => {
      await publishEvent(transaction, { kind: 'user_verified', userUuid }, at);
      throw new Error('after the event');
    });
    await assert.rejects(broken, /after the event/);
    assert.deepEqual(await read(), { events: [], notifications: [] });
  });

  it('stores the event with its notification, and deletes the event alone after thirty days', async () => {
    const { uuid: userUuid } = await aUser({ database: database.kysely }, {});
    const event = { kind: 'user_verified', userUuid } as const;
    await database.kysely.transaction().execute((transaction) => publishEvent(transaction, event, at));
    const stored = { events: [{ kind: 'user_verified', event }], notifications: [{ kind: 'user_verified' }] };
    assert.deepEqual(await read(), stored);

    const clean = (ms: number) =>
      deleteOldEvents({ database: database.kysely, now: () => new Date(at.getTime() + ms) } as Deps);
    await clean(30 * dayMs);
    assert.deepEqual(await read(), stored);
    await clean(30 * dayMs + 1);
    assert.deepEqual(await read(), { ...stored, events: [] });
  });
});
