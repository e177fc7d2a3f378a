import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CashMovement } from './provider-cash.js';

/** Keeps what a provider says has moved; answers the references of those that are news. */
export async function insertTransactions(
  transaction: Kysely<Tables>,
  provider: string,
  page: readonly CashMovement[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (page.length === 0) return new Set();
  const rows = page.map((one) => ({
    ref: one.transactionRef,
    kind: one.kind,
    amount_minor: one.amountMinor,
    fee_minor: one.feeMinor,
    currency: one.currency,
    payment_uuid: one.paymentUuid ?? null,
    transfer_uuid: one.transferUuid ?? null,
    occurred_at: one.occurredAt.toISOString(),
  }));
  const { rows: inserted } = await sql<{ ref: string }>`
    insert into provider_transactions (provider, ref, kind, amount_minor, fee_minor, currency, payment_uuid,
      transfer_uuid, occurred_at, recorded_at)
    select ${provider}, said.ref, said.kind, said.amount_minor, said.fee_minor, said.currency,
      said.payment_uuid, said.transfer_uuid, said.occurred_at, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (ref text, kind text, amount_minor bigint,
      fee_minor bigint, currency text, payment_uuid uuid, transfer_uuid uuid, occurred_at timestamptz)
    on conflict do nothing
    returning ref`.execute(transaction);
  return new Set(inserted.map(({ ref }) => ref));
}

/** When the cash account was last compared with a provider, or with any; undefined before the first time. */
export async function findLastReconciliation(
  database: Kysely<Tables>,
  provider?: string,
): Promise<Date | undefined> {
  let select = database
    .selectFrom('cash_reconciliations')
    .select('ran_at')
    .orderBy('ran_at', 'desc')
    .limit(1);
  if (provider !== undefined) select = select.where('provider', '=', provider);
  return (await select.executeTakeFirst())?.ran_at;
}
