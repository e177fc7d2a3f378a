import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Payout, PayoutTransfer } from '../payouts/payouts.table.js';

/** A transfer whatever its state; undefined when there is none. */
export async function findTransfer(
  database: Kysely<Tables>,
  uuid: string,
): Promise<PayoutTransfer | undefined> {
  return await database
    .selectFrom('payout_transfers')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** The transfer whose way to the bank the provider calls so. */
export async function findTransferOfPayout(
  database: Kysely<Tables>,
  payoutRef: string,
): Promise<PayoutTransfer | undefined> {
  return await database
    .selectFrom('payout_transfers')
    .selectAll()
    .where('payout_ref', '=', payoutRef)
    .executeTakeFirst();
}

/** Those of some UUIDs that are transfers of ours. */
export async function findTransfers(
  database: Kysely<Tables>,
  uuids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const rows = await database
    .selectFrom('payout_transfers')
    .select('uuid')
    .where('uuid', 'in', uuids)
    .execute();
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Transfers by the provider of which the bank has not said what became of them, the oldest first. */
export async function findTransfersUnderWay(
  database: Kysely<Tables>,
  before: Date,
): Promise<PayoutTransfer[]> {
  return await database
    .selectFrom('payout_transfers')
    .selectAll()
    .where('method', '=', 'provider')
    .where('status', 'in', ['sending', 'sent'])
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(100)
    .execute();
}

/** A transfer and its payouts, kept from others until the transaction ends. */
export async function lockTransfer(
  transaction: Kysely<Tables>,
  uuid: string,
): Promise<{ transfer: PayoutTransfer; payouts: Payout[] }> {
  const payouts = await transaction
    .selectFrom('payouts')
    .selectAll()
    .where('transfer_uuid', '=', uuid)
    .orderBy('due_at')
    .orderBy('uuid')
    .forUpdate()
    .execute();
  const transfer = await transaction
    .selectFrom('payout_transfers')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { transfer, payouts };
}

/** Notes what has become of a transfer. */
export async function updateTransfer(
  transaction: Kysely<Tables>,
  uuid: string,
  changes: Partial<Pick<PayoutTransfer, 'status' | 'transfer_ref' | 'payout_ref' | 'failure' | 'settled_at'>>,
): Promise<void> {
  await transaction.updateTable('payout_transfers').set(changes).where('uuid', '=', uuid).execute();
}
