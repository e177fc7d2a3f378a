import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks, checkPayouts } from '../../../../testing/check-books.js';
import { checkInvoices } from '../../../../testing/check-invoices.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { ledgerLine } from '../../books/ledger/ledger-lines.js';
import { post, readBalance } from '../../books/ledger/ledger.repository.js';
import { issueAllInvoices } from '../../payouts/invoices/issue-invoices.js';
import type { PartsToCorrectBody } from './correction.schemas.js';

const start = '2026-11-21T09:30:00Z';

describe('the parts of a payment', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  after(() => closeChecked(market, checkBooks, checkAccounts, checkAudit, checkPayouts, checkInvoices));

  const list = async () =>
    (
      await ask<{ payments: PartsToCorrectBody[] }>(
        ...([market, market.admin, 'GET', '/admin/ledger/parts-to-correct'] as const),
      )
    ).body.payments;
  const correct = (paymentUuid: string, who = market.admin) =>
    ask<PartsToCorrectBody & { code?: string }>(
      ...([
        market,
        who,
        'POST',
        `/admin/payments/${paymentUuid}/correction`,
        { reason: 'Taken from all.' },
      ] as const),
    );

  /** A trip that was returned late, whose late fee was paid and given back again. */
  async function aRefundedLateFee() {
    const { owner, customer, admin } = market;
    const car = await market.car({ late_fee_per_hour_minor: 10_000 });
    market.setNow(start);
    const trip = await aBookedTrip(market, customer, car.uuid, '2026-12-01', '2026-12-04');
    const url = `/reservations/${trip.reservation_uuid}`;
    market.setNow('2026-12-01T10:00:00Z');
    await ask(market, owner, 'POST', `${url}/hand-over`);
    await ask(market, customer, 'POST', `${url}/pick-up`);
    market.setNow('2026-12-04T11:30:00Z');
    await ask(market, owner, 'POST', `${url}/take-back`);
    const { body } = await ask<PaidAnswer>(market, customer, 'POST', `${url}/late-fee/pay`, aCard());
    const { payment_uuid: paymentUuid } = body.payment;
    const refund = { amount_minor: body.payment.amount.amount_minor, reason: 'The train was late.' };
    assert.equal(
      (await ask(market, admin, 'POST', `/admin/payments/${paymentUuid}/refund`, refund)).status,
      200,
    );
    await issueAllInvoices(market.deps);
    const reservationUuid = trip.reservation_uuid;
    return { reservationUuid, paymentUuid, shares: await readBalance(market.database, reservationUuid) };
  }

  /** As releases did that took a refund from the shares of all payments. */
  async function takeFromAll(reservationUuid: string, paymentUuid: string): Promise<void> {
    const { uuid: refundUuid } = await market.database
      .selectFrom('refunds')
      .select('uuid')
      .where('payment_uuid', '=', paymentUuid)
      .executeTakeFirstOrThrow();
    const moved = { payout_minor: 2_438, commission_minor: -840, fee_minor: -449, tax_minor: -1_149 };
    const lines = [ledgerLine('refund', 'Refund', moved)];
    const posting = {
      reservationUuid,
      currency: 'EUR',
      paymentUuid,
      refundUuid,
      lines,
      at: market.deps.now(),
    };
    await market.database.transaction().execute(async (transaction) => {
      await post(transaction, posting);
    });
  }

  it('are right after a refund of one of several payments', async () => {
    await aRefundedLateFee();
    assert.deepEqual(await list(), []);
  });

  it('are corrected once by an administrator, and the invoices with them', async () => {
    const { reservationUuid, paymentUuid, shares } = await aRefundedLateFee();
    await takeFromAll(reservationUuid, paymentUuid);
    await issueAllInvoices(market.deps);
    const [found] = await list();
    const cents = (parts: PartsToCorrectBody['has'] | undefined) =>
      parts && Object.values(parts).map(({ amount_minor }) => amount_minor);
    assert.deepEqual(
      [found?.payment_uuid, cents(found?.has), cents(found?.should_have)],
      [paymentUuid, [2_438, -840, -449, -1_149], [0, 0, 0, 0]],
    );
    assert.equal((await correct(paymentUuid, market.owner)).status, 403);
    const { status, body } = await correct(paymentUuid);
    assert.deepEqual([status, body.payment_uuid], [200, paymentUuid]);
    await issueAllInvoices(market.deps);
    assert.deepEqual(await readBalance(market.database, reservationUuid), shares);
    assert.deepEqual(await list(), []);
    const again = await correct(paymentUuid);
    assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);
  });

  it('cannot be corrected of a payment that is not there', async () => {
    assert.equal((await correct('not-a-payment')).body.code, 'PAYMENT_NOT_FOUND');
  });
});
