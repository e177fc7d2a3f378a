import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';
import { keyOfRefund } from '../src/modules/payments/refunds/refund-key.js';

/** The customer's bank sends a refund back to the test provider that it had taken. */
export async function undoTestRefund(database: Kysely<Tables>, refundUuid: string): Promise<void> {
  await sql`
    with undone as (
      update test_provider_refunds set status = 'failed'
      where idempotency_key = ${keyOfRefund(refundUuid)} and status = 'succeeded'
      returning ref, amount_minor
    )
    update test_provider_intents as intent
    set refunded_minor = intent.refunded_minor - undone.amount_minor
    from undone where intent.ref = undone.ref`.execute(database);
}
