import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { paidStatuses } from '../payments/payment-life-cycle.js';
import { readPayments } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';

type Sums = Pick<Payment, 'captured_minor' | 'refunded_minor' | 'owed_minor' | 'charged_back_minor'>;

/**
 * What can still be given back of a payment, in minor units: neither given back yet, nor owed to the customer
 * already, nor taken by their bank for a dispute; never below zero.
 */
export function refundableMinor({
  captured_minor,
  refunded_minor,
  owed_minor,
  charged_back_minor,
}: Sums): number {
  return Math.max(0, captured_minor - refunded_minor - owed_minor - charged_back_minor);
}

/**
 * What is paid of a payment and not given back, in minor units. What a bank holds for a dispute that it has not decided
 * counts as paid: what a party is due is decided by the rules, whatever the bank decides later.
 */
export function paidMinorOf({ held_minor, ...payment }: Sums & Pick<Payment, 'held_minor'>): number {
  return refundableMinor({ ...payment, charged_back_minor: payment.charged_back_minor - held_minor });
}

/**
 * What banks have taken back of a reservation's payments for good and that is missing of its price, in minor units; what was
 * given back otherwise is not missing.
 */
export function takenBackMinorOf(
  payments: readonly (Sums & Pick<Payment, 'held_minor'>)[],
  priceMinor: number,
): number {
  const paidMinor = payments.reduce((sum, payment) => sum + paidMinorOf(payment), 0);
  const takenMinor = payments.reduce(
    (sum, payment) => sum + payment.charged_back_minor - payment.held_minor,
    0,
  );
  return Math.max(0, Math.min(takenMinor, priceMinor - paidMinor));
}

/** The same for a reservation. */
export async function readTakenBackMinor(
  database: Kysely<Tables>,
  reservationUuid: string,
  priceMinor: number,
): Promise<number> {
  const payments = await readPayments(database, reservationUuid, { statuses: paidStatuses });
  return takenBackMinorOf(payments, priceMinor);
}

/** What is paid for a reservation and not given back, in minor units, as for each of its payments. */
export async function readPaidMinor(database: Kysely<Tables>, reservationUuid: string): Promise<number> {
  const payments = await readPayments(database, reservationUuid, { statuses: paidStatuses });
  return payments.reduce((sum, payment) => sum + paidMinorOf(payment), 0);
}
