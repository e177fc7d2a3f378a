import type { Deps } from '../deps.js';
import { post } from '../ledger/ledger.repository.js';
import { giveUpUnpaid } from '../reservations/give-up-unpaid.js';
import { movePayment } from './move-payment.js';
import { lockPayment } from './payments.repository.js';
import { ProviderUnavailable } from './providers/payment-provider.js';

/** `let_go`: at the provider only; for us the payment has ended already. */
export type NextStep = 'capture' | 'void' | 'let_go' | 'none';

/**
 * Takes what was set aside for a payment, or lets go of it. When the provider cannot be reached, nothing has changed, and
 * the job that looks after payments under way tries again.
 */
export async function finishPayment(
  deps: Deps,
  paymentUuid: string,
  ref: string,
  step: NextStep,
): Promise<void> {
  try {
    if (step === 'capture') await capture(deps, paymentUuid, ref);
    else if (step === 'void') await letGo(deps, paymentUuid, ref);
    else if (step === 'let_go') await deps.payments.void(ref, `void-${paymentUuid}`);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}

async function capture(deps: Deps, paymentUuid: string, ref: string): Promise<void> {
  const { database, payments, now } = deps;
  const { amount_minor } = await database
    .transaction()
    .execute(async (transaction) => (await lockPayment(transaction, paymentUuid)).payment);
  const { status } = await payments.capture(ref, amount_minor, `capture-${paymentUuid}`);
  await database.transaction().execute(async (transaction) => {
    const { payment, reservation } = await lockPayment(transaction, paymentUuid);
    if (payment.status !== 'authorized') return;
    const at = now();
    if (status !== 'captured') {
      await giveUpUnpaid(transaction, reservation, payment, at);
      return;
    }
    const captured = { captured_at: at, captured_minor: payment.amount_minor };
    await movePayment(transaction, payment, 'captured', captured, { now: at });
    await post(transaction, {
      reservationUuid: reservation.uuid,
      currency: payment.currency,
      paymentUuid,
      lines: payment.entries,
      at,
    });
  });
}

async function letGo({ database, payments, now }: Deps, paymentUuid: string, ref: string): Promise<void> {
  await payments.void(ref, `void-${paymentUuid}`);
  await database.transaction().execute(async (transaction) => {
    const { payment } = await lockPayment(transaction, paymentUuid);
    if (payment.status === 'authorized')
      await movePayment(transaction, payment, 'voided', {}, { now: now() });
  });
}
