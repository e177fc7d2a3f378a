import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { Payout } from '../payments/payments.table.js';
import { changePayout } from './change-payout.js';
import { findOwnersDue, insertTransfer, lockDuePayouts, type OwnerDue } from './payouts-due.repository.js';

/**
 * Pays owners what is due to them in one transfer each, less what they owe for refunds that came after earlier payouts.
 * Who owes more than is due gets nothing yet: it is set off when more is due. Several processes may do it at once.
 */
export async function payOut({ database, now }: Deps): Promise<void> {
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
  const transferUuid =
    amountMinor === 0
      ? null
      : await insertTransfer(transaction, { ...owner, amount_minor: amountMinor, created_at: now });
  const paid = { status: 'paid', paid_at: now, transfer_uuid: transferUuid } as const;
  for (const payout of payouts) await changePayout(transaction, payout, paid, now);
  const first = payouts.find(({ amount_minor }) => amount_minor > 0);
  if (first === undefined || transferUuid === null) return;
  const tripCount = payouts.filter(({ kind }) => kind === 'trip').length;
  const keptMinor = -payouts.reduce((sum, { amount_minor }) => sum + Math.min(0, amount_minor), 0);
  const event = { kind: 'payout_paid', amountMinor, tripCount, keptMinor } as const;
  await publishEvent(transaction, { ...event, reservationUuid: first.reservation_uuid }, now);
}
