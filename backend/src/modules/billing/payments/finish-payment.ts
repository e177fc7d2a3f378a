import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Payable } from '../payable.js';
import type { Payment } from './payments.table.js';
import type { Deps } from '../../../platform/deps.js';
import { movePayment } from './move-payment.js';
import { lockPayment } from './payments.repository.js';
import { recordCapture } from './record-capture.js';
import { ProviderUnavailable } from './providers/payment-provider.js';

/** `void_given_up`: at the provider only; for us the payment has ended already. */
export type NextStep = 'capture' | 'void' | 'void_given_up' | 'none';

/**
 * Takes what was set aside for a payment, or lets go of it. When the provider cannot be reached, nothing has changed, and
 * the job that looks after payments under way tries again.
 *
 * @throws ProviderUnavailable for `void_given_up` alone: no job looks after a payment that has ended, so anyone who heard of it
 *   keeps what they heard
 */
export async function finishPayment(
  deps: Deps,
  paymentUuid: string,
  ref: string,
  step: NextStep,
): Promise<void> {
  if (step === 'void_given_up') {
    await deps.payments.void(ref, `void-${paymentUuid}`);
    return;
  }
  try {
    if (step === 'capture') await capture(deps, paymentUuid, ref);
    else if (step === 'void') await voidPayment(deps, paymentUuid, ref);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}

async function capture(deps: Deps, paymentUuid: string, ref: string): Promise<void> {
  const { database, payments, payables, now } = deps;
  const { payment: asked } = await database
    .transaction()
    .execute((transaction) => lockPayment(transaction, payables, paymentUuid));
  const { status } = await payments.capture(ref, asked.amount_minor, `capture-${paymentUuid}`);
  await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, paymentUuid);
    if (payment.status !== 'authorized') return;
    if (status === 'captured') await recordCapture(transaction, payment, payable, now());
    else await giveUp(transaction, payment, payable, now());
  });
}

async function voidPayment(deps: Deps, paymentUuid: string, ref: string): Promise<void> {
  const { database, payments, payables, now } = deps;
  const { status } = await payments.void(ref, `void-${paymentUuid}`);
  await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, paymentUuid);
    if (payment.status !== 'authorized') return;
    // The bank was quicker: it had taken the amount, and its answer never came.
    if (status === 'captured') await recordCapture(transaction, payment, payable, now());
    else await movePayment(transaction, payment, 'voided', {}, { now: now() });
  });
}

const unpaidMessage =
  'Your bank let us have the amount at first and then did not pay it. You have not been charged.';

/** Ends what the bank will not pay after all. */
async function giveUp(
  transaction: Kysely<Tables>,
  payment: Payment,
  payable: Payable,
  now: Date,
): Promise<void> {
  const failure = { failure_code: 'capture_failed', failure_message: unpaidMessage };
  await movePayment(transaction, payment, 'voided', failure, { now });
  await payable.unpaid(payment.change_uuid, now);
}
