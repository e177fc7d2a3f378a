import './tables.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { testBankDetails } from '../testing/test-bank-details.js';
import { fillBankFile, insertBankFile } from '../src/modules/payouts/transfers/bank-files.repository.js';
import { findTransfers } from '../src/modules/payouts/payouts/transfers.repository.js';
import { readResponseTime } from '../src/modules/messaging/unread/response-time.js';
import { oscarUuid } from './cars/demo-car-rows.js';
import { adaUuid, demoAccounts } from './demo-accounts.js';
import { seedDemo } from './seed-demo.js';
import { seedOnce } from './seed-once.js';

describe('demo data', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(async () => {
    await database.close();
  });

  it('includes payouts that fit into a bank file, with the owner’s IBAN', async () => {
    await seedDemo(database.kysely, testBankDetails);
    const file = await insertBankFile(database.kysely, adaUuid, new Date());
    assert.ok((await fillBankFile(database.kysely, file.uuid)) > 0);
    const lines = await findTransfers(
      ...([
        database.kysely,
        { status: 'sent', bankFileUuid: file.uuid },
        { after: undefined, limit: 9 },
      ] as const),
    );
    for (const { iban_sealed: sealed, owner_uuid: owner } of lines) {
      assert.equal(testBankDetails.open(sealed ?? '', owner), 'DE89370400440532013000');
    }
  });

  it('is inserted once by concurrent processes, and keeps later changes', async () => {
    await Promise.all([
      seedDemo(database.kysely, testBankDetails),
      seedDemo(database.kysely, testBankDetails),
    ]);
    await database.kysely
      .updateTable('users')
      .set({ city: 'Lisbon' })
      .where('email', '=', 'owner@demo.test')
      .execute();
    await seedDemo(database.kysely, testBankDetails);

    const users = await database.kysely
      .selectFrom('users')
      .select(['email', 'city', 'confirmed_email'])
      .where('email', 'like', '%@demo.test')
      .orderBy('uuid')
      .execute();
    const demoEmails = users.map(({ email }) => email);
    for (const { email } of demoAccounts) assert.ok(demoEmails.includes(email), email);
    assert.equal(users.find(({ email }) => email === 'owner@demo.test')?.city, 'Lisbon');
    for (const { email, confirmed_email } of users) assert.equal(confirmed_email, email);
  });

  it('rolls back a seed that fails, and retries it', async () => {
    const brokenSeed = seedOnce(database.kysely, 'broken', async (transaction) => {
      await transaction.insertInto('demo_seeds').values({ name: 'half' }).execute();
      throw new Error('no cars today');
    });
    await assert.rejects(brokenSeed, /no cars today/);
    let wasTried = false;
    await seedOnce(database.kysely, 'broken', () => {
      wasTried = true;
      return Promise.resolve();
    });
    const names = await database.kysely.selectFrom('demo_seeds').select('name').execute();
    assert.equal(wasTried, true);
    assert.ok(!names.some(({ name }) => name === 'half'));
  });

  it('includes conversations in every state, and a response time of the owner who signs in', async () => {
    const threads = await database.kysely
      .selectFrom('message_threads as thread')
      .leftJoin('reservations as trip', 'trip.uuid', 'thread.reservation_uuid')
      .select(['thread.owner_uuid', 'thread.owner_unread', 'thread.customer_unread', 'trip.status'])
      .execute();
    const states = new Set(threads.map(({ status }) => status));
    for (const status of ['pending_owner', 'confirmed', 'in_progress', 'completed', 'disputed', null]) {
      assert.ok(states.has(status as never), `a conversation about ${status ?? 'a car'}`);
    }
    assert.ok(threads.some(({ owner_unread }) => owner_unread > 0));
    assert.ok(threads.some(({ customer_unread }) => customer_unread > 0));
    const { hidden, scheduled } = await database.kysely
      .selectFrom('thread_messages')
      .select(({ fn }) => [
        fn.count<number>('uuid').filterWhere('had_contacts', '=', true).as('hidden'),
        fn.count<number>('scheduled').as('scheduled'),
      ])
      .executeTakeFirstOrThrow();
    assert.deepEqual([hidden > 0, scheduled], [true, 0]);
    const reported = await database.kysely
      .selectFrom('support_messages')
      .select('text')
      .where('text', 'like', '%, reported:%')
      .execute();
    assert.equal(reported.length, 1);
    const time = await readResponseTime({ database: database.kysely, now: () => new Date() }, oscarUuid);
    assert.ok(time !== null && time.median_hours <= 3, JSON.stringify(time));
  });
});
