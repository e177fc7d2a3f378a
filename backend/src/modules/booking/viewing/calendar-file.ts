import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Deps } from '../../../platform/deps.js';
import { brandName } from '../../../platform/mail/brand.js';
import type { ReservationStatus } from '../reservations/reservation-life-cycle.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { toReservations } from './reservation-body.js';
import type { ReservationBody } from './reservation.schemas.js';
import { findCar } from '../../catalog/public.js';
import type { User } from '../../people/public.js';

const { CANCELLED, CONFIRMED, TENTATIVE } = ICalEventStatus;
const statuses: Record<ReservationStatus, ICalEventStatus> = {
  pending_payment: TENTATIVE,
  pending_owner: TENTATIVE,
  confirmed: CONFIRMED,
  in_progress: CONFIRMED,
  disputed: CONFIRMED,
  completed: CONFIRMED,
  declined: CANCELLED,
  expired: CANCELLED,
  cancelled: CANCELLED,
  no_show: CANCELLED,
};

/** In seconds, before any car: SEQUENCE has 31 bits and no sign. Cars of another system may be older. */
const sequenceStart = Date.parse('2020-01-01T00:00:00Z') / 1000;

/**
 * A trip for the person's own calendar (RFC 5545), with as much of it as they may see. A later file has the same UID and
 * a higher SEQUENCE once the trip or its car has changed: it replaces the entry.
 */
export async function calendarFile(
  deps: Deps,
  user: User,
  reservation: Reservation,
): Promise<{ name: string; text: string }> {
  const [trip] = await toReservations(deps, user, [reservation]);
  const car = await findCar(deps.database, reservation.car_uuid);
  if (trip === undefined || car === undefined) throw new Error('A reservation has no car');
  const { booking_code: code, reservation_uuid: uuid, viewer } = trip;
  const list = viewer === 'customer' ? 'customer-reservations' : 'reservations';
  const page = `${deps.appUrl}/#/dashboard/${list}/${uuid}`;
  const calendar = new ICalCalendar({
    prodId: { company: brandName, product: 'Trips', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uuid,
    // Both only grow. The owner may move the car, which moves no trip.
    sequence: reservation.version + Math.max(0, Math.floor(car.updated_at.getTime() / 1000) - sequenceStart),
    status: statuses[trip.status],
    stamp: deps.now(),
    start: reservation.pick_up_at,
    end: reservation.return_at,
    summary: summaryOf(trip),
    location: locationOf(trip),
    description: `Booking code: ${code}\n${page}`,
    url: page,
  });
  return { name: `trip-${code}.ics`, text: calendar.toString() };
}

function summaryOf({ viewer, car, customer }: ReservationBody): string {
  const name = `${car.make} ${car.model}`;
  return viewer === 'customer' ? `Trip: ${name}` : `Your ${name}: ${customer.fname}`;
}

const locationOf = ({ address, car }: ReservationBody) =>
  address === null ? car.place.name : `${address.street}, ${address.zip_code} ${address.city}`;
