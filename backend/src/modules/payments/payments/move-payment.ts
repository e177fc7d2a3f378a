import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { requirePaymentMove, type PaymentStatus } from './payment-life-cycle.js';
import { updatePayment } from './payments.repository.js';
import type { Payment, PaymentsTable } from './payments.table.js';

/**
 * Moves a locked payment on, and writes it down. Every move is made here.
 *
 * @param by who made it; null when the provider or the system did
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function movePayment(
  transaction: Kysely<Tables>,
  payment: Payment,
  to: PaymentStatus,
  changes: Updateable<PaymentsTable>,
  { now, actorUuid = null }: { now: Date; actorUuid?: string | null },
): Promise<Payment> {
  requirePaymentMove(payment.status, to);
  const { failure_message: reason } = { ...payment, ...changes };
  const audit = {
    actorUuid,
    subject: { type: 'payment', uuid: payment.uuid },
    action: `payment.${to}`,
    before: { status: payment.status },
    after: { status: to, amount_minor: payment.amount_minor, purpose: payment.purpose },
    ...(typeof reason === 'string' ? { reason } : {}),
    at: now,
  } as const;
  return await updatePayment(transaction, payment.uuid, { ...changes, status: to }, { audit, now });
}
