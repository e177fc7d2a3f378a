import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { checkAudit } from '../../testing/check-audit.js';
import { sql } from 'kysely';
import { checkBooks } from '../../testing/check-books.js';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { testBankDetails } from '../../testing/test-bank-details.js';
import { oscarUuid } from '../cars/demo-car-rows.js';
import { seedDemo } from '../seed-demo.js';
import { claraUuid } from './demo-trips.js';

describe('demo trips', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
    await seedDemo(database.kysely, testBankDetails);
    await seedDemo(database.kysely, testBankDetails);
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

  it('cover the main statuses for the demo customer and the demo owner', async () => {
    const statuses = await statusesOf('customer_uuid', claraUuid);
    for (const status of ['completed', 'in_progress', 'confirmed', 'cancelled']) {
      assert.ok(statuses.includes(status as never), `${status} among ${statuses.join(', ')}`);
    }
    const oscars = await statusesOf('owner_uuid', oscarUuid);
    for (const status of ['disputed', 'pending_owner', 'no_show', 'in_progress', 'completed']) {
      assert.ok(oscars.includes(status as never), `${status} among ${oscars.join(', ')}`);
    }
  });

  it('include an open dispute, an open support case, and bank transfers sent, paid and failed', async () => {
    const { rows } = await sql`
      select (select count(*)::int from payment_disputes where status = 'open' and answer is null) as disputes,
        (select count(*)::int from support_cases where status = 'open') as cases,
        (select array_agg(distinct status order by status) from payout_transfers where method = 'bank_file') as transfers
    `.execute(database.kysely);
    assert.deepEqual(rows, [{ disputes: 1, cases: 2, transfers: ['failed', 'paid', 'sent'] }]);
  });

  it('hold the car and authorize the payment without a capture while a request waits for the owner', async () => {
    const requests = await database.kysely
      .selectFrom('reservations')
      .innerJoin('car_claims', 'car_claims.uuid', 'reservations.claim_uuid')
      .innerJoin('payments', 'payments.reservation_uuid', 'reservations.uuid')
      .select(['answer_by', 'car_claims.hold_expires_at', 'payments.status', 'captured_minor', 'pick_up_at'])
      .where('reservations.status', '=', 'pending_owner')
      .execute();
    assert.equal(requests.length, 2);
    for (const { answer_by, hold_expires_at, status, captured_minor } of requests) {
      assert.ok(answer_by !== null && answer_by > new Date());
      assert.deepEqual([hold_expires_at, status, captured_minor], [answer_by, 'authorized', 0]);
    }
  });

  it('include a change that waits for the owner and one that waits for Clara’s payment', async () => {
    const changes = await database.kysely
      .selectFrom('reservation_changes as change')
      .innerJoin('reservations as trip', 'trip.uuid', 'change.reservation_uuid')
      .select(['change.status', 'customer_uuid', 'difference_minor', 'claim_uuids', 'pay_by', 'expires_at'])
      .orderBy('change.status')
      .execute();
    assert.deepEqual(
      changes.map(({ status, customer_uuid }) => [status, customer_uuid === claraUuid]),
      [
        ['awaiting_payment', true],
        ['requested', false],
      ],
    );
    assert.ok(changes.every(({ difference_minor }) => difference_minor > 0));
    const [toPay, toAnswer] = changes;
    assert.equal(toPay?.claim_uuids.length, 1);
    assert.ok(toPay.pay_by !== null && toPay.pay_by > new Date());
    assert.ok(toAnswer !== undefined && toAnswer.expires_at > new Date());
  });

  it('never overlap for the demo customer', async () => {
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

  it('add up in the books to the cent', async () => {
    const balances = await database.kysely.selectFrom('reservation_balances').selectAll().execute();
    assert.ok(balances.length > 100, `${balances.length} trips`);
    assert.ok(balances.every(({ adds_up }) => adds_up));
    await checkBooks(database.kysely);
    await checkAudit(database.kysely);
    const wrong = await database.kysely
      .selectFrom('payouts')
      .innerJoin('reservation_balances as books', 'books.reservation_uuid', 'payouts.reservation_uuid')
      .select('payouts.uuid')
      .whereRef('payouts.amount_minor', '!=', 'books.payout_minor')
      .execute();
    assert.deepEqual(wrong, []);
  });

  it('back every reservation of the calendar, and have notifications without mails', async () => {
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
