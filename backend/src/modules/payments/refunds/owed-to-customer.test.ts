import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, cards } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { checkBooks, checkPayouts } from '../../../../testing/check-books.js';
import { recordDispute } from '../disputes/record-dispute.js';
import { payOut } from '../../payouts/payouts/pay-out.js';
import { schedulePayouts } from '../../payouts/payouts/schedule-payouts.js';

const start = '2026-11-21T09:30:00Z';

describe('a refund refused by the customer’s bank', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => market.close());

  /** Paid with a card that takes no refunds, and cancelled by the owner. */
  async function aRefusedRefund(customer = market.customer) {
    const car = await market.car();
    const { owner } = market;
    const trip = await aBookedTrip(
      market,
      customer,
      car.uuid,
      '2026-12-01',
      '2026-12-04',
      cards.takesNoRefunds,
    );
    const { refunds } = await cancelTrip(market, owner, trip.reservation_uuid);
    assert.deepEqual([refunds.length, refunds[0]?.status], [1, 'failed']);
    return {
      trip,
      uuid: trip.reservation_uuid,
      refundUrl: `/admin/refunds/${refunds[0]?.refund_uuid ?? ''}`,
    };
  }
  const asAdmin = (method: 'GET' | 'POST', url: string, body?: object) =>
    // oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects
    ask<any>(market, market.admin, method, url, body);
  const notifications = async () => {
    const { body } = await ask<{ notifications: { kind: string; title: string; text: string }[] }>(
      market,
      market.customer,
      'GET',
      '/my/notifications',
    );
    return body.notifications;
  };

  it('is owed to the customer, and never paid out to the owner who cancelled', async () => {
    const { trip, uuid } = await aRefusedRefund();
    const total = trip.total.amount_minor;
    const books = await market.books(uuid);
    assert.deepEqual(
      [books.adds_up, books.lines_minor, books.owed_minor, books.payout_minor, books.commission_minor],
      [true, total, total, 0, 0],
    );
    await schedulePayouts(market.deps);
    market.setNow('2026-12-21T09:30:00Z');
    await payOut(market.deps);
    await checkPayouts(market.database);
    const payouts = await market.database
      .selectFrom('payouts')
      .select('uuid')
      .where('reservation_uuid', '=', uuid)
      .execute();
    assert.deepEqual(payouts, []);

    const { body } = await asAdmin('GET', `/admin/payments?query=${uuid}`);
    const [row] = body.payments;
    assert.deepEqual([row.owed.amount_minor, row.refundable.amount_minor], [total, 0]);
    assert.equal(body.totals[0].owed.amount_minor, total);
    const told = await notifications();
    assert.ok(told.some(({ kind }) => kind === 'refund_failed'));
    await checkBooks(market.database);
  });

  it('is repaid another way once by an administrator, with a notification to the customer', async () => {
    const { trip, uuid, refundUrl } = await aRefusedRefund();
    const repayment = { method: 'bank_transfer', reference: 'SEPA-2026-117', payee: 'Ada Lovelace' };
    const answer = await asAdmin('POST', `${refundUrl}/repayment`, repayment);
    assert.deepEqual([answer.status, answer.body.status], [200, 'refunded'], JSON.stringify(answer.body));
    assert.deepEqual([answer.body.owed.amount_minor, answer.body.refunded], [0, trip.total]);

    for (const url of [`${refundUrl}/repayment`, `${refundUrl}/retry`]) {
      const again = await asAdmin('POST', url, url.endsWith('retry') ? undefined : repayment);
      assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);
    }
    const asOwner = await ask(market, market.owner, 'POST', `${refundUrl}/repayment`, repayment);
    assert.equal(asOwner.body.code, 'ROLE_NOT_ALLOWED');
    const { refunds, paid } = (await ask(market, market.customer, 'GET', `/reservations/${uuid}`)).body;
    assert.deepEqual(refunds[0]?.repaid, { ...repayment, at: new Date(start).toISOString() });
    assert.equal(paid.amount_minor, 0);
    const told = await notifications();
    const notice = told.find(({ kind }) => kind === 'refund_repaid');
    assert.match(`${notice?.title} ${notice?.text}`, /by bank transfer .*SEPA-2026-117/s);
    await checkBooks(market.database);
  });

  it('is owed again when its retry fails, and can still be repaid another way', async () => {
    const { trip, uuid, refundUrl } = await aRefusedRefund();
    assert.equal((await asAdmin('POST', `${refundUrl}/retry`)).status, 200);
    assert.equal((await market.books(uuid)).owed_minor, trip.total.amount_minor);
    const { payments } = (await asAdmin('GET', `/admin/payments?query=${uuid}&refund=failed`)).body;
    const last = payments[0].refunds.at(-1);
    const repayment = { method: 'cash', reference: 'Receipt 12', payee: 'Ada Lovelace' };
    assert.equal(
      (await asAdmin('POST', `/admin/refunds/${last.refund_uuid}/repayment`, repayment)).status,
      200,
    );
    const refund = { amount_minor: 1, reason: 'More than is there.' };
    const more = await asAdmin('POST', `/admin/payments/${payments[0].payment_uuid}/refund`, refund);
    assert.equal(more.body.code, 'VALUE_NOT_ALLOWED');
    await checkBooks(market.database);
  });

  it('keeps the account of its customer open until it has reached them', async () => {
    const customer = await aSignedInUser(market, { user_verification: 'verified' });
    const { refundUrl } = await aRefusedRefund(customer);
    const { email } = customer.user;
    const refused = await ask(market, customer, 'POST', '/my/account/close', { email });
    assert.deepEqual([refused.status, refused.body.code], [409, 'OPEN_REFUNDS']);
    const blocker = async () =>
      (await ask<{ cannot_close: string | null }>(market, customer, 'GET', '/my/account')).body.cannot_close;
    assert.equal(await blocker(), refused.body.message);
    await asAdmin('POST', `${refundUrl}/repayment`, {
      method: 'cash',
      reference: 'Receipt 13',
      payee: 'Ada Lovelace',
    });
    assert.equal(await blocker(), null);
  });

  it('is neither retried nor repaid once the payment is charged back', async () => {
    const { trip, refundUrl } = await aRefusedRefund();
    const { provider_ref: ref } = await market.database
      .selectFrom('payments')
      .select('provider_ref')
      .where('uuid', '=', trip.payments[0]?.payment_uuid ?? '')
      .executeTakeFirstOrThrow();
    const amountMinor = trip.total.amount_minor;
    await recordDispute(market.deps, {
      disputeRef: 'dispute_1',
      ref: ref ?? '',
      status: 'lost',
      reason: 'fraudulent',
      amountMinor,
      withdrawnMinor: amountMinor,
      respondBy: undefined,
      needsAnswer: true,
    });
    const again = await asAdmin('POST', `${refundUrl}/retry`);
    assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.match(again.body.message, /bank has reversed this payment/);
    const repayment = { method: 'cash', reference: 'Receipt 13', payee: 'Ada Lovelace' };
    const repaid = await asAdmin('POST', `${refundUrl}/repayment`, repayment);
    assert.deepEqual([repaid.status, repaid.body.code], [409, 'MOVE_NOT_ALLOWED']);
    await checkBooks(market.database);
  });
});
