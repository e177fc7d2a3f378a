import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';
import type { ProviderTransaction } from '../payment-provider.js';

/**
 * What has moved on our account with the test provider: it keeps 1.5 % and 25 cents of each payment, and nothing of a
 * refund. A refund that has failed is two, also when no money had moved: together they are nothing. So is a
 * transfer that an owner's bank sent back, and a dispute that was won.
 */
export async function listTestTransactions(database: Kysely<Tables>): Promise<ProviderTransaction[]> {
  const { rows } = await sql<{
    transaction_ref: string;
    kind: ProviderTransaction['kind'];
    amount_minor: number;
    fee_minor: number;
    currency: string;
    ref: string | null;
    transfer_uuid: string | null;
    created_at: Date;
  }>`
    select 'charge_' || ref as transaction_ref, 'charge' as kind, captured_minor as amount_minor,
      (captured_minor * 150 + 5000) / 10000 + 25 as fee_minor, currency, ref,
      null::uuid as transfer_uuid, created_at
    from test_provider_intents where captured_minor > 0
    union all
    select refund.refund_ref || moved.suffix, moved.kind, moved.sign * refund.amount_minor, 0, intent.currency, intent.ref,
      null, intent.created_at
    from test_provider_refunds as refund
    join test_provider_intents as intent on intent.ref = refund.ref
    join (values ('', 'refund', -1), ('_failure', 'refund_failure', 1)) as moved (suffix, kind, sign)
      on moved.sign < 0 or refund.status = 'failed'
    union all
    select transfer.transfer_ref || moved.suffix, 'transfer', moved.sign * transfer.amount_minor, 0, transfer.currency,
      null, transfer.transfer_uuid, transfer.created_at
    from test_provider_transfers as transfer
    join (values ('', -1), ('_back', 1)) as moved (suffix, sign) on moved.sign < 0 or transfer.is_taken_back
    union all
    select dispute.dispute_ref || moved.suffix, 'dispute', moved.sign * dispute.amount_minor, 0, intent.currency, intent.ref,
      null, dispute.created_at
    from test_provider_disputes as dispute
    join test_provider_intents as intent on intent.ref = dispute.ref
    join (values ('', -1), ('_won', 1)) as moved (suffix, sign) on moved.sign < 0 or dispute.status = 'won'
    order by created_at, transaction_ref`.execute(database);
  return rows.map((row) => ({
    transactionRef: row.transaction_ref,
    kind: row.kind,
    amountMinor: row.amount_minor,
    feeMinor: row.fee_minor,
    currency: row.currency,
    ref: row.ref ?? undefined,
    transferUuid: row.transfer_uuid ?? undefined,
    occurredAt: row.created_at,
  }));
}
