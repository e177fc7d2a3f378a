import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { refundReservation } from './refund-reservation.js';
import { findPayment } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import { refundableMinor } from './refundable.js';
import { settleRefunds } from './settle-refund.js';
import { formatMoney } from '../../../platform/money/money.js';
import { requestApproval } from '../approvals/request-approval.js';
import { requireOthersTrip } from '../payments/require-others-trip.js';
import type { User } from '../../people/public.js';

/**
 * Gives a part of a payment back because an administrator says so. It is taken from owner, marketplace and state in the
 * proportions in which they have what is left of this payment; the owner's payout follows, and what was paid out too much
 * is kept from the next. Above a limit, it waits for a second administrator instead.
 *
 * @returns whether it was made
 * @throws Problem 404 PAYMENT_NOT_FOUND, 403 ROLE_NOT_ALLOWED for one's own, 422 VALUE_NOT_ALLOWED for more than is left
 */
export async function refundPayment(
  deps: Deps,
  admin: User,
  paymentUuid: string,
  { amount_minor: amountMinor, reason }: { amount_minor: number; reason: string },
  begin: BeginOnce,
  isApproved = false,
): Promise<boolean> {
  const { database, payables, ownerPayouts, now } = deps;
  const reservationUuid = await database.transaction().execute(async (transaction) => {
    await begin(transaction);
    const found = isUuid(paymentUuid) ? await findPayment(transaction, paymentUuid) : undefined;
    const payable = found && (await payables.lock(transaction, found.reservation_uuid));
    if (found === undefined || payable === undefined)
      throw new Problem(404, 'PAYMENT_NOT_FOUND', 'We can’t find that payment.');
    requireOthersTrip(payable, admin);
    const payment = await findPayment(transaction, paymentUuid);
    requireRefundable(amountMinor, payment);

    const at = now();
    const request = { kind: 'refund', amountMinor, payment: found, body: { reason } } as const;
    if (!isApproved && (await requestApproval(transaction, deps, admin, request))) {
      return undefined;
    }
    await refundReservation(transaction, payable, {
      amountMinor,
      paymentUuid,
      now: at,
      kind: 'admin',
      reason,
      actorUuid: admin.uuid,
    });
    await ownerPayouts.sync(transaction, payable, at);
    const event = {
      kind: 'payment_refunded',
      reservationUuid: payable.uuid,
      amountMinor,
      reason,
    } as const;
    await publishEvent(transaction, event, at);
    return payable.uuid;
  });
  if (reservationUuid !== undefined) await settleRefunds(deps, reservationUuid);
  return reservationUuid !== undefined;
}

function requireRefundable(amountMinor: number, payment: Payment | undefined): void {
  const left = payment === undefined ? 0 : refundableMinor(payment);
  if (amountMinor <= left) return;
  const sentence =
    left === 0
      ? 'There’s nothing left of this payment to refund.'
      : `At most ${formatMoney(left, payment?.currency ?? 'EUR')} can be refunded.`;
  throw new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { amount_minor: sentence } });
}
