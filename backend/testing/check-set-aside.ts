import assert from 'node:assert/strict';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

/**
 * Fails where the embedded provider has an amount set aside, or taken, that no payment of ours knows of, or one that does
 * not; and where the bank was asked twice for one, even if that was let go of since. A payment whose answer has not come yet is
 * under way.
 */
export async function checkSetAside(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`
    select intent.ref, intent.status, payment.status as ours from test_provider_intents as intent
    left join payments as payment on payment.uuid = intent.payment_uuid
      and (payment.provider_ref = intent.ref
        or (payment.provider_ref is null and payment.status = 'created' and not exists (
          select from test_provider_intents as other
          where other.payment_uuid = intent.payment_uuid and other.ref <> intent.ref)))
    where intent.status in ('authorized', 'captured') and (payment.uuid is null
      or (intent.status = 'authorized' and payment.status not in ('created', 'requires_action', 'authorized'))
      or (intent.status = 'captured' and payment.status in ('failed', 'cancelled')))`.execute(database);
  assert.deepEqual(rows, [], 'an amount is set aside or taken that no payment knows of');
  const { rows: twice } = await sql`
    select payment_uuid from test_provider_intents group by payment_uuid having count(*) > 1`.execute(
    database,
  );
  assert.deepEqual(twice, [], 'the bank was asked for a payment more than once, and not by the same key');
}
