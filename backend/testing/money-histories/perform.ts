import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CancellationBody } from '../../src/modules/booking/cancellation/cancellation.schemas.js';
import type { ChangeQuoteBody } from '../../src/modules/booking/changes/change.schemas.js';
import type { PaymentProvider } from '../../src/modules/payments/providers/payment-provider.js';
import { schedulePayouts } from '../../src/modules/payouts/payouts/schedule-payouts.js';
import { recordRefund } from '../../src/modules/payments/refunds/record-refund.js';
import type { Marketplace } from '../a-marketplace.js';
import { aCard, ask, type SignedIn } from '../a-trip.js';
import { checkPayouts } from '../check-books.js';
import { undoTestRefund } from '../undo-test-refund.js';
import type { MoneyAction } from './history.js';
import { answerBankFile } from './answer-bank-file.js';
import { changeBankAccount, closeAccount, suspend } from './accounts.js';
import { whatMustBeAllowed } from './must-be-allowed.js';
import { runJobs } from './run-jobs.js';
import { dispute, refundByHand, troubledProvider } from './what-banks-do.js';

/**
 * Lets something happen to a trip: an action of a person through the API, the jobs, or what a bank does.
 *
 * @returns the status of the answer; 200 for what no one asked for
 */
export async function perform(
  market: Marketplace,
  working: PaymentProvider,
  each: MoneyAction,
  uuid: string,
): Promise<number> {
  const must = await whatMustBeAllowed(market, uuid);
  const status = await act(market, working, each, uuid);
  must(each.do, status);
  return status;
}

async function act(
  market: Marketplace,
  working: PaymentProvider,
  each: MoneyAction,
  uuid: string,
): Promise<number> {
  const { customer, owner, admin, deps } = market;
  const post = async (who: SignedIn, url: string, body?: object) =>
    (await ask(market, who, 'POST', url, body)).status;
  // Customer and owner may have closed their accounts.
  const trip = (await ask(market, admin, 'GET', `/reservations/${uuid}`)).body;
  const changeUrl = `/changes/${trip.change?.change_uuid ?? randomUUID()}`;
  const url = `/reservations/${uuid}`;
  switch (each.do) {
    case 'wait':
    case 'jobs':
      await runJobs(market);
      return 200;
    case 'bank_file':
      await answerBankFile(market, each.isTaken);
      // A trip that was cancelled since the last jobs has a payout to come.
      await schedulePayouts(deps);
      await checkPayouts(market.database);
      return 200;
    case 'outage':
    case 'capture_refused':
    case 'other_amount':
      deps.payments = each.isOver ? working : troubledProvider(working, each.do);
      return 200;
    case 'dispute':
      await dispute(market, uuid, each);
      return 200;
    case 'foreign_refund':
      await refundByHand(market, uuid, each);
      return 200;
    case 'suspend':
      await suspend(market, each.by, !each.isOver);
      return 200;
    case 'change_bank_account':
      return await changeBankAccount(market);
    case 'close_account':
      return await closeAccount(market, each.by);
    case 'trip_dispute':
      return await post(market[each.by], `${url}/dispute`, { reason: 'Something is wrong.' });
    case 'decide_late_return':
      return await post(admin, `${url}/late-return/decision`, { side: each.by, reason: 'Decided.' });
    case 'claim_deposit':
    case 'decide_on_deposit': {
      const who = each.do === 'claim_deposit' ? owner : admin;
      const body = { amount_minor: each.amountMinor, reason: 'A scratch.' };
      return await post(who, `${url}/${each.do.replaceAll('_', '-')}`, body);
    }
    case 'set_deposit_aside':
      return await post(customer, `${url}/deposit/pay`, aCard());
    case 'pay_anew':
      return await post(customer, `${url}/pay`, aCard());
    case 'change_price':
      await sql`
        update cars set daily_price_minor = greatest(500, daily_price_minor + ${each.byMinor})
        where uuid = (select car_uuid from reservations where uuid = ${uuid})`.execute(market.database);
      return 200;
    case 'late_return': {
      const returned = new Date(Date.parse(`${trip.return}Z`) + each.hours * 3_600_000).toISOString();
      return await post(owner, `${url}/late-return`, { returned: returned.slice(0, 16) });
    }
    case 'pay_late_fee':
      return await post(customer, `${url}/late-fee/pay`, aCard());
    case 'waive_late_fee':
      return await post(owner, `${url}/waive-late-fee`);
    case 'settle_objection':
      return await post(admin, `${url}/settle-objection`, { reason: 'Decided.' });
    case 'refunds_fail': {
      const done = trip.refunds.find(({ status }) => status !== 'failed');
      if (done === undefined) return 200;
      // The bank sends it back, after it had taken it or instead of taking it.
      await undoTestRefund(market.database, done.refund_uuid);
      await recordRefund(deps, done.refund_uuid, { status: 'failed', refundRef: `back_${done.refund_uuid}` });
      return 200;
    }
    case 'retry': {
      const failed = trip.refunds.find(({ status }) => status === 'failed');
      return await post(admin, `/admin/refunds/${failed?.refund_uuid ?? randomUUID()}/retry`);
    }
    case 'repay': {
      const failed = trip.refunds.find(({ status, repaid }) => status === 'failed' && repaid === null);
      const repayment = { method: 'bank_transfer', reference: 'SEPA 1', payee: 'The customer' };
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
        market,
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
      const who = market[each.by];
      const shown = await ask<Partial<CancellationBody>>(market, who, 'GET', `${url}/cancellation`);
      const expected_refund_minor = shown.body.refund?.amount_minor ?? 0;
      return await post(who, `${url}/cancel`, { expected_refund_minor, reason: 'Because.' });
    }
    case 'admin_refund': {
      const paid = trip.payments.filter(({ captured_at }) => captured_at !== null);
      const payment = paid.at(-1 - each.paymentIndex);
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
