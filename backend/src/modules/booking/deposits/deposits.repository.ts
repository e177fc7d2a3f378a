import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { claimWithinMs, renewBeforeMs, setAsideBeforeMs, shortestHoldMs } from './deposit-times.js';

const atOnce = 50;
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A trip whose deposit is to be set aside, and on what card. */
export interface DepositToSetAside {
  uuid: string;
  customer_uuid: string;
  saved_method: string | null;
  /** The payment that holds it by now, to be replaced. */
  held_by: string | null;
}

/** Trips whose pick-up is near and whose deposit was never tried, and those whose bank is about to let go of it. */
export async function findDepositsToSetAside(
  database: Kysely<Tables>,
  now: Date,
): Promise<DepositToSetAside[]> {
  const { rows } = await sql<DepositToSetAside>`
    (select trip.uuid, trip.customer_uuid, null::uuid as held_by, (
        select saved_method from payments as paid
        where paid.reservation_uuid = trip.uuid and paid.purpose = 'booking' and paid.captured_minor > 0
        order by created_at desc limit 1
      ) as saved_method
    from reservations as trip
    where trip.status = 'confirmed' and trip.deposit_minor > 0 and trip.deposit_status is null
      and trip.pick_up_at <= ${after(now, setAsideBeforeMs)} and trip.pick_up_at > ${now}
    order by trip.pick_up_at limit ${atOnce})
    union all
    (select trip.uuid, trip.customer_uuid, held.uuid, held.saved_method
    from reservations as trip join payments as held on held.uuid = trip.deposit_payment_uuid
    where trip.deposit_status = 'held' and trip.deposit_failed_at is null and held.status = 'authorized'
      and (
        held.authorized_until <= ${after(now, renewBeforeMs)}
        or (held.authorized_until is null and held.authorized_at <= ${after(now, renewBeforeMs - shortestHoldMs)})
      )
      and (trip.status in ('confirmed', 'in_progress', 'disputed') or (trip.status = 'completed' and (
        trip.ended_at > ${after(now, -claimWithinMs)}
          or (trip.deposit_claimed_at is not null and trip.deposit_decided_at is null)
      )))
    order by coalesce(held.authorized_until, held.authorized_at) limit ${atOnce})`.execute(database);
  return rows;
}

/** Whether a deposit is, or is still to be, set aside on a card. */
export async function isCardOfDeposit(database: Kysely<Tables>, savedMethod: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments as paid join reservations as trip on trip.uuid = paid.reservation_uuid
    where paid.saved_method = ${savedMethod} and trip.deposit_minor > 0 and (
      trip.deposit_status = 'held'
      or (trip.deposit_status is null and trip.status in ('pending_payment', 'pending_owner', 'confirmed'))
    )
    limit 1`.execute(database);
  return rows.length > 0;
}

/** Trips whose deposit is held and needed no longer: ended early, or over for 48 hours without a claim. */
export async function findDepositsToRelease(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from reservations
    where deposit_status = 'held' and (
      status in ('cancelled', 'declined', 'expired', 'no_show')
      or (status = 'completed' and ended_at <= ${after(now, -claimWithinMs)} and deposit_claimed_at is null)
    )
    order by pick_up_at limit ${atOnce}`.execute(database);
  return rows.map(({ uuid }) => uuid);
}
