import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import type { Payout } from './payouts.table.js';
import { sendTransferJob } from '../payout-jobs.js';
import { releaseHeldAccounts } from '../payout-accounts/payout-accounts.repository.js';
import { findPaidTo } from '../payout-accounts/where-paid.js';
import { changePayout } from './change-payout.js';
import { findOwnersDue, insertTransfer, lockDuePayouts, type OwnerDue } from './payouts-due.repository.js';

/**
 * Pays owners what is due to them in one transfer each, less what they owe for refunds that came after earlier payouts.
 * Who owes more than is due gets nothing yet: it is set off when more is due. Several processes may do it at once.
 */
export async function payOut({ database, now }: Deps): Promise<void> {
  await releaseHeldAccounts(database, now());
  await eachOf(await findOwnersDue(database, now()), (owner) => payOutTo({ database, now }, owner));
}

/** Pays one owner what is due in one currency, unless they owe more. */
export async function payOutTo(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { owner_uuid, currency }: OwnerDue,
): Promise<void> {
  const owner = { owner_uuid, currency };
  await database.transaction().execute(async (transaction) => {
    const payouts = await lockDuePayouts(transaction, owner, now());
    if (payouts.length > 0) await transfer(transaction, owner, payouts, now());
  });
}

async function transfer(
  transaction: Kysely<Tables>,
  owner: OwnerDue,
  payouts: readonly Payout[],
  now: Date,
): Promise<void> {
  const amountMinor = payouts.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  // Something was given back since we looked.
  if (amountMinor < 0) return;
  if (amountMinor === 0) {
    const setOff = { status: 'paid', paid_at: now, transfer_uuid: null } as const;
    for (const payout of payouts) await changePayout(transaction, payout, setOff, now);
    return;
  }
  const paidTo = await findPaidTo(transaction, owner.owner_uuid);
  // It has changed since we looked.
  if (paidTo === undefined || paidTo.account.held_until !== null) return;
  const transferUuid = await insertTransfer(transaction, {
    ...owner,
    amount_minor: amountMinor,
    created_at: now,
    ...(paidTo.method === 'bank_file'
      ? {
          method: 'bank_file',
          status: 'sent',
          holder: paidTo.account.holder,
          iban_sealed: paidTo.account.iban_sealed,
        }
      : { method: 'provider', status: 'sending', account_ref: paidTo.account.ref }),
  });
  // Paid is what the owner's bank has taken; of a line in the file for the bank, administrators say so.
  const sent = { status: 'sent', transfer_uuid: transferUuid } as const;
  for (const payout of payouts) await changePayout(transaction, payout, sent, now);
  if (paidTo.method === 'bank_file') return;
  await enqueue(transaction, sendTransferJob, [{ data: { transferUuid }, at: now }]);
}
