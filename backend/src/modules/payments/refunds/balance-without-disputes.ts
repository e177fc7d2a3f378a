import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { readBalance } from '../../books/public.js';
import type { Split } from '../../catalog/public.js';
import { readOpenDisputes } from '../payments/payments.repository.js';

/** Whose the money of one payment is, as if no bank held any of it for a dispute that it has not decided. */
export async function readBalanceWithoutDisputes(
  database: Kysely<Tables>,
  reservationUuid: string,
  paymentUuid: string,
): Promise<Split> {
  const disputes = await readOpenDisputes(database, paymentUuid);
  return await readBalance(database, reservationUuid, paymentUuid, disputes);
}
