import { recordTransfer } from '../src/modules/payouts/transfers/record-transfer.js';
import type { TestApp } from './test-app.js';

/** Owners' banks take every line of the bank's file that waits for it. */
export async function confirmBankFile({ database, deps }: Pick<TestApp, 'database' | 'deps'>): Promise<void> {
  const transfers = await database
    .selectFrom('payout_transfers')
    .select('uuid')
    .where('method', '=', 'bank_file')
    .where('status', '=', 'sent')
    .orderBy('created_at')
    .execute();
  for (const { uuid } of transfers) await recordTransfer(deps, uuid, { status: 'paid' });
}
