import type { Kysely } from 'kysely';
import type { Deps } from '../../../platform/deps.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CashMovement } from '../../books/public.js';
import { findPaymentsByRef, findPaymentsByUuid } from './provider-cash.repository.js';

/**
 * What has moved on our account with the provider, with our own names of the payments.
 *
 * @throws ProviderUnavailable when it does not answer
 */
export async function listCashMovements(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  page: { since: Date | undefined; after?: string },
): Promise<CashMovement[]> {
  const transactions = await payments.listTransactions(page);
  const refs = transactions.flatMap(({ ref }) => ref ?? []);
  const rows = await findPaymentsByRef(database, payments.name, refs);
  const uuids = new Map(rows.map(({ provider_ref, uuid }) => [provider_ref, uuid]));
  return transactions.map(({ ref, ...moved }) => ({ ...moved, paymentUuid: uuids.get(ref ?? null) }));
}

/** The trips that payments are for. */
export async function readTripsOfPayments(
  database: Kysely<Tables>,
  paymentUuids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await findPaymentsByUuid(database, paymentUuids);
  return new Map(rows.map(({ uuid, reservation_uuid }) => [uuid, reservation_uuid]));
}
