import type { Payment } from '../payments/payments.table.js';

/** What can still be given back of a payment, in minor units: neither given back yet nor owed to the customer already. */
export function refundableMinor({
  captured_minor,
  refunded_minor,
  owed_minor,
}: Pick<Payment, 'captured_minor' | 'refunded_minor' | 'owed_minor'>): number {
  return captured_minor - refunded_minor - owed_minor;
}
