import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { abandonPayment, cancelUnconfirmedPayment } from './abandon-payment.js';
import { findPaymentsUnderWay, touchPayment } from './payments.repository.js';
import type { Payment } from './payments.table.js';
import { settlePayment } from './settle-payment.js';

/** A request looks after its own payment for so long; its bank's answer takes 10 seconds at most. */
const leftAloneMs = 12_000;
/** A payment that the provider has not heard of by then, it never will. */
const unconfirmedAfterMs = 60_000;
/** As long as a car is held, and a little more for who confirms in the last moment. */
const confirmWithinMs = 20 * 60_000;
const atOnce = 50;

/**
 * Brings payments to their end whose request did not: the bank was slow, or our process died between two steps. Each ends
 * captured with its booking, or let go of.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - leftAloneMs);
  await eachOf(await findPaymentsUnderWay(deps.database, since, atOnce), async (payment) => {
    // To the end of the queue, so that those that stay as they are do not keep others waiting.
    await touchPayment(deps.database, payment.uuid, deps.now());
    await reconcile(deps, payment);
  });
}

async function reconcile(deps: Deps, payment: Payment): Promise<void> {
  const { uuid, provider_ref: ref, status, created_at } = payment;
  const ageMs = deps.now().getTime() - created_at.getTime();
  const said = await deps.payments.retrieve(ref === null ? { paymentUuid: uuid } : { ref });
  if (said === undefined) {
    if (status === 'created' && ageMs > unconfirmedAfterMs) await cancelUnconfirmedPayment(deps, payment);
    return;
  }
  const isStillWaiting = said.status === 'requires_action' && status === 'requires_action';
  if (isStillWaiting) {
    if (ageMs > confirmWithinMs) await abandonPayment(deps, payment);
    return;
  }
  await settlePayment(deps, payment, said);
}
