import type { Kysely } from 'kysely';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { requireOthersTrip } from '../payments/require-others-trip.js';
import type { Payable } from '../payable.js';
import { lockPayment } from '../payments/payments.repository.js';
import type { Payment, Refund } from '../payments/payments.table.js';
import { refundableMinor } from './refundable.js';
import { findRefund, isRetried } from './refunds.repository.js';
import type { User } from '../../people/public.js';

/**
 * A refund that has failed and that the customer is still owed, locked with its payment until the transaction ends.
 *
 * @throws Problem 404 REFUND_NOT_FOUND; 409 MOVE_NOT_ALLOWED unless it is owed, and the customer's bank has not taken it
 *   back; 403 ROLE_NOT_ALLOWED for one's own
 */
export async function lockOwedRefund(
  transaction: Kysely<Tables>,
  { payables }: Pick<Deps, 'payables'>,
  admin: User,
  refundUuid: string,
): Promise<{ refund: Refund; payment: Payment; payable: Payable }> {
  const found = isUuid(refundUuid) ? await findRefund(transaction, refundUuid) : undefined;
  if (found === undefined) throw new Problem(404, 'REFUND_NOT_FOUND', 'We can’t find that refund.');
  const { payment, payable } = await lockPayment(transaction, payables, {
    uuid: found.payment_uuid,
    reservation_uuid: found.reservation_uuid,
  });
  requireOthersTrip(payable, admin);
  const refund = (await findRefund(transaction, refundUuid)) ?? found;
  if (refund.status !== 'failed') throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This refund hasn’t failed.');
  if (await isRetried(transaction, refundUuid)) {
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This refund has already been sent again.');
  }
  if (refund.repaid_at !== null) {
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This refund has already been paid another way.');
  }
  if (refund.amount_minor > payment.owed_minor) {
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'Other refunds have since returned this amount.');
  }
  // Sent again or paid another way, the customer would have it twice.
  const withoutIt = { ...payment, owed_minor: payment.owed_minor - refund.amount_minor };
  if (refundableMinor(withoutIt) < refund.amount_minor) {
    const taken = 'The customer’s bank has reversed this payment, so there’s nothing left to refund.';
    throw new Problem(409, 'MOVE_NOT_ALLOWED', taken);
  }
  return { refund, payment, payable };
}
