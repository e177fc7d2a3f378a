import { now } from '@drove/shared-ui/formats';
import type { Payment, Reservation } from '../../api/reservations';

/** Whether it is not decided yet what becomes of a payment. */
export function isUnsettled({ status }: Payment): boolean {
  return status === 'created' || status === 'requires_action' || status === 'authorized';
}

/** The tries to pay for a late return, oldest first. */
export function lateFeePayments({ payments }: Reservation): Payment[] {
  return payments.filter(({ purpose }) => purpose === 'late_fee');
}

/** The tries to set the deposit aside, oldest first. */
export function depositPayments({ payments }: Reservation): Payment[] {
  return payments.filter(({ purpose }) => purpose === 'deposit');
}

/** The tries to pay for the trip itself, or for one change of it, oldest first. */
export function paymentsFor({ payments }: Reservation, changeUuid: string | null): Payment[] {
  return payments.filter(
    ({ change_uuid, purpose }) =>
      purpose !== 'late_fee' && purpose !== 'deposit' && change_uuid === changeUuid,
  );
}

/** How often to look at a trip that is being paid, in milliseconds: soon when the bank or the clock decides. */
export function lookAgainMs(payments: Payment[], heldUntil: string | null): number | false {
  const last = payments.at(-1);
  if (last && isUnsettled(last)) return 2000;
  if (heldUntil === null) return false;
  const left = Date.parse(heldUntil) - now();
  // Just after the end; more often while the server takes its time to let go. And now and then for other tabs.
  return left > 0 ? Math.min(left + 500, 30_000) : 5000;
}
