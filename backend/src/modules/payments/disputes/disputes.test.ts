import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ask } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { stripeMarketplace, type StripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { payOut } from '../../payouts/payouts/pay-out.js';
import { schedulePayouts } from '../../payouts/payouts/schedule-payouts.js';

const start = '2026-11-21T09:30:00Z';
const later = '2026-12-10T09:30:00Z';

describe('the handling of disputes and refunds made at Stripe', () => {
  let market: StripeMarketplace;
  before(async () => {
    market = await stripeMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => market.close());

  const complete = async (uuid: string) => {
    await market.database
      .updateTable('reservations')
      .set({ status: 'completed', updated_at: new Date(start) })
      .where('uuid', '=', uuid)
      .execute();
    await schedulePayouts(market.deps);
  };
  const payouts = async (uuid: string) =>
    await market.database
      .selectFrom('payouts')
      .select(['status', 'amount_minor'])
      .where('reservation_uuid', '=', uuid)
      .execute();
  const kindsTold = async (who: { headers: { authorization: string } }) => {
    const { body } = await ask<{ notifications: { kind: string }[] }>(
      market,
      who,
      'GET',
      '/my/notifications',
    );
    return body.notifications.map(({ kind }) => kind);
  };

  it('books a dispute, notifies administrators, and holds the payout until the dispute is won', async () => {
    const { trip, ref } = await market.paidTrip();
    const uuid = trip.reservation_uuid;
    await complete(uuid);
    const [scheduled] = await payouts(uuid);
    const dispute = market.double.disputes.open(market.double.intents, ref);
    assert.equal(await market.tell('charge.dispute.created', dispute), 200);
    assert.equal(await market.tell('charge.dispute.funds_withdrawn', dispute), 200);

    const books = await market.books(uuid);
    assert.deepEqual(
      [books.adds_up, books.charged_back_minor, books.lines_minor, books.payout_minor],
      [true, trip.total.amount_minor, 0, 0],
    );
    assert.ok((await kindsTold(market.admin)).includes('payment_disputed'));
    market.setNow(later);
    await payOut(market.deps);
    assert.ok((await payouts(uuid)).every(({ status }) => status !== 'sent'));

    dispute.status = 'won';
    assert.equal(await market.tell('charge.dispute.closed', dispute), 200);
    assert.equal((await market.books(uuid)).payout_minor, scheduled?.amount_minor);
    assert.ok((await kindsTold(market.admin)).includes('dispute_closed'));
    market.setNow('2026-12-20T09:30:00Z');
    await payOut(market.deps);
    assert.deepEqual(await payouts(uuid), [{ status: 'sent', amount_minor: scheduled?.amount_minor }]);
  });

  it('writes down when the bank takes the money and when it gives it back', async () => {
    const { ref, paymentUuid } = await market.paidTrip();
    const dispute = market.double.disputes.open(market.double.intents, ref, { amount: 5_000 });
    await market.tell('charge.dispute.created', dispute);
    await market.tell('charge.dispute.funds_withdrawn', dispute);
    dispute.status = 'won';
    await market.tell('charge.dispute.closed', dispute);
    const written = await market.database
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject_uuid', '=', paymentUuid)
      .where('action', 'like', 'payment.dispute_funds_%')
      .orderBy('id')
      .execute();
    assert.deepEqual(
      written.map(({ action, after }) => [action, after?.['amount_minor']]),
      [
        ['payment.dispute_funds_withdrawn', 5_000],
        ['payment.dispute_funds_reinstated', 0],
      ],
    );
  });

  it('holds the payout during an inquiry, although nothing is taken yet', async () => {
    const { trip, ref } = await market.paidTrip();
    await complete(trip.reservation_uuid);
    const status = 'warning_needs_response';
    const inquiry = market.double.disputes.open(market.double.intents, ref, { status });
    await market.tell('charge.dispute.created', inquiry);
    market.setNow(later);
    await payOut(market.deps);
    assert.deepEqual(
      (await payouts(trip.reservation_uuid)).map(({ status }) => status),
      ['scheduled'],
    );
    const { body } = await ask<{ payouts: { reservation_uuid: string; held_by: string | null }[] }>(
      ...([market, market.owner, 'GET', '/owner/payouts'] as const),
    );
    const held = body.payouts.find(({ reservation_uuid: of }) => of === trip.reservation_uuid);
    assert.equal(held?.held_by, 'payment_disputed');
    inquiry.status = 'warning_closed';
    await market.tell('charge.dispute.closed', inquiry);
    await payOut(market.deps);
    assert.deepEqual(
      (await payouts(trip.reservation_uuid)).map(({ status }) => status),
      ['sent'],
    );
  });

  it('limits refunds and cancellations to the rest after a lost dispute', async () => {
    const { trip, ref, paymentUuid } = await market.paidTrip();
    const total = trip.total.amount_minor;
    const dispute = market.double.disputes.open(market.double.intents, ref, { amount: total - 1_000 });
    await market.tell('charge.dispute.created', dispute);
    dispute.status = 'lost';
    await market.tell('charge.dispute.closed', dispute);
    const refundUrl = `/admin/payments/${paymentUuid}/refund`;
    const refund = { amount_minor: 1_001, reason: 'Goodwill.' };
    const refused = await ask(market, market.admin, 'POST', refundUrl, refund);
    assert.deepEqual([refused.status, refused.body.code], [422, 'VALUE_NOT_ALLOWED']);
    const { refunds } = await cancelTrip(market, market.owner, trip.reservation_uuid);
    assert.deepEqual(
      refunds.map(({ amount }) => amount.amount_minor),
      [1_000],
    );
    const books = await market.books(trip.reservation_uuid);
    assert.deepEqual([books.adds_up, books.lines_minor, books.payout_minor], [true, 0, 0]);
  });

  it('restores every part when a lost dispute turns into a won one', async () => {
    const { trip, ref } = await market.paidTrip();
    const dispute = market.double.disputes.open(market.double.intents, ref);
    await market.tell('charge.dispute.created', dispute);
    dispute.status = 'lost';
    await market.tell('charge.dispute.closed', dispute);
    const lost = await market.books(trip.reservation_uuid);
    assert.deepEqual([lost.adds_up, lost.lines_minor, lost.payout_minor], [true, 0, 0]);
    Object.assign(dispute, { status: 'won', balance_transactions: [] });
    await market.tell('charge.dispute.funds_reinstated', dispute);
    await market.tell('charge.dispute.closed', dispute);
    const won = await market.books(trip.reservation_uuid);
    assert.deepEqual([won.adds_up, won.lines_minor], [true, trip.total.amount_minor]);
    assert.ok(won.payout_minor > 0);
  });

  it('charges a dispute of a refunded payment to the marketplace', async () => {
    const { trip, ref } = await market.paidTrip();
    await cancelTrip(market, market.owner, trip.reservation_uuid);
    await market.tell('charge.dispute.created', market.double.disputes.open(market.double.intents, ref));
    const books = await market.books(trip.reservation_uuid);
    assert.deepEqual(
      [books.adds_up, books.lines_minor, books.payout_minor],
      [true, -trip.total.amount_minor, 0],
    );
  });

  it('books a refund made by hand once, notifies administrators, and reduces the refundable amount', async () => {
    const { trip, ref, paymentUuid } = await market.paidTrip();
    const made = market.double.refunds.makeByHand(ref, 2_000);
    const charge = { id: 'ch_1', object: 'charge', payment_intent: ref };
    const told = await Promise.all([
      market.tell('refund.created', made),
      market.tell('charge.refunded', charge),
      market.tell('refund.updated', made),
    ]);
    assert.deepEqual(told, [200, 200, 200]);
    const uuid = trip.reservation_uuid;
    const { refunds } = (await ask(market, market.customer, 'GET', `/reservations/${uuid}`)).body;
    assert.deepEqual(
      refunds.map(({ kind, status, amount }) => [kind, status, amount.amount_minor]),
      [['provider', 'succeeded', 2_000]],
    );
    const books = await market.books(uuid);
    assert.deepEqual([books.adds_up, books.lines_minor], [true, trip.total.amount_minor - 2_000]);
    assert.ok((await kindsTold(market.admin)).includes('provider_refund_found'));
    const refund = { amount_minor: trip.total.amount_minor - 1_999, reason: 'All of it.' };
    const refused = await ask(market, market.admin, 'POST', `/admin/payments/${paymentUuid}/refund`, refund);
    assert.equal(refused.body.code, 'VALUE_NOT_ALLOWED');
  });
});
