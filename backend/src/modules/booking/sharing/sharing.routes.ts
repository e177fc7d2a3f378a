import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { toReservation } from '../viewing/reservation-body.js';
import { ReservationRef } from '../viewing/reservation.schemas.js';
import { readSharedTrip, shareTrip, unshareTrip } from './share-trip.js';
import { SharedTrip } from './shared-trip.schemas.js';

const ofTrip = {
  security: [{ idToken: [] }],
  params: Type.Object({ reservation_uuid: Type.String() }),
  response: { 200: ReservationRef },
};

/** The link by which a customer shows a trip to a co-driver. */
export function sharingRoutes(app: App, deps: Deps): void {
  const url = '/reservations/:reservation_uuid/share';
  const preHandler = requirePermission('rent');
  app.post(
    url,
    {
      preHandler,
      config: { costs: [], refuses: ['MOVE_NOT_ALLOWED', 'RESERVATION_NOT_FOUND', 'ROLE_NOT_ALLOWED'] },
      schema: {
        operationId: 'shareTrip',
        description:
          'Makes the link that shows the times and the place of the caller’s trip, and no money, to everyone who has it.',
        ...ofTrip,
      },
    },
    async (request) => {
      const user = currentUser(request);
      return await toReservation(deps, user, await shareTrip(deps, user, request.params.reservation_uuid));
    },
  );
  app.delete(
    url,
    {
      preHandler,
      config: { costs: [], refuses: ['RESERVATION_NOT_FOUND', 'ROLE_NOT_ALLOWED'] },
      schema: {
        operationId: 'unshareTrip',
        description: 'Takes the link back: it shows nothing from now on.',
        ...ofTrip,
      },
    },
    async (request) => {
      const user = currentUser(request);
      return await toReservation(deps, user, await unshareTrip(deps, user, request.params.reservation_uuid));
    },
  );
  app.get(
    '/shared-trips/:token',
    {
      // The address holds the token, which must not be in a log.
      logLevel: 'warn',
      config: { refuses: ['RESERVATION_NOT_FOUND'] },
      schema: {
        operationId: 'readSharedTrip',
        description:
          'What the link of a trip shows to a co-driver, without signing in: its times, and the address and plate while it is ahead or under way.',
        params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
        response: { 200: SharedTrip },
      },
    },
    async (request) => await readSharedTrip(deps, request.params.token),
  );
}
