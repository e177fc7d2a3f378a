import assert from 'node:assert/strict';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

/**
 * Right after a reconciliation with the test provider, fails where provider and books differ by anything but what the
 * test made up: disputes, of which that provider knows nothing, and another amount taken than was asked for that is still
 * to be given back.
 */
export async function checkReconciliation(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`
    select cash.subject, cash.provider_minor, cash.books_minor, payment.status
    from unexplained_cash as cash left join payments as payment on payment.uuid = cash.payment_uuid
    where payment.uuid is null or (payment.status in ('captured', 'partially_refunded', 'refunded')
      and cash.provider_minor - cash.books_minor <> payment.charged_back_minor)`.execute(database);
  assert.deepEqual(rows, [], 'provider and books differ');
}
