import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ask } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { stripeMarketplace, type StripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { readBalances } from '../accounts/balances.repository.js';
import type { Account } from '../accounts/accounts.js';
import { reconcileCash } from './reconcile-cash.js';
import type { UnexplainedCashBody } from './reconciliation.schemas.js';

const start = '2026-12-21T09:30:00Z';
const day = 24 * 3_600_000;

describe('the reconciliation of the cash account with Stripe', () => {
  let market: StripeMarketplace;
  let now = Date.parse(start);
  before(async () => {
    market = await stripeMarketplace(start);
    market.double.balance.pageSize = 2;
  });
  after(() => market.close());

  async function paidTrip(days: [string, string]) {
    const paid = await market.paidTrip(days);
    market.double.intents.get(paid.ref).created = Math.floor(now / 1000);
    return paid;
  }

  /** Runs the job a day later; answers what administrators then read, another day later. */
  async function compare(): Promise<UnexplainedCashBody> {
    now += day;
    market.setNow(new Date(now).toISOString());
    await reconcileCash(market.deps);
    const { status, body } = await read();
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  }
  const read = (who = market.admin) =>
    ask<UnexplainedCashBody>(market, who, 'GET', '/admin/ledger/unexplained');
  const balance = async (account: Account) =>
    (await readBalances(market.database)).find((row) => row.account === account)?.balance_minor ?? 0;
  /** What Stripe itself has of ours. */
  const net = () => market.double.balance.all().reduce((sum, transaction) => sum + transaction.net, 0);

  it('explains payments and refunds, and books the fees once', async () => {
    assert.deepEqual((await read()).body, { compared_at: null, differences: [], totals: [] });
    const { trip } = await paidTrip(['2027-02-01', '2027-02-04']);
    const other = await paidTrip(['2027-02-01', '2027-02-04']);
    await cancelTrip(market, market.owner, other.trip.reservation_uuid);
    const { differences, totals, compared_at } = await compare();
    assert.deepEqual([differences, totals, compared_at], [[], [], new Date(now).toISOString()]);
    const feesMinor = 2 * (Math.round(trip.total.amount_minor * 0.015) + 25);
    assert.equal(await balance('provider_fees'), feesMinor);
    assert.equal(await balance('provider_cash'), trip.total.amount_minor - feesMinor);
    await compare();
    assert.equal(await balance('provider_fees'), feesMinor);
    assert.equal(await balance('provider_cash'), net());
  });

  it('books a dispute’s fee, a standalone fee, and a payout to our bank', async () => {
    const { ref } = await paidTrip(['2027-03-01', '2027-03-04']);
    const dispute = market.double.disputes.open(market.double.intents, ref);
    await market.tell('charge.dispute.created', dispute);
    const at = Math.floor(now / 1000);
    market.double.balance.add('txn_radar', 'stripe_fee', -700, at);
    market.double.balance.add('txn_payout', 'payout', -5_000, at);
    const before = await balance('provider_fees');
    const { differences } = await compare();
    assert.deepEqual(differences, []);
    const chargeFee = Math.round(market.double.intents.get(ref).amount_received * 0.015) + 25;
    assert.equal(await balance('provider_fees'), before + chargeFee + 2_000 + 700);
    assert.equal(await balance('bank_cash'), 5_000);
    assert.equal(await balance('provider_cash'), net());
  });

  it('shows administrators each unexplained cent and its age until it is explained', async () => {
    const { trip, ref, paymentUuid } = await paidTrip(['2027-04-01', '2027-04-04']);
    await compare();
    const byHand = market.double.refunds.makeByHand(ref, 1_234);
    market.double.balance.add('txn_other', 'reserve_transaction', 7, Math.floor(now / 1000));
    await compare();
    now += 3 * day;
    const { differences, totals } = await compare();
    const [refund, reserve] = ['txn_other', paymentUuid]
      .map((subject) => differences.find((row) => row.subject.endsWith(subject)))
      .reverse();
    assert.deepEqual(
      [refund?.payment_uuid, refund?.reservation_uuid, refund?.difference.amount_minor],
      [paymentUuid, trip.reservation_uuid, -1_234],
    );
    assert.deepEqual(refund?.books, trip.total);
    assert.deepEqual([reserve?.difference.amount_minor, reserve?.age_days], [7, 5]);
    assert.deepEqual([totals.length, totals[0]?.difference.amount_minor], [1, -1_227]);
    assert.equal(await balance('provider_cash'), net() + 1_227);
    assert.equal((await read(market.owner)).status, 403);

    await market.tell('refund.created', byHand);
    const after = await compare();
    assert.deepEqual(
      after.differences.map(({ subject }) => subject),
      ['stripe txn_other'],
    );
  });
});
