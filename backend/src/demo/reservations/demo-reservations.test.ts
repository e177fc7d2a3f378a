import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { oscarUuid } from '../cars/demo-car-rows.js';
import { seedDemo } from '../seed-demo.js';
import { claraUuid } from './demo-trips.js';

describe('the demo’s trips', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
    await seedDemo(database.kysely);
    await seedDemo(database.kysely);
  });
  after(() => database.close());

  const statusesOf = async (column: 'customer_uuid' | 'owner_uuid', uuid: string) => {
    const rows = await database.kysely
      .selectFrom('reservations')
      .select('status')
      .distinct()
      .where(column, '=', uuid)
      .execute();
    return rows.map(({ status }) => status);
  };

  it('are past, running, to come and cancelled for the customer who signs in', async () => {
    const statuses = await statusesOf('customer_uuid', claraUuid);
    for (const status of ['completed', 'in_progress', 'confirmed', 'cancelled']) {
      assert.ok(statuses.includes(status as never), `${status} among ${statuses.join(', ')}`);
    }
    assert.ok((await statusesOf('owner_uuid', oscarUuid)).includes('disputed'));
  });

  it('never have anybody in two cars at once among those who sign in', async () => {
    const trips = await database.kysely
      .selectFrom('reservations')
      .select(['pick_up_at', 'return_at'])
      .where('customer_uuid', '=', claraUuid)
      .where('status', '!=', 'cancelled')
      .orderBy('pick_up_at')
      .execute();
    for (const [index, trip] of trips.entries()) {
      const next = trips[index + 1];
      assert.ok(next === undefined || next.pick_up_at >= trip.return_at);
    }
  });

  it('are in the books to the cent', async () => {
    const balances = await database.kysely.selectFrom('reservation_balances').selectAll().execute();
    assert.ok(balances.length > 100, `${balances.length} trips`);
    assert.ok(balances.every(({ adds_up }) => adds_up));
    const wrong = await database.kysely
      .selectFrom('payouts')
      .innerJoin('reservation_balances as books', 'books.reservation_uuid', 'payouts.reservation_uuid')
      .select('payouts.uuid')
      .whereRef('payouts.amount_minor', '!=', 'books.payout_minor')
      .execute();
    assert.deepEqual(wrong, []);
  });

  it('are behind every trip of the calendar, and were told of without a mail', async () => {
    const { count } = await database.kysely
      .selectFrom('car_claims')
      .leftJoin('reservations', 'reservations.claim_uuid', 'car_claims.uuid')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'reservation')
      .where('reservations.uuid', 'is', null)
      .executeTakeFirstOrThrow();
    assert.equal(count, 0);
    const told = await database.kysely.selectFrom('notifications').selectAll().execute();
    assert.ok(told.some(({ read_at }) => read_at === null));
    assert.ok(told.some(({ read_at }) => read_at !== null));
    assert.deepEqual(await database.kysely.selectFrom('notification_emails').selectAll().execute(), []);
  });
});
