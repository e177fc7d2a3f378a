import { sql, type Kysely, type SqlBool } from 'kysely';
import { type ListPosition } from '../../../platform/pagination/list-cursor.js';
import { readListRows } from '../../../platform/pagination/list-rows.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { foldBookingCode } from '../../payments/public.js';
import type { ReservationStatus } from '../reservations/reservation-life-cycle.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { waitingFor, waitingForOwner, type WaitingReason } from './waiting-trips.repository.js';

export type When = 'coming' | 'running' | 'past';

export interface ReservationFilter {
  /** Whose list it is; neither for an administrator's, who sees all. */
  customerUuid?: string;
  ownerUuid?: string;
  carUuid?: string;
  status?: ReservationStatus;
  when?: When;
  /** As it was typed; empty does not narrow the list. */
  bookingCode?: string;
  /** Name or e-mail of either side, car, plate, booking code or id. */
  query?: string;
  waiting?: { for: WaitingReason | 'answer'; at: Date };
}

const statusesOf: Record<When, readonly ReservationStatus[]> = {
  coming: ['pending_payment', 'pending_owner', 'confirmed'],
  running: ['in_progress', 'disputed'],
  past: ['completed', 'cancelled', 'declined', 'expired', 'no_show'],
};

/**
 * A page of reservations by their pick-up, what comes soonest first, everything else latest first; one more than `limit`
 * when there are more. What a person began to book and never paid is only for administrators;
 * an owner sees a car that is held until its customer is verified.
 */
export async function findReservations(
  database: Kysely<Tables>,
  filter: ReservationFilter,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<Reservation[]> {
  const { customerUuid, ownerUuid, carUuid, status, when, bookingCode, query, waiting } = filter;
  let select = database.selectFrom('reservations').selectAll();
  if (customerUuid !== undefined) select = select.where('customer_uuid', '=', customerUuid);
  if (ownerUuid !== undefined) {
    select = select
      .where('owner_uuid', '=', ownerUuid)
      .where((where) =>
        where.or([where('status', '!=', 'pending_payment'), where('verification_hold', 'is not', null)]),
      );
  }
  if (customerUuid !== undefined || ownerUuid !== undefined) {
    select = select.where((where) =>
      where.or([where('status', '!=', 'expired'), where('booked_at', 'is not', null)]),
    );
  }
  if (carUuid !== undefined) select = select.where('car_uuid', '=', carUuid);
  if (status !== undefined) select = select.where('status', '=', status);
  if (when !== undefined) select = select.where('status', 'in', statusesOf[when]);
  if (bookingCode) select = select.where('booking_code', '=', foldBookingCode(bookingCode));
  if (waiting !== undefined) select = select.where(whatWaits(waiting.for, waiting.at));
  if (query !== undefined && query !== '') select = select.where(matches(query));
  const directions = [when === 'coming' ? 'asc' : 'desc', 'asc'] as const;
  return await readListRows(database, select, { by: 'pick_up_at', directions, after, limit });
}

const whatWaits = (reason: WaitingReason | 'answer', now: Date) =>
  reason === 'answer' ? waitingForOwner(now).condition : waitingFor(reason, now).condition;

function matches(query: string) {
  if (isUuid(query)) return sql<SqlBool>`reservations.uuid = ${query}`;
  const isPerson = searchCondition(query, sql.ref('users.searchable')) ?? sql`true`;
  const isCar = searchCondition(query, sql`search_text(make, model, plate)`) ?? sql`true`;
  return sql<SqlBool>`(
    exists (
      select from users where users.uuid in (reservations.customer_uuid, reservations.owner_uuid) and ${isPerson}
    ) or booking_code = ${foldBookingCode(query)}
    or exists (select from cars where cars.uuid = reservations.car_uuid and ${isCar})
  )`;
}
