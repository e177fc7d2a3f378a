import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { reversed, takenLine, post, readBalance, readDisputeLines } from '../../books/public.js';
import { countAsChargedBack } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import { refundableMinor } from '../refunds/refundable.js';
import type { PaymentDispute } from './payment-disputes.table.js';

interface Chargeback {
  payment: Payment;
  dispute: PaymentDispute;
  /** What the bank has taken for the dispute by now, in minor units. */
  withdrawnMinor: number;
}

/**
 * Books what a bank has taken for a dispute, or has given back: first from the refunds that wait for its verdict, then
 * from owner, marketplace and state in the proportions in which they have what is left of this payment; what was refunded
 * of it before is ours to bear. Changes nothing when it is booked already. Lock the payment first.
 */
export async function bookChargeback(
  transaction: Kysely<Tables>,
  { payment, dispute, withdrawnMinor }: Chargeback,
  now: Date,
): Promise<void> {
  if (withdrawnMinor === dispute.withdrawn_minor) return;
  const { reservation_uuid: reservationUuid, currency, uuid: disputeUuid } = dispute;
  const booked = await readDisputeLines(transaction, disputeUuid);
  const lines = booked.map((line) => ({
    ...reversed(line, 'The bank gave it back'),
    owed_minor: -line.owed_minor,
    chargeback_minor: -line.chargeback_minor,
    amount_minor: -line.amount_minor,
  }));
  const bookedMinor = -booked.reduce((sum, line) => sum + line.amount_minor, 0);
  const paymentUuid = payment.uuid;
  const posting = { reservationUuid, currency, paymentUuid, disputeUuid, at: now };
  await post(transaction, { ...posting, lines: bookedMinor === 0 ? [] : lines });
  await countAsChargedBack(transaction, paymentUuid, withdrawnMinor - bookedMinor, now);
  if (withdrawnMinor === 0) return;
  const heldMinor = Math.min(withdrawnMinor, -booked.reduce((sum, line) => sum + line.owed_minor, 0));
  const charged_back_minor = payment.charged_back_minor - bookedMinor + heldMinor;
  const sharedMinor = Math.min(
    withdrawnMinor - heldMinor,
    refundableMinor({ ...payment, charged_back_minor }),
  );
  const left = await readBalance(transaction, reservationUuid, paymentUuid);
  const line = {
    ...takenLine('chargeback', 'Taken by the bank for a dispute', sharedMinor, left),
    amount_minor: -withdrawnMinor,
    owed_minor: -heldMinor,
    chargeback_minor: sharedMinor + heldMinor - withdrawnMinor,
  };
  await post(transaction, { ...posting, lines: [line] });
}
