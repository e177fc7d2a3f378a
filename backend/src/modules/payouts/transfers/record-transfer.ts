import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { postMovement } from '../../books/public.js';
import type { Payout, PayoutTransfer } from '../payouts/payouts.table.js';
import type { ProviderTransfer } from '../../payments/public.js';
import { markAccountProblem } from '../payout-accounts/mark-account-problem.js';
import { announcePayout } from '../payouts/announce-payout.js';
import { changePayout } from '../payouts/change-payout.js';
import { returnPayout } from '../payouts/return-payout.js';
import { isBankLineHeld } from './bank-files.repository.js';
import { lockTransfer, updateTransfer } from './transfers-under-way.repository.js';

/**
 * Writes down what has become of a transfer, once however often that is said. A bank may send back what it had taken:
 * also what is paid can fail. Of a line in the file for the bank an administrator says it, of all others the provider.
 */
export async function recordTransfer(
  { database, bankDetails, now }: Pick<Deps, 'database' | 'bankDetails' | 'now'>,
  transferUuid: string,
  said: Pick<ProviderTransfer, 'status'> & Partial<ProviderTransfer>,
  actorUuid: string | null = null,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { transfer, payouts } = await lockTransfer(transaction, transferUuid);
    if (transfer.status === said.status || transfer.status === 'failed') return;
    // Messages may come late: what is paid is not on its way again.
    if (transfer.status === 'paid' && said.status === 'sent') return;
    const at = now();
    const wasHeld = await isBankLineHeld(transaction, transferUuid);
    await updateTransfer(transaction, transferUuid, {
      status: said.status,
      ...(said.transferRef === undefined ? {} : { transfer_ref: said.transferRef }),
      ...(said.payoutRef === undefined ? {} : { payout_ref: said.payoutRef }),
      failure: said.failure ?? null,
      settled_at: said.status === 'sent' ? null : at,
    });
    await recordAudit(transaction, {
      actorUuid,
      subject: { type: 'user', uuid: transfer.owner_uuid },
      action: `transfer.${said.status}`,
      after: { transfer_uuid: transferUuid, amount_minor: transfer.amount_minor },
      ...(said.failure === undefined ? {} : { reason: said.failure }),
      at,
    });
    if (said.status === 'paid') await payAll(transaction, transfer, payouts, at);
    if (said.status !== 'failed') return;
    await returnAll(transaction, transfer, payouts, said.failure, at);
    // We stopped it ourselves: the owner's account is not to blame.
    if (!wasHeld) await markAccountProblem(transaction, bankDetails, transfer, said.failure, at);
  });
}

async function payAll(
  transaction: Kysely<Tables>,
  transfer: PayoutTransfer,
  payouts: readonly Payout[],
  at: Date,
): Promise<void> {
  for (const payout of payouts) {
    await changePayout(transaction, payout, { status: 'paid', paid_at: at }, at);
  }
  await announcePayout(transaction, payouts, transfer.amount_minor, at);
}

async function returnAll(
  transaction: Kysely<Tables>,
  { uuid: transferUuid, owner_uuid, amount_minor: amountMinor, currency, method }: PayoutTransfer,
  payouts: readonly Payout[],
  failure = 'unknown',
  at: Date,
): Promise<void> {
  await postMovement(transaction, {
    kind: method === 'provider' ? 'owner_transfer_returned' : 'owner_transfer_returned_to_bank',
    transferUuid,
    ownerUuid: owner_uuid,
    amountMinor,
    currency,
    at,
  });
  for (const payout of payouts) await returnPayout(transaction, payout, at);
  const [first] = payouts;
  if (first === undefined) return;
  const event = { kind: 'payout_failed', reservationUuid: first.reservation_uuid } as const;
  await publishEvent(transaction, { ...event, amountMinor, reason: failure }, at);
}
