import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Payable, PaymentStep } from '../payable.js';
import type { Payment } from '../payments/payments.table.js';
import type { Deps } from '../../../platform/deps.js';
import { movePayment } from '../payments/move-payment.js';
import { bookDeposit } from '../deposits/book-deposit.js';
import { lockPayment } from '../payments/payments.repository.js';
import { isOtherAmount, stopMismatchedPayment } from './mismatched-payment.js';
import { recordCapture } from './record-capture.js';
import { ProviderUnavailable } from '../providers/payment-provider.js';
import type { AtRest } from './at-rest.js';

/** `void_given_up`: at the provider only; for us the payment has ended already. */
export type NextStep = PaymentStep | 'void_given_up';

/**
 * Takes what was set aside for a payment, or lets go of it. When the provider cannot be reached, nothing has changed, and
 * the job that looks after payments under way tries again.
 *
 * @param payment as it was when the step was decided
 * @returns the payment as it is then
 * @throws ProviderUnavailable for `void_given_up` alone: no job looks after a payment that has ended, so anyone who heard of it
 *   keeps what they heard
 */
export async function finishPayment(
  deps: Deps,
  payment: Payment,
  ref: string,
  step: NextStep,
  atRest?: AtRest,
): Promise<Payment> {
  const { payments } = deps;
  if (step === 'none') return payment;
  if (step === 'void_given_up') {
    await payments.void(ref, `void-${payment.uuid}`);
    return payment;
  }
  try {
    const { status, captured } =
      step === 'capture'
        ? await payments.capture(ref, payment.amount_minor, `capture-${payment.uuid}`)
        : await payments.void(ref, `void-${payment.uuid}`);
    if (status === 'captured' && isOtherAmount(payment, captured)) {
      return await stopMismatchedPayment(deps, payment, { ref, captured }, atRest);
    }
    return await writeEnd(deps, payment, { step, isCaptured: status === 'captured' }, atRest);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return payment;
  }
}

/** Writes down what the bank did in the end. */
async function writeEnd(
  { database, payables, now }: Deps,
  found: Payment,
  { step, isCaptured }: { step: 'capture' | 'void'; isCaptured: boolean },
  atRest?: AtRest,
): Promise<Payment> {
  return await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, found);
    const end = async () => {
      // Another process was quicker.
      if (payment.status !== 'authorized') return payment;
      // Also where it was to be let go of: the bank had taken the amount, and its answer never came.
      if (isCaptured) return await recordCapture(transaction, payment, payable, now());
      if (step === 'capture') return await giveUp(transaction, payment, payable, now());
      const voided = await movePayment(transaction, payment, 'voided', {}, { now: now() });
      await bookDeposit(transaction, voided, 'deposit_released', now());
      return voided;
    };
    const ended = await end();
    await atRest?.(transaction, ended);
    return ended;
  });
}

const unpaidMessage = 'Your bank approved the payment but then didn’t pay it. You haven’t been charged.';

/** Ends what the bank will not pay after all. */
async function giveUp(
  transaction: Kysely<Tables>,
  payment: Payment,
  payable: Payable,
  now: Date,
): Promise<Payment> {
  const failure = { failure_code: 'capture_failed', failure_message: unpaidMessage };
  const after = await movePayment(transaction, payment, 'voided', failure, { now });
  await bookDeposit(transaction, after, 'deposit_released', now);
  await payable.part(payment).unpaid(now);
  return after;
}
