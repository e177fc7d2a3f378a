import { formatMoney } from '../../../platform/money/money.js';
import { countriesOf, hideContacts } from '../../contacts/public.js';
import { carName } from './car-messages.js';
import { formatReason, type Message } from './message.js';

/** What the words about a trip need to know of it. */
export interface AnnouncedTrip {
  uuid: string;
  booking_code: string;
  customer_uuid: string;
  owner_uuid: string;
  customer_fname: string;
  owner_fname: string;
  make: string | null;
  model: string | null;
  /** The city that the car is in, as search names it. */
  place_slug: string | null;
  /** Of the city, and the numbers of both in E.164. */
  country_code: string | null;
  customer_phone: string | null;
  owner_phone: string | null;
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
  currency: string;
  total_minor: number;
  deposit_minor: number;
  /** What the owner gets of it. */
  payout_minor: number;
}

type Words = Omit<Message, 'userUuid' | 'link' | 'reservationUuid'> & { link?: string };

/** Why a trip did not come about, for the other side: without contact details, which only agreed trips share. */
export function reasonWithoutContacts(trip: AnnouncedTrip, reason: string | undefined): string {
  const countries = countriesOf(trip.country_code, [trip.customer_phone, trip.owner_phone]);
  return formatReason(reason === undefined ? undefined : hideContacts(reason, { countries }));
}

/** Tells the customer; the link leads to the trip unless the words have another. */
export function toCustomer(trip: AnnouncedTrip, words: Words): Message {
  return {
    userUuid: trip.customer_uuid,
    reservationUuid: trip.uuid,
    link: `/dashboard/customer-reservations/${trip.uuid}`,
    ...words,
  };
}

/** Tells the car's owner. */
export function toOwner(trip: AnnouncedTrip, words: Words): Message {
  return {
    userUuid: trip.owner_uuid,
    reservationUuid: trip.uuid,
    link: `/dashboard/reservations/${trip.uuid}`,
    ...words,
  };
}

/** Tells these administrators. */
export function toAdmins(trip: AnnouncedTrip, adminUuids: readonly string[], words: Words): Message[] {
  return adminUuids.map((userUuid) => ({
    userUuid,
    reservationUuid: trip.uuid,
    link: `/dashboard/reservations/${trip.uuid}`,
    ...words,
  }));
}

/** `Fiat 500`. */
export function carOf(trip: AnnouncedTrip): string {
  return carName(trip);
}

/** `Tue 1 Dec 2026, 10:00 to Fri 4 Dec 2026, 10:00`, as the clocks show it where the car is. */
export function daysOf(
  { time_zone }: AnnouncedTrip,
  { pick_up_at, return_at }: { pick_up_at: Date; return_at: Date },
): string {
  return `${momentIn(time_zone, pick_up_at)} to ${momentIn(time_zone, return_at)}`;
}

/** `Tue 1 Dec 2026, 10:00`, as the clocks show it where the car is. */
export function momentOf({ time_zone }: AnnouncedTrip, at: Date): string {
  return momentIn(time_zone, at);
}

/** `€42.00`, in the trip's currency. */
export function moneyOf({ currency }: AnnouncedTrip, amountMinor: number): string {
  return formatMoney(amountMinor, currency);
}

/** By time zone: making them takes longer than all that a message does with them. */
const formatsOfZones = new Map<string, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

/** The same for who knows the time zone alone. */
export function momentIn(timeZone: string, at: Date): string {
  let formats = formatsOfZones.get(timeZone);
  if (formats === undefined) {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
    formats = {
      day: format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      time: format({ hour: '2-digit', minute: '2-digit' }),
    };
    formatsOfZones.set(timeZone, formats);
  }
  return `${formats.day.format(at).replace(',', '')}, ${formats.time.format(at)}`;
}
