import { recordTransfer } from '../../src/modules/payouts/transfers/record-transfer.js';
import type { Marketplace } from '../a-marketplace.js';
import { confirmBankFile } from '../confirm-bank-file.js';

/** Owners' banks take what waits in the file for the bank, or send back the latest line of it, also one they had taken. */
export async function answerBankFile(market: Marketplace, isTaken: boolean): Promise<void> {
  const { database, deps } = market;
  if (isTaken) {
    await confirmBankFile(market);
    // The owner has corrected what was wrong before.
    await database.updateTable('bank_accounts').set({ problem: null }).execute();
    return;
  }
  const latest = await database
    .selectFrom('payout_transfers')
    .select('uuid')
    .where('method', '=', 'bank_file')
    .where('status', 'in', ['sent', 'paid'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest) await recordTransfer(deps, latest.uuid, { status: 'failed', failure: 'Account closed' });
}
