import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type QueryCreator } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { AccountEntry } from './accounts.js';
import type { LinesKind } from './entries-of-lines.js';
import { entriesOfMovement, type MovementKind } from './movements.js';

/** What a posting is about, as far as there is such a thing. */
export interface PostingRefs {
  reservationUuid?: string;
  paymentUuid?: string;
  refundUuid?: string;
  disputeUuid?: string;
  transferUuid?: string;
}

interface EntriesPosting extends PostingRefs {
  uuid?: string;
  kind: LinesKind | MovementKind;
  currency: string;
  entries: readonly AccountEntry[];
  /** Whose the entries of an owner's account are; without it, the reservation's owner. */
  ownerUuid?: string;
  /** Whose the tax is; without it, the trip's country. */
  jurisdiction?: string;
  at: Date;
}

/**
 * Adds a posting to the accounts, in the transaction of what it tells. The database refuses one that does not balance
 * when the transaction ends. Without entries, there is none.
 *
 * @param transaction or a statement that this becomes a part of (`withInsert`): each payment pays for every statement
 */
export async function postEntries(transaction: QueryCreator<Tables>, posting: EntriesPosting): Promise<void> {
  const { uuid = randomUUID(), kind, currency, entries, at, reservationUuid = null } = posting;
  if (entries.length === 0) return;
  const ofTrip = (column: 'owner_uuid' | 'jurisdiction') =>
    sql<string | null>`(
      select ${sql.ref(column)} from reservation_accounts where reservation_uuid = ${reservationUuid}::uuid)`;
  const owner = posting.ownerUuid ?? ofTrip('owner_uuid');
  const jurisdiction = posting.jurisdiction ?? ofTrip('jurisdiction');
  await transaction
    .with('posted', (creator) =>
      creator.insertInto('ledger_postings').values({
        uuid,
        kind,
        entry_count: entries.length,
        posted_at: at,
        reservation_uuid: reservationUuid,
        payment_uuid: posting.paymentUuid ?? null,
        refund_uuid: posting.refundUuid ?? null,
        dispute_uuid: posting.disputeUuid ?? null,
        transfer_uuid: posting.transferUuid ?? null,
      }),
    )
    .insertInto('account_entries')
    .values(
      entries.map(({ account, amount_minor }) => ({
        posting_uuid: uuid,
        account,
        amount_minor,
        currency,
        owner_uuid: account === 'owed_to_owner' ? owner : null,
        jurisdiction: account === 'tax' ? jurisdiction : null,
      })),
    )
    .execute();
}

/** Adds a movement between two accounts: the amount in minor units; of zero, there is none. */
export async function postMovement(
  transaction: Kysely<Tables>,
  {
    amountMinor,
    ...movement
  }: Omit<EntriesPosting, 'entries' | 'kind'> & { kind: MovementKind; amountMinor: number },
): Promise<void> {
  if (amountMinor === 0) return;
  const entries = entriesOfMovement(movement.kind, amountMinor);
  await postEntries(transaction, { ...movement, entries });
}
