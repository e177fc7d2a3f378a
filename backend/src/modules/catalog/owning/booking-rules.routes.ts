import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requireActive, requirePermission } from '../../people/public.js';
import {
  BookingRulesRequest,
  OwnerBookingRulesRef,
  OwnerBookingRulesSchema,
} from './booking-rules.schemas.js';
import { readOwnerRules, setOwnerRules } from './own-booking-rules.js';

const security = [{ idToken: [] }];
const isOwner = requirePermission('host');

/** What an owner lets count for all their cars: notice, hours, buffers and the longest trip. */
export function bookingRulesRoutes(app: App, deps: Deps): void {
  app.addSchema(OwnerBookingRulesSchema);

  app.get(
    '/my/booking-rules',
    {
      preHandler: isOwner,
      schema: {
        operationId: 'readMyBookingRules',
        description:
          'The notice, the hours, the buffers and the longest trip that count for the caller’s cars without rules of their own, and the marketplace’s, which count where the caller has set nothing.',
        security,
        response: { 200: OwnerBookingRulesRef },
      },
    },
    async (request) => await readOwnerRules(deps, currentUser(request)),
  );

  app.put(
    '/my/booking-rules',
    {
      preHandler: [isOwner, requireActive],
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'setMyBookingRules',
        description:
          'Sets the named rules for all the caller’s cars without rules of their own; null: the marketplace’s. Trips that are booked keep their times and buffers.',
        security,
        body: BookingRulesRequest,
        response: { 200: OwnerBookingRulesRef },
      },
    },
    async (request) => await setOwnerRules(deps, currentUser(request), request.body),
  );
}
