import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { Payout } from './payouts.table.js';

/** Publishes that an owner was paid for some trips, less what was kept. */
export async function announcePayout(
  transaction: Kysely<Tables>,
  payouts: readonly Payout[],
  amountMinor: number,
  now: Date,
): Promise<void> {
  const first = payouts.find(({ amount_minor }) => amount_minor > 0);
  if (first === undefined) return;
  const tripCount = payouts.filter(({ kind }) => kind === 'trip').length;
  const keptMinor = -payouts.reduce((sum, { amount_minor }) => sum + Math.min(0, amount_minor), 0);
  const event = { kind: 'payout_paid', amountMinor, tripCount, keptMinor } as const;
  await publishEvent(transaction, { ...event, reservationUuid: first.reservation_uuid }, now);
}
