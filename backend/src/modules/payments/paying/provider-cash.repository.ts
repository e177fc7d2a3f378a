import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Payment } from '../payments/payments.table.js';

/** Payments by the names that a provider has for them. */
export async function findPaymentsByRef(
  database: Kysely<Tables>,
  provider: string,
  refs: readonly string[],
): Promise<Pick<Payment, 'uuid' | 'provider_ref'>[]> {
  if (refs.length === 0) return [];
  return await database
    .selectFrom('payments')
    .select(['uuid', 'provider_ref'])
    .where('provider', '=', provider)
    .where('provider_ref', 'in', refs)
    .execute();
}

/** Payments by their own. */
export async function findPaymentsByUuid(
  database: Kysely<Tables>,
  uuids: readonly string[],
): Promise<Pick<Payment, 'uuid' | 'reservation_uuid'>[]> {
  if (uuids.length === 0) return [];
  return await database
    .selectFrom('payments')
    .select(['uuid', 'reservation_uuid'])
    .where('uuid', 'in', uuids)
    .execute();
}
