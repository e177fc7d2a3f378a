import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { findWithJob } from '../../../platform/jobs/live-jobs.repository.js';
import { leftAloneMs, settlePaymentJob } from '../payment-jobs.js';
import { abandonPayment, cancelUnconfirmedPayment } from './abandon-payment.js';
import { findPaymentsUnderWay, touchPayment } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import { settlePayment } from './settle-payment.js';

/** A payment that the provider has not heard of by then, it never will. */
const unconfirmedAfterMs = 60_000;
/** As long as a car is held, and a little more for who confirms in the last moment. */
const confirmWithinMs = 20 * 60_000;
const atOnce = 50;
/** The provider's messages say what happens; this is asked besides. */
const longestWaitMs = 60_000;

/**
 * Brings payments to their end whose request did not: the bank was slow, or our process died between two steps. Each ends
 * captured with its booking, or let go of.
 *
 * @param leaveToJobs leaves out those that have a job of their own, so that the provider is asked once
 */
export async function reconcilePayments(deps: Deps, { leaveToJobs = false } = {}): Promise<void> {
  const since = new Date(deps.now().getTime() - leftAloneMs);
  const payments = await findPaymentsUnderWay(deps.database, { untouchedSince: since, limit: atOnce });
  const uuids = payments.map(({ uuid }) => uuid);
  const withJob = leaveToJobs
    ? await findWithJob(deps.database, settlePaymentJob, 'paymentUuid', uuids)
    : new Set<string>();
  await eachOf(
    payments.filter(({ uuid }) => !withJob.has(uuid)),
    async (payment) => {
      // To the end of the queue, so that those that stay as they are do not keep others waiting.
      await touchPayment(deps.database, payment.uuid, deps.now());
      await reconcile(deps, payment);
    },
  );
}

/** Brings one payment to its end; while it is under way, it is looked at again later. */
export async function reconcilePayment(deps: Deps, uuid: string): Promise<void> {
  const find = async () =>
    (await findPaymentsUnderWay(deps.database, { untouchedSince: deps.now(), limit: 1, uuid }))[0];
  const payment = await find();
  if (payment === undefined) return;
  if (deps.now().getTime() - payment.updated_at.getTime() >= leftAloneMs) await reconcile(deps, payment);
  if ((await find()) === undefined) return;
  const now = deps.now().getTime();
  const waitMs = Math.min(Math.max((now - payment.created_at.getTime()) / 4, leftAloneMs), longestWaitMs);
  const at = new Date(now + waitMs);
  await enqueue(deps.database, settlePaymentJob, [{ data: { paymentUuid: uuid }, at }]);
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
