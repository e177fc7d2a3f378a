import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { ResponseTime } from './viewing/response-time.schemas.js';

/** Whether a person has a trip with a car that can still be changed. Booking knows; the root plugs it in. */
export type HasTripOn = (database: Kysely<Tables>, carUuid: string, customerUuid: string) => Promise<boolean>;

/** How soon an owner answers; null where that is not known yet. Messaging knows; the root plugs it in. */
export type ReadResponseTime = (
  deps: { database: Kysely<Tables>; now: () => Date },
  ownerUuid: string,
) => Promise<ResponseTime | null>;

/** How many trips in an owner's cars are over as agreed. Booking knows; the root plugs it in. */
export type CountHostedTrips = (database: Kysely<Tables>, ownerUuid: string) => Promise<number>;

declare module '../../platform/deps.js' {
  interface Deps {
    /** How many days ahead a trip may begin. */
    bookingHorizonDays: number;
    hasTripOn: HasTripOn;
    countHostedTrips: CountHostedTrips;
    readResponseTime: ReadResponseTime;
  }
}
