import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { CancellationBody } from '../../booking/cancellation/cancellation.schemas.js';
import type { ChangeQuoteBody } from '../../booking/changes/change.schemas.js';
import { payOut } from '../payouts/pay-out.js';
import { schedulePayouts } from '../payouts/schedule-payouts.js';
import { expireChanges } from '../../booking/changes/expire-changes.js';
import { recordRefund } from '../refunds/record-refund.js';
import { reconcilePayments } from '../payments/reconcile-payments.js';
import type { PaymentProvider } from '../payments/providers/payment-provider.js';
import { sendRefunds } from '../refunds/send-refunds.js';
import { expireRequests } from '../../booking/reservations/expire-reservations.js';
import { runTripsByTheClock } from '../../booking/reservations/run-trips-by-the-clock.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask, cards, type SignedIn } from '../../../../testing/a-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks, checkPayouts } from '../../../../testing/check-books.js';
import { limitProvider } from '../payments/providers/limit-provider.js';
import { undoTestRefund } from '../../../../testing/undo-test-refund.js';

const start = Date.parse('2026-11-21T09:30:00Z');
const hour = 3_600_000;

/** What a person does next; what cannot be done at that moment is refused, and that must change nothing either. */
const action = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 200 }) }),
  fc.record({
    do: fc.constant('change' as const),
    fromDay: fc.integer({ min: 8, max: 14 }),
    days: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constantFrom('approve' as const, 'decline_change' as const, 'withdraw' as const) }),
  fc.record({
    do: fc.constant('pay_change' as const),
    card: fc.constantFrom(...Object.values(cards).slice(0, 2)),
  }),
  fc.record({
    do: fc.constantFrom('cancel' as const),
    by: fc.constantFrom('customer' as const, 'owner' as const),
  }),
  fc.record({
    do: fc.constantFrom('accept' as const, 'hand_over' as const, 'take_back' as const, 'no_show' as const),
  }),
  fc.record({
    do: fc.constantFrom('pick_up' as const, 'return' as const, 'objection' as const),
  }),
  fc.record({ do: fc.constant('admin_refund' as const), amountMinor: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ do: fc.constantFrom('refunds_fail' as const, 'retry' as const, 'repay' as const) }),
  fc.record({ do: fc.constantFrom('outage' as const, 'capture_refused' as const), isOver: fc.boolean() }),
  fc.record({ do: fc.constant('jobs' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

const history = fc.record({
  facts: fc.record({
    cancellation_policy: fc.constantFrom('flexible' as const, 'moderate' as const, 'strict' as const),
    instant_book: fc.constantFrom(true, true, false),
    daily_price_minor: fc.integer({ min: 500, max: 20_011 }),
    weekly_discount_bps: fc.constantFrom(0, 777, 1500),
    min_days: fc.constantFrom(1, 1, 2),
  }),
  actions: fc.array(action, { minLength: 3, maxLength: 12 }),
});

describe('the books', () => {
  let marketplace: Marketplace;
  let working: PaymentProvider;
  before(async () => {
    marketplace = await aMarketplace(new Date(start).toISOString());
    working = marketplace.deps.payments;
  });
  after(() => marketplace.close());

  it('add up to the cent after every step of every history, whatever fails in between', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ facts, actions }) => {
        let now = start;
        marketplace.setNow(new Date(now).toISOString());
        marketplace.deps.payments = working;
        const car = await marketplace.car(facts);
        const trip = await aBookedTrip(
          marketplace,
          marketplace.customer,
          car.uuid,
          '2026-12-10',
          '2026-12-14',
        );
        for (const each of actions) {
          if (each.do === 'wait') now += each.hours * hour;
          marketplace.setNow(new Date(now).toISOString());
          const status = await perform(each, trip.reservation_uuid);
          assert.ok(status < 500, `${JSON.stringify(each)} was answered ${status}`);
          await checkBooks(marketplace.database);
          await checkAccounts(marketplace.database);
        }
        await ownCarsDoNotOverlap(car.uuid);
        await checkAudit(marketplace.database);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  async function perform(each: Action, uuid: string): Promise<number> {
    const { customer, owner, admin, deps } = marketplace;
    const post = async (who: SignedIn, url: string, body?: object) =>
      (await ask(marketplace, who, 'POST', url, body)).status;
    const trip = (await ask(marketplace, customer, 'GET', `/reservations/${uuid}`)).body;
    const changeUrl = `/changes/${trip.change?.change_uuid ?? randomUUID()}`;
    const url = `/reservations/${uuid}`;
    switch (each.do) {
      case 'wait':
      case 'jobs':
        await expireRequests(deps);
        await runTripsByTheClock(deps);
        await expireChanges(deps);
        await reconcilePayments(deps);
        await sendRefunds(deps);
        await schedulePayouts(deps);
        await payOut(deps);
        await checkPayouts(marketplace.database);
        return 200;
      case 'outage': {
        const down = () => Promise.reject(new Error('down'));
        deps.payments = each.isOver
          ? working
          : limitProvider({ ...working, capture: down, refund: down, void: down }, 5_000);
        return 200;
      }
      case 'capture_refused':
        deps.payments = each.isOver
          ? working
          : { ...working, capture: (ref) => working.void(ref, 'the bank, by itself') };
        return 200;
      case 'refunds_fail': {
        const done = trip.refunds.find(({ status }) => status !== 'failed');
        if (done === undefined) return 200;
        // The bank sends it back, after it had taken it or instead of taking it.
        await undoTestRefund(marketplace.database, done.refund_uuid);
        await recordRefund(deps, done.refund_uuid, { status: 'failed', refundRef: 'sent back' });
        return 200;
      }
      case 'retry': {
        const failed = trip.refunds.find(({ status }) => status === 'failed');
        return await post(admin, `/admin/refunds/${failed?.refund_uuid ?? randomUUID()}/retry`);
      }
      case 'repay': {
        const failed = trip.refunds.find(({ status, repaid }) => status === 'failed' && repaid === null);
        const repayment = { method: 'bank_transfer', reference: 'SEPA 1' };
        const repayUrl = `/admin/refunds/${failed?.refund_uuid ?? randomUUID()}/repayment`;
        return await post(admin, repayUrl, repayment);
      }
      case 'change': {
        const day = (offset: number) => new Date(Date.UTC(2026, 11, offset)).toISOString().slice(0, 10);
        const period = {
          pick_up: `${day(each.fromDay)}T10:00`,
          return: `${day(each.fromDay + each.days)}T10:00`,
        };
        const quoted = await ask<Partial<ChangeQuoteBody>>(
          marketplace,
          customer,
          'POST',
          `${url}/change-quotes`,
          period,
        );
        const expected_difference_minor = quoted.body.difference?.amount_minor ?? 0;
        return await post(customer, `${url}/changes`, { ...period, expected_difference_minor });
      }
      case 'approve':
        return await post(owner, `${changeUrl}/approve`);
      case 'decline_change':
        return await post(owner, `${changeUrl}/decline`, { reason: 'No.' });
      case 'withdraw':
        return await post(customer, `${changeUrl}/withdraw`);
      case 'pay_change':
        return await post(customer, `${changeUrl}/pay`, aCard(each.card));
      case 'cancel': {
        const who = marketplace[each.by];
        const shown = await ask<Partial<CancellationBody>>(marketplace, who, 'GET', `${url}/cancellation`);
        const expected_refund_minor = shown.body.refund?.amount_minor ?? 0;
        return await post(who, `${url}/cancel`, { expected_refund_minor, reason: 'Because.' });
      }
      case 'admin_refund': {
        const payment = trip.payments.find(({ captured_at }) => captured_at !== null);
        const body = { amount_minor: each.amountMinor, reason: 'Goodwill.' };
        return await post(admin, `/admin/payments/${payment?.payment_uuid ?? randomUUID()}/refund`, body);
      }
      case 'pick_up':
      case 'return':
        return await post(customer, `${url}/${each.do.replace('_', '-')}`);
      case 'objection':
        return await post(customer, `${url}/objection`, { reason: 'It was not so.' });
      default:
        return await post(owner, `${url}/${each.do.replace('_', '-')}`);
    }
  }

  async function ownCarsDoNotOverlap(carUuid: string): Promise<void> {
    const claims = await marketplace.database
      .selectFrom('car_claims')
      .select(['begins_at', 'ends_at'])
      .where('car_uuid', '=', carUuid)
      .orderBy('begins_at')
      .execute();
    claims.slice(1).forEach(({ begins_at }, index) => assert.ok(claims[index]!.ends_at <= begins_at));
  }
});
