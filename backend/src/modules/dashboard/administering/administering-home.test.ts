import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aBookedTrip, aQuote, ask, cards } from '../../../../testing/a-trip.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aNewcomer } from '../../../../testing/a-newcomer.js';
import { aUser } from '../../../../testing/a-user.js';
import { aWaitingPerson } from '../../../../testing/ask-verification.js';
import { until } from '../../../../testing/until.js';
import { sendDisputeAnswer } from '../../payments/disputes/send-dispute-answer.js';
import { listTestTransactions } from '../../payments/providers/test/test-transactions.repository.js';
import type { HomeBody } from '../home.schemas.js';
import type { AdministeringHomeBody } from './administering-home.schemas.js';

const start = '2026-11-21T09:30:00Z';

describe('the home of administrators', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => market.close());

  const home = async (): Promise<AdministeringHomeBody> => {
    const { body } = await ask<HomeBody>(market, market.admin, 'GET', '/my/home');
    assert.ok(body.administering, JSON.stringify(body));
    return body.administering;
  };
  const aPaidTrip = async () => {
    const car = await market.car();
    return await aBookedTrip(market, market.customer, car.uuid, '2026-12-20', '2026-12-23');
  };
  const refund = (paymentUuid: string, amount_minor: number) =>
    ask(market, market.admin, 'POST', `/admin/payments/${paymentUuid}/refund`, {
      amount_minor,
      reason: 'The air conditioning was broken.',
    });

  it('is empty when nothing waits and nothing has failed', async () => {
    const { queues, payments, failures } = await home();
    const emptyQueue = { waiting: 0, oldest_at: null };
    assert.deepEqual(queues, {
      people: emptyQueue,
      cars: emptyQueue,
      cases: emptyQueue,
      disputes: emptyQueue,
      waiting_trips: emptyQueue,
      deposit_claims: emptyQueue,
      trips_of_suspended: emptyQueue,
      late_fees: emptyQueue,
      payment_disputes: { waiting: 0, due_at: null },
    });
    assert.deepEqual([payments, failures], [[], []]);
  });

  it('counts the entries of each queue, with the age of the oldest', async () => {
    market.setNow('2026-11-18T09:30:00Z');
    await aWaitingPerson(market);
    market.setNow(start);
    await aWaitingPerson(market);
    await market.car({ verification: 'pending', submitted_at: new Date('2026-11-20T08:00:00Z') });
    const { reservation_uuid } = await aPaidTrip();
    await market.database
      .updateTable('reservations')
      .set({ status: 'disputed', updated_at: new Date('2026-11-19T12:00:00Z') })
      .where('uuid', '=', reservation_uuid)
      .execute();
    assert.deepEqual((await home()).queues, {
      people: { waiting: 2, oldest_at: '2026-11-18T09:30:00.000Z' },
      cars: { waiting: 1, oldest_at: '2026-11-20T08:00:00.000Z' },
      cases: { waiting: 0, oldest_at: null },
      disputes: { waiting: 1, oldest_at: '2026-11-19T12:00:00.000Z' },
      waiting_trips: { waiting: 0, oldest_at: null },
      deposit_claims: { waiting: 0, oldest_at: null },
      trips_of_suspended: { waiting: 0, oldest_at: null },
      late_fees: { waiting: 0, oldest_at: null },
      payment_disputes: { waiting: 0, due_at: null },
    });
  });

  it('counts disputed payments until they are answered, also with the embedded provider', async () => {
    const car = await market.car();
    const trip = await aBookedTrip(
      ...([market, market.customer, car.uuid, '2026-12-20', '2026-12-23', cards.disputed] as const),
    );
    await until(async () => (await home()).queues.payment_disputes.waiting === 1);
    assert.equal((await home()).queues.payment_disputes.due_at, '2026-12-05T09:30:00.000Z');
    const { uuid } = await market.database
      .selectFrom('payment_disputes')
      .select('uuid')
      .where('reservation_uuid', '=', trip.reservation_uuid)
      .executeTakeFirstOrThrow();
    const answer = { answer: 'contest', explanation: 'winning_evidence' };
    const { status } = await ask(market, market.admin, 'POST', `/admin/disputes/${uuid}/answer`, answer);
    assert.equal(status, 200);
    assert.equal((await home()).queues.payment_disputes.waiting, 0);
    await sendDisputeAnswer(market.deps, uuid);
    const books = await market.books(trip.reservation_uuid);
    assert.deepEqual([books.adds_up, books.lines_minor], [true, trip.total.amount_minor]);
    const lines = await listTestTransactions(market.database);
    assert.deepEqual(
      lines.filter(({ kind }) => kind === 'dispute').map(({ amountMinor }) => amountMinor),
      [-trip.total.amount_minor, trip.total.amount_minor],
    );
  });

  it('counts new people and cars beside those of the previous 30 days, without drafts', async () => {
    const before = await home();
    const at = (instant: string) => ({ created_at: new Date(instant) });
    await aUser(market, at('2026-10-23T09:30:00Z'));
    await aUser(market, at('2026-10-20T09:30:00Z'));
    await aUser(market, at('2026-09-01T09:30:00Z'));
    await market.car(at('2026-11-01T09:30:00Z'));
    await market.car({ ...at('2026-11-01T09:30:00Z'), verification: 'draft' });
    const after = await home();
    const more = (of: 'users' | 'cars') => [
      after[of].last_30_days - before[of].last_30_days,
      after[of].before - before[of].before,
    ];
    assert.deepEqual(
      [more('users'), more('cars')],
      [
        [1, 1],
        [1, 0],
      ],
    );
  });

  it('shows payments by day that add up with the books', async () => {
    market.setNow('2026-10-01T10:00:00Z');
    await aPaidTrip();
    market.setNow('2026-10-23T00:10:00Z');
    const early = await aPaidTrip();
    market.setNow(start);
    await aPaidTrip();
    assert.equal((await refund(early.payments[0]!.payment_uuid, 5_000)).status, 200);

    const [euros, ...others] = (await home()).payments;
    assert.ok(euros !== undefined && others.length === 0);
    assert.deepEqual(
      [euros.days.length, euros.days.at(0)?.on, euros.days.at(-1)?.on],
      [...([30, '2026-10-23', '2026-11-21'] as const)],
    );
    assert.equal(euros.days[0]?.paid_minor, early.total.amount_minor);
    assert.equal(euros.days.at(-1)?.refunded_minor, 5_000);
    const sum = (of: 'payments' | 'paid_minor' | 'refunded_minor') =>
      euros.days.reduce((total, day) => total + day[of], 0);
    assert.deepEqual(
      [sum('paid_minor'), sum('refunded_minor')],
      [euros.paid.amount_minor, euros.refunded.amount_minor],
    );
    const since = sql`timestamptz '2026-10-23T00:00:00Z'`;
    const { rows } = await sql`select
      (select sum(captured_minor) from payments where captured_at >= ${since})::bigint as paid,
      (select count(*) from payments where captured_at >= ${since}) as payments,
      (select sum(amount_minor) from refunds where status <> 'failed')::bigint as refunded,
      (select sum(amount_minor) from ledger_entries where posted_at >= ${since})::bigint as kept
    `.execute(market.database);
    assert.deepEqual(rows, [
      {
        paid: euros.paid.amount_minor,
        payments: euros.payments,
        refunded: euros.refunded.amount_minor,
        kept: euros.kept.amount_minor,
      },
    ]);
  });

  it('lists a failed refund until it succeeds, and excludes it from the sums', async () => {
    const trip = await aPaidTrip();
    const payment_uuid = trip.payments[0]!.payment_uuid;
    const before = (await home()).payments[0]!;
    const { payments } = market.deps;
    const refuse = () =>
      Promise.resolve({
        refundRef: 'refused',
        status: 'failed' as const,
        idempotencyKey: undefined,
        ref: '',
        amountMinor: 1_000,
      });
    market.deps.payments = { ...payments, refund: refuse };
    await refund(payment_uuid, 1_000);
    const after = await home();
    assert.deepEqual(after.failures, [
      {
        kind: 'refund_failed',
        count: 1,
        payment_uuid,
        detail: null,
        oldest_at: new Date(start).toISOString(),
      },
    ]);
    assert.deepEqual(after.payments[0]!.refunded, before.refunded);

    market.deps.payments = payments;
    market.setNow('2026-11-21T09:40:00Z');
    await refund(payment_uuid, 1_000);
    assert.equal((await home()).failures.length, 1, 'another refund does not settle what is owed');
    const owed = await market.database
      .selectFrom('refunds')
      .select('uuid')
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow();
    await ask(market, market.admin, 'POST', `/admin/refunds/${owed.uuid}/retry`);
    assert.deepEqual((await home()).failures, []);
  });

  it('lists mails, events and jobs that need attention, and none that is only slow', async () => {
    const { database, customer } = market;
    const told = async (created_at: string, mail: object) => {
      const { uuid } = await database
        .insertInto('notifications')
        .values({
          user_uuid: customer.user.uuid,
          kind: 'trip_started',
          title: 'Off you go',
          text: 'Enjoy it.',
          link: '/dashboard',
          created_at: new Date(created_at),
        })
        .returning('uuid')
        .executeTakeFirstOrThrow();
      await database
        .insertInto('notification_emails')
        .values({ notification_uuid: uuid, attempts: 3, next_attempt_at: null, ...mail })
        .execute();
    };
    await told('2026-11-19T09:00:00Z', { last_error: 'Mailbox unknown' });
    await told('2026-11-20T09:00:00Z', { last_error: 'Mailbox full' });
    await told('2026-11-20T09:00:00Z', { last_error: 'the account is closed' });
    await told('2026-11-20T09:00:00Z', { last_error: 'the address is not confirmed' });
    await told('2026-11-20T09:00:00Z', { sent_at: new Date(start) });
    const next_attempt_at = new Date('2026-11-21T10:00:00Z');
    await told('2026-11-21T09:00:00Z', { next_attempt_at, last_error: 'Busy' });
    await database
      .insertInto('payment_events')
      .values({
        provider: 'test',
        event_id: 'one',
        type: 'payment.captured',
        payload: '{}',
        provider_ref: null,
        payment_uuid: null,
        received_at: new Date('2026-11-21T08:00:00Z'),
        handled_at: null,
      })
      .execute();
    await database
      .insertInto('job_failures')
      .values({
        name: 'pay out',
        failing_since: new Date('2026-11-21T09:29:00Z'),
        failures: 2,
        error: 'Closed',
      })
      .execute();
    assert.deepEqual(
      (await home()).failures.map(({ kind, count, oldest_at, detail }) => [kind, count, oldest_at, detail]),
      [
        ['event_unhandled', 1, '2026-11-21T08:00:00.000Z', 'payment.captured'],
        ['mail_given_up', 2, '2026-11-19T09:00:00.000Z', 'Mailbox unknown'],
        ['job_failing', 1, '2026-11-21T09:29:00.000Z', 'pay out: Closed'],
      ],
    );
    market.setNow('2026-11-21T10:01:00Z');
    assert.ok((await home()).failures.some(({ kind }) => kind === 'mail_delayed'));
  });

  it('names a phone number whose accounts hold as many cars before verification as they may, for a day', async () => {
    const alerts = async () =>
      (await home()).failures
        .filter(({ kind }) => kind === 'unverified_holds')
        .map(({ count, oldest_at, detail }) => [count, oldest_at, detail]);
    const hold = async () => {
      const person = await aNewcomer(market, { phone: '+351 912 345 678' });
      const { quote_uuid } = await aQuote(market, (await market.car()).uuid, '2026-12-10', '2026-12-13');
      assert.equal((await ask(market, person, 'POST', '/reservations', { quote_uuid })).status, 201);
    };
    await hold();
    assert.deepEqual(await alerts(), []);
    await hold();
    assert.deepEqual(await alerts(), [[1, '2026-11-21T09:30:00.000Z', '+351912345678']]);
    market.setNow('2026-11-22T09:31:00Z');
    assert.deepEqual(await alerts(), []);
  });
});
