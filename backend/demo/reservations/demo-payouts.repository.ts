import type { Transaction } from 'kysely';
import { postMovement } from '../../src/modules/books/accounts/post-entries.repository.js';
import { insertTransfer } from '../../src/modules/payouts/payouts/payouts-due.repository.js';
import { insertPayout } from '../../src/modules/payouts/payouts/payouts.repository.js';
import type { Tables } from '../../src/tables.js';
import type { DemoTripRows } from './demo-trip-rows.js';

/** What the owner gets of a completed trip: left in a transfer a day after, or still to leave. */
export async function payOut(transaction: Transaction<Tables>, rows: DemoTripRows, now: Date): Promise<void> {
  const { payoutUuid, reservationUuid, ownerUuid, payoutMinor, currency, trip } = rows;
  const { paidOutAt: dueAt, confirmedAt } = rows;
  const [isSent, isPaid] = [dueAt <= now, confirmedAt !== null && confirmedAt <= now];
  const whose = { owner_uuid: ownerUuid, amount_minor: payoutMinor, currency };
  const answer = isPaid
    ? ({ status: 'paid', settled_at: confirmedAt } as const)
    : ({ status: 'sent' } as const);
  const transfer = { ...whose, ...answer, method: 'bank_file', created_at: dueAt } as const;
  const transferUuid = isSent ? await insertTransfer(transaction, transfer) : null;
  await insertPayout(transaction, {
    ...whose,
    uuid: payoutUuid,
    reservation_uuid: reservationUuid,
    status: isPaid ? 'paid' : isSent ? 'sent' : 'scheduled',
    due_at: dueAt,
    paid_at: isPaid ? confirmedAt : null,
    transfer_uuid: transferUuid,
    created_at: trip.returnAt,
  });
}

/** A first try that the owner's bank sent back, before the one that it took. */
export async function returnTransfer(transaction: Transaction<Tables>, rows: DemoTripRows): Promise<void> {
  const { ownerUuid, payoutMinor: amountMinor, currency, trip, paidOutAt: at } = rows;
  const transferUuid = await insertTransfer(transaction, {
    owner_uuid: ownerUuid,
    amount_minor: amountMinor,
    currency,
    method: 'bank_file',
    status: 'failed',
    failure: 'Account closed',
    created_at: trip.returnAt,
    settled_at: at,
  });
  const returned = { transferUuid, ownerUuid, amountMinor, currency, at };
  await postMovement(transaction, { ...returned, kind: 'owner_transfer_returned_to_bank' });
}
