import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { toReservation } from '../viewing/reservation-body.js';
import { ReservationRef } from '../viewing/reservation.schemas.js';
import { rateDriver } from './rate-driver.js';
import { writeReview } from './write-review.js';
import { currentUser, requireActive, requirePermission } from '../../people/public.js';

const Stars = Type.Integer({ title: 'Stars', minimum: 1, maximum: 5 });

const ReviewRequest = Type.Object(
  {
    stars: Stars,
    text: Type.Optional(
      Type.String({
        title: 'Review',
        maxLength: 2_000,
        pattern: '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f]*$',
      }),
    ),
  },
  { additionalProperties: false },
);

/** What customers think of the cars that they had, and owners of who drove them. */
export function reviewRoutes(app: App, deps: Deps): void {
  app.post(
    '/reservations/:reservation_uuid/review',
    {
      preHandler: [requirePermission('rent'), requireActive],
      config: {
        costs: ['notifications'],
        refuses: ['MOVE_NOT_ALLOWED', 'RESERVATION_NOT_FOUND', 'ALREADY_REVIEWED', 'VALUE_NOT_ALLOWED'],
      },
      schema: {
        operationId: 'reviewTrip',
        description: 'The customer reviews a completed trip, once. The review is public on the car’s page.',
        security: [{ idToken: [] }],
        params: Type.Object({ reservation_uuid: Type.String() }),
        body: ReviewRequest,
        response: {
          200: ReservationRef,
        },
      },
    },
    async (request) => {
      const user = currentUser(request);
      const trip = await writeReview(deps, user, request.params.reservation_uuid, request.body);
      return await toReservation(deps, user, trip);
    },
  );

  app.post(
    '/reservations/:reservation_uuid/driver-rating',
    {
      preHandler: [requirePermission('host'), requireActive],
      config: {
        costs: [],
        refuses: ['MOVE_NOT_ALLOWED', 'RESERVATION_NOT_FOUND', 'ALREADY_REVIEWED', 'ROLE_NOT_ALLOWED'],
      },
      schema: {
        operationId: 'rateDriver',
        description:
          'The owner rates the driver of a completed trip, once. Owners read the average of a driver before they answer.',
        security: [{ idToken: [] }],
        params: Type.Object({ reservation_uuid: Type.String() }),
        body: Type.Object({ stars: Stars }, { additionalProperties: false }),
        response: { 200: ReservationRef },
      },
    },
    async (request) => {
      const user = currentUser(request);
      const trip = await rateDriver(deps, user, request.params.reservation_uuid, request.body.stars);
      return await toReservation(deps, user, trip);
    },
  );
}
