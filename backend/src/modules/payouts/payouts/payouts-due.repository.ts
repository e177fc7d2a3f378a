import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { postMovement } from '../../books/public.js';
import type { Payout, PayoutTransfersTable } from './payouts.table.js';

/** Trips that ended since a moment and whose payouts are not what the books say. */
export async function findTripsToAlign(database: Kysely<Tables>, since: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select trip.reservation_uuid as uuid
    from paid_trips as trip
    where trip.status in ('completed', 'cancelled', 'no_show') and trip.updated_at >= ${since}
      and coalesce((select sum(payout_minor) from ledger_entries where reservation_uuid = trip.reservation_uuid), 0) <>
        coalesce((select sum(amount_minor) from payouts where reservation_uuid = trip.reservation_uuid), 0)
    order by trip.updated_at limit 100`.execute(database);
  return rows.map(({ uuid }) => uuid);
}

/** A person with payouts that are due, in one currency. */
export interface OwnerDue {
  owner_uuid: string;
  currency: string;
}

/** Owners to whom payouts are due that wait for nothing else and come to no less than what they owe. */
export async function findOwnersDue(database: Kysely<Tables>, now: Date): Promise<OwnerDue[]> {
  const { rows } = await sql<OwnerDue>`
    select owner_uuid, currency from payouts
    where status = 'scheduled' and due_at <= ${now}
      and not exists (select from payout_holds where payout_uuid = payouts.uuid)
    group by owner_uuid, currency
    having sum(amount_minor) >= 0
    order by min(due_at) limit 100`.execute(database);
  return rows;
}

/** The payouts that are due to an owner, those of the longest wait first, kept from others until the transaction ends. */
export async function lockDuePayouts(
  transaction: Kysely<Tables>,
  { owner_uuid, currency }: OwnerDue,
  now: Date,
): Promise<Payout[]> {
  return await transaction
    .selectFrom('payouts')
    .selectAll()
    .where('owner_uuid', '=', owner_uuid)
    .where('currency', '=', currency)
    .where('status', '=', 'scheduled')
    .where('due_at', '<=', now)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('payout_holds').whereRef('payout_uuid', '=', 'payouts.uuid').select('reason'),
        ),
      ),
    )
    .orderBy('due_at')
    .orderBy('uuid')
    .forUpdate()
    .execute();
}

/** Writes down that money leaves for an owner, in the accounts too. */
export async function insertTransfer(
  transaction: Kysely<Tables>,
  transfer: Insertable<PayoutTransfersTable>,
): Promise<string> {
  const { uuid } = await transaction
    .insertInto('payout_transfers')
    .values(transfer)
    .returning('uuid')
    .executeTakeFirstOrThrow();
  await postMovement(transaction, {
    kind: transfer.method === 'provider' ? 'owner_transfer_by_provider' : 'owner_transfer',
    transferUuid: uuid,
    ownerUuid: transfer.owner_uuid,
    amountMinor: transfer.amount_minor,
    currency: transfer.currency,
    at: transfer.created_at,
  });
  return uuid;
}
