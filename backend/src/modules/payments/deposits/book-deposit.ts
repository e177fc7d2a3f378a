import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { postMovement, readHeldMinor } from '../../books/public.js';
import type { Payment } from '../payments/payments.table.js';

/**
 * Books that a deposit is set aside, or that it no longer is, in the transaction that says so; other payments have
 * nothing to book for that. What is released is all that was set aside, also where only a part of it is taken.
 */
export async function bookDeposit(
  transaction: Kysely<Tables>,
  { uuid, purpose, amount_minor, currency, reservation_uuid }: Payment,
  kind: 'deposit_authorised' | 'deposit_released',
  at: Date,
): Promise<void> {
  if (purpose !== 'deposit') return;
  const amountMinor = kind === 'deposit_authorised' ? amount_minor : await readHeldMinor(transaction, uuid);
  const about = { paymentUuid: uuid, reservationUuid: reservation_uuid };
  await postMovement(transaction, { kind, amountMinor, currency, ...about, at });
}
