import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aMarketplace, type Marketplace } from '../testing/a-marketplace.js';
import { aBookedTrip, aQuote, ask, cards } from '../testing/a-trip.js';
import { until } from '../testing/until.js';
import type { PaymentProvider } from './modules/payments/providers/payment-provider.js';
import { jobHandlers, regularJobs } from './jobs.js';
import { runJobs } from './platform/jobs/run-jobs.js';

const start = '2026-11-21T09:30:00Z';

describe('the jobs', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  after(() => market.close());

  it('have unique names', () => {
    const names = [...jobHandlers.map(({ kind }) => kind.name), ...regularJobs.map(({ name }) => name)];
    assert.deepEqual(names.toSorted(), [...new Set(names)].toSorted());
  });

  it('expire a hold at its time, by a job enqueued with the hold', async () => {
    const { database, deps, customer } = market;
    const car = await market.car();
    const quote = await aQuote(market, car.uuid, '2026-12-20', '2026-12-23');
    const { body } = await ask(market, customer, 'POST', '/reservations', { quote_uuid: quote.quote_uuid });
    const { rows } = await sql<{ at: Date; of: string }>`
      select start_after as at, data->'data'->>'reservationUuid' as of from pgboss.job
      where data->>'job' = 'expire hold'`.execute(database);
    assert.deepEqual(rows, [{ at: new Date(body.hold_expires_at ?? ''), of: body.reservation_uuid }]);

    market.setNow(body.hold_expires_at ?? '');
    await sql`update pgboss.job set start_after = now() - interval '1 ms'`.execute(database);
    const running = runJobs({
      handlers: jobHandlers,
      regular: [],
      deps,
      logger: { error: () => undefined },
    });
    const status = async () =>
      (
        await database
          .selectFrom('reservations')
          .select('status')
          .where('uuid', '=', body.reservation_uuid)
          .executeTakeFirstOrThrow()
      ).status;
    await until(async () => (await status()) === 'expired');
    await running.stop();
  });

  it('retrieve a payment in the regular run only once its own job is completed', async () => {
    const { database, deps, customer } = market;
    market.setNow(start);
    const car = await market.car();
    const booking = aBookedTrip(market, customer, car.uuid, '2027-01-10', '2027-01-12', cards.confirmed);
    const { reservation_uuid: uuid } = await booking;
    market.setNow('2026-11-21T09:35:00Z');
    let questions = 0;
    const payments: PaymentProvider = {
      ...deps.payments,
      retrieve: (ref) => {
        questions += 1;
        return deps.payments.retrieve(ref);
      },
    };
    const look = async () => {
      questions = 0;
      await regularJobs.find(({ name }) => name === 'reconcile payments')?.run({ ...deps, payments });
      return questions;
    };
    const { uuid: paymentUuid } = await database
      .selectFrom('payments')
      .select('uuid')
      .where('reservation_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const ofIt = sql`data->>'job' = 'settle payment' and data->'data'->>'paymentUuid' = ${paymentUuid}`;
    for (const state of ['created', 'retry', 'active', 'failed']) {
      await sql`update pgboss.job set state = ${state}::pgboss.job_state where ${ofIt}`.execute(database);
      assert.equal(await look(), 0, state);
    }
    await sql`update pgboss.job set state = 'completed' where ${ofIt}`.execute(database);
    assert.equal(await look(), 1, 'without a job that is still to run, it is looked at');
  });
});
