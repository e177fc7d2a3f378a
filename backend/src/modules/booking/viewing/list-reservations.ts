import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import type { Deps } from '../../../platform/deps.js';
import { findReservations, type ReservationFilter } from './list-reservations.repository.js';
import { toReservations } from './reservation-body.js';
import type { ReservationsQuery } from './list-reservations.schemas.js';
import type { ReservationBody } from './reservation.schemas.js';
import type { User } from '../../people/public.js';

/** A page of reservations: of the caller as a customer, of the caller's cars, or of everybody for an administrator. */
export async function listReservations(
  deps: Deps,
  user: User,
  as: 'customer' | 'owner' | 'admin',
  { cursor, limit = 24, when, status, car_uuid, booking_code, query, waiting_for }: ReservationsQuery,
): Promise<{ reservations: ReservationBody[]; has_more: boolean; next_cursor: string | null }> {
  const filter: ReservationFilter = {
    ...(as === 'customer' ? { customerUuid: user.uuid } : {}),
    ...(as === 'owner' ? { ownerUuid: user.uuid } : {}),
    ...(when === undefined ? {} : { when }),
    ...(status === undefined ? {} : { status }),
    ...(car_uuid === undefined ? {} : { carUuid: car_uuid }),
    ...(booking_code === undefined ? {} : { bookingCode: booking_code }),
    ...(query === undefined ? {} : { query }),
    ...(waiting_for === undefined ? {} : { waiting: { for: waiting_for, at: deps.now() } }),
  };
  const list = `${as}-reservations-${when === 'coming' ? 'up' : 'down'}`;
  const rows = await findReservations(deps.database, filter, {
    after: decodeListCursor(list, cursor),
    limit,
  });
  const { page, ...more } = pageOf(list, rows, limit, 'pick_up_at');
  return { reservations: await toReservations(deps, user, page), ...more };
}
