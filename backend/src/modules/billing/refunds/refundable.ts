import type { Payment } from '../payments/payments.table.js';

/**
 * What can still be given back of a payment, in minor units: neither given back yet, nor owed to the customer
 * already, nor taken by their bank for a dispute; never below zero.
 */
export function refundableMinor({
  captured_minor,
  refunded_minor,
  owed_minor,
  charged_back_minor,
}: Pick<Payment, 'captured_minor' | 'refunded_minor' | 'owed_minor' | 'charged_back_minor'>): number {
  return Math.max(0, captured_minor - refunded_minor - owed_minor - charged_back_minor);
}
