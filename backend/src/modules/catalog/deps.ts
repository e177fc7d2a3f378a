import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** Whether a person has a trip with a car that can still be changed. Booking knows; the root plugs it in. */
export type HasTripOn = (database: Kysely<Tables>, carUuid: string, customerUuid: string) => Promise<boolean>;

declare module '../../platform/deps.js' {
  interface Deps {
    /** How many days ahead a trip may begin. */
    bookingHorizonDays: number;
    hasTripOn: HasTripOn;
  }
}
