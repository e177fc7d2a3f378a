import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { ledgerLine, post } from '../../books/public.js';
import { minus } from '../../catalog/public.js';
import type { User } from '../../people/public.js';
import { findPayment } from '../payments/payments.repository.js';
import { requireOthersTrip } from '../payments/require-others-trip.js';
import { findPartsToCorrect, type PartsToCorrect } from './parts-to-correct.js';

/**
 * Gives each party its part of a payment, in a posting with an administrator's reason that moves no money. Invoices, credit
 * notes and the owner's payout follow.
 *
 * @returns what was corrected
 * @throws Problem 404 PAYMENT_NOT_FOUND; 403 ROLE_NOT_ALLOWED for one's own trip; 409 MOVE_NOT_ALLOWED when its parts are right
 */
export async function correctParts(
  transaction: Kysely<Tables>,
  { payables, ownerPayouts, now }: Pick<Deps, 'payables' | 'ownerPayouts' | 'now'>,
  admin: User,
  paymentUuid: string,
  reason: string,
): Promise<PartsToCorrect> {
  const payment = isUuid(paymentUuid) ? await findPayment(transaction, paymentUuid) : undefined;
  const payable = payment && (await payables.lock(transaction, payment.reservation_uuid));
  if (payable === undefined) throw new Problem(404, 'PAYMENT_NOT_FOUND', 'We can’t find that payment.');
  requireOthersTrip(payable, admin);
  const { uuid: reservationUuid, currency } = payable;
  const found = await findPartsToCorrect(transaction, reservationUuid);
  const wrong = found.find(({ payment_uuid }) => payment_uuid === paymentUuid);
  if (wrong === undefined) {
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'The parts of this payment are already right.');
  }
  const at = now();
  const lines = [ledgerLine('correction', reason, minus(wrong.shouldHave, wrong.has))];
  await post(transaction, { reservationUuid, currency, paymentUuid, lines, at });
  await ownerPayouts.sync(transaction, payable, at);
  await recordAudit(transaction, {
    actorUuid: admin.uuid,
    subject: { type: 'payment', uuid: paymentUuid },
    action: 'payment.parts_corrected',
    before: { ...wrong.has },
    after: { ...wrong.shouldHave },
    reason,
    at,
  });
  return wrong;
}
