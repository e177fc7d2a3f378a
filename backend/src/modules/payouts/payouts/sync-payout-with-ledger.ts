import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { readBalance } from '../../books/public.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { Payout } from './payouts.table.js';
import type { Earning } from '../../payments/public.js';
import { changePayout, schedulePayout } from './change-payout.js';
import { lockPayoutsOfTrip } from './payouts.repository.js';

/** Time for a customer to object before the money has left us. */
const payoutWaitsMs = 48 * 3_600_000;

const correctionReason = 'The owner’s part has changed after it was paid out.';

/**
 * Brings the payouts of a trip that is over into step with the books: together they are the owner's part of what is paid.
 * What changes after a trip was paid out becomes a correction, settled with the owner's next transfer. Lock the
 * reservation first; asked again, it changes nothing.
 */
export async function syncPayoutWithLedger(
  transaction: Kysely<Tables>,
  { uuid: reservationUuid, owner_uuid, currency, isOver }: Earning,
  now: Date,
): Promise<void> {
  if (!isOver) return;
  const { payout_minor: earnedMinor } = await readBalance(transaction, reservationUuid);
  const payouts = await lockPayoutsOfTrip(transaction, reservationUuid);
  const paidMinor = payouts
    .filter(({ status }) => status === 'paid' || status === 'sent')
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const leftMinor = earnedMinor - paidMinor;
  const open = openOf(payouts);

  if (open === undefined) {
    if (leftMinor === 0) return;
    const kind = payouts.length === 0 ? ('trip' as const) : ('correction' as const);
    const payout = {
      reservation_uuid: reservationUuid,
      owner_uuid,
      currency,
      kind,
      amount_minor: leftMinor,
      status: 'scheduled',
      due_at: kind === 'trip' ? new Date(now.getTime() + payoutWaitsMs) : now,
      paid_at: null,
      created_at: now,
    } as const;
    await schedulePayout(transaction, payout, kind === 'correction' ? correctionReason : undefined);
    if (kind === 'correction') await tell(leftMinor);
    return;
  }
  const isNothing = leftMinor === 0;
  if (open.amount_minor === leftMinor && isNothing === (open.status === 'cancelled')) return;
  const changes = { amount_minor: leftMinor, status: isNothing ? 'cancelled' : 'scheduled' } as const;
  await changePayout(transaction, open, changes, now);
  if (open.kind === 'correction') await tell(leftMinor - open.amount_minor);

  async function tell(amountMinor: number): Promise<void> {
    await publishEvent(transaction, { kind: 'payout_corrected', reservationUuid, amountMinor }, now);
  }
}

/** The payout that can still be changed: what waits to be paid, or a trip's own that came to nothing. */
function openOf(payouts: readonly Payout[]): Payout | undefined {
  return (
    payouts.find(({ status }) => status === 'scheduled') ??
    payouts.find(({ kind, status }) => kind === 'trip' && status === 'cancelled')
  );
}
