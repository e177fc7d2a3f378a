import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../../../platform/database/tables.js';
import type { ProviderTransaction } from '../payment-provider.js';

/**
 * What has moved on our account with the test provider: it keeps 1.5 % and 25 cents of each payment, and nothing of a
 * refund. A refund that has failed is two, also when no money had moved: together they are nothing.
 */
export async function listTestTransactions(database: Kysely<Tables>): Promise<ProviderTransaction[]> {
  const { rows } = await sql<{
    transaction_ref: string;
    kind: ProviderTransaction['kind'];
    amount_minor: number;
    fee_minor: number;
    currency: string;
    ref: string;
    created_at: Date;
  }>`
    select 'charge_' || ref as transaction_ref, 'charge' as kind, captured_minor as amount_minor,
      (captured_minor * 150 + 5000) / 10000 + 25 as fee_minor, currency, ref, created_at
    from test_provider_intents where captured_minor > 0
    union all
    select refund.refund_ref || moved.suffix, moved.kind, moved.sign * refund.amount_minor, 0, intent.currency, intent.ref,
      intent.created_at
    from test_provider_refunds as refund
    join test_provider_intents as intent on intent.ref = refund.ref
    join (values ('', 'refund', -1), ('_failure', 'refund_failure', 1)) as moved (suffix, kind, sign)
      on moved.sign < 0 or refund.status = 'failed'`.execute(database);
  return rows.map((row) => ({
    transactionRef: row.transaction_ref,
    kind: row.kind,
    amountMinor: row.amount_minor,
    feeMinor: row.fee_minor,
    currency: row.currency,
    ref: row.ref,
    transferUuid: undefined,
    occurredAt: row.created_at,
  }));
}
