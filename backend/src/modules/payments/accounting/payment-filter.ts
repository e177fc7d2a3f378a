import { Problem } from '../../../platform/http/problem.js';
import type { PaymentStatus } from '../payments/payment-life-cycle.js';
import type { PaymentPurpose } from '../payments/payments.table.js';
import { parseDay, startOfDay } from '../../../platform/time/local-time.js';

/** Which payments an administrator asks for. */
export interface PaymentFilter {
  status?: PaymentStatus;
  purpose?: PaymentPurpose;
  /** With a refund that is under way, or that has failed and was not made again. */
  refund?: 'pending' | 'failed';
  /** Begun at this moment or later, and before the other. */
  from?: Date;
  before?: Date;
  /** Name or e-mail of either side, car, plate, booking code, or the id of a payment or a trip. */
  query?: string;
}

/** The filter as it comes in the address; days are UTC's, both included. */
export interface PaymentFilterQuery {
  status?: PaymentStatus;
  purpose?: PaymentPurpose;
  refund?: 'pending' | 'failed';
  from?: string;
  to?: string;
  query?: string;
}

/**
 * What the address asks for.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED for a day that no calendar has
 */
export function readPaymentFilter({ from, to, query = '', ...rest }: PaymentFilterQuery): PaymentFilter {
  return {
    ...rest,
    ...(from === undefined ? {} : { from: startOfDay(readDay('from', from), 'UTC') }),
    ...(to === undefined ? {} : { before: startOfDay(readDay('to', to).add({ days: 1 }), 'UTC') }),
    ...(query === '' ? {} : { query }),
  };
}

function readDay(field: 'from' | 'to', text: string) {
  const day = parseDay(text);
  if (day !== undefined) return day;
  const sentence = 'There’s no such day.';
  throw new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { [field]: sentence } });
}
