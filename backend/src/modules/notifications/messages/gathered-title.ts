import { carOf, type AnnouncedTrip } from './announced-trip.js';

/** The subject of a mail that tells several things about a trip, as the reader sees that trip. */
export function gatheredTitle(count: number, trip: AnnouncedTrip, readerUuid: string): string {
  const car = carOf(trip);
  switch (readerUuid) {
    case trip.customer_uuid:
      return `${count} updates on your trip with the ${car}`;
    case trip.owner_uuid:
      return `${count} updates on ${trip.customer_fname}’s trip with your ${car}`;
    default:
      return `${count} updates on a trip: ${car}`;
  }
}
