import { Type, type Static } from 'typebox';
import { ReservationSchema } from '../viewing/reservation.schemas.js';

/** What a co-driver sees of a trip: when and where. Who pays and what is not in it. */
export const SharedTrip = Type.Object(
  {
    status: ReservationSchema.properties.status,
    car: ReservationSchema.properties.car,
    ...Type.Pick(ReservationSchema, [
      ...(['pick_up', 'return', 'pick_up_at', 'return_at', 'time_zone', 'address'] as const),
    ]).properties,
  },
  { additionalProperties: false },
);
export type SharedTripBody = Static<typeof SharedTrip>;
