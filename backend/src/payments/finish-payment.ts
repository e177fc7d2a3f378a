import type { Deps } from '../deps.js';
import { giveUpUnpaid } from '../reservations/give-up-unpaid.js';
import { movePayment } from './move-payment.js';
import { lockPayment } from './payments.repository.js';
import { recordCapture } from './record-capture.js';
import { ProviderUnavailable } from './providers/payment-provider.js';

/** `let_go`: at the provider only; for us the payment has ended already. */
export type NextStep = 'capture' | 'void' | 'let_go' | 'none';

/**
 * Takes what was set aside for a payment, or lets go of it. When the provider cannot be reached, nothing has changed, and
 * the job that looks after payments under way tries again.
 *
 * @throws ProviderUnavailable for `let_go` alone: no job looks after a payment that has ended, so whoever heard of it
 *   keeps what they heard
 */
export async function finishPayment(
  deps: Deps,
  paymentUuid: string,
  ref: string,
  step: NextStep,
): Promise<void> {
  if (step === 'let_go') {
    await deps.payments.void(ref, `void-${paymentUuid}`);
    return;
  }
  try {
    if (step === 'capture') await capture(deps, paymentUuid, ref);
    else if (step === 'void') await letGo(deps, paymentUuid, ref);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}

async function capture(deps: Deps, paymentUuid: string, ref: string): Promise<void> {
  const { database, payments, now } = deps;
  const { payment: asked } = await database
    .transaction()
    .execute((transaction) => lockPayment(transaction, paymentUuid));
  const { status } = await payments.capture(ref, asked.amount_minor, `capture-${paymentUuid}`);
  await database.transaction().execute(async (transaction) => {
    const { payment, reservation } = await lockPayment(transaction, paymentUuid);
    if (payment.status !== 'authorized') return;
    if (status === 'captured') await recordCapture(transaction, payment, reservation, now());
    else await giveUpUnpaid(transaction, reservation, payment, now());
  });
}

async function letGo(deps: Deps, paymentUuid: string, ref: string): Promise<void> {
  const { database, payments, now } = deps;
  const { status } = await payments.void(ref, `void-${paymentUuid}`);
  await database.transaction().execute(async (transaction) => {
    const { payment, reservation } = await lockPayment(transaction, paymentUuid);
    if (payment.status !== 'authorized') return;
    // The bank was quicker: it had taken the amount, and its answer never came.
    if (status === 'captured') await recordCapture(transaction, payment, reservation, now());
    else await movePayment(transaction, payment, 'voided', {}, { now: now() });
  });
}
