import { Type } from 'typebox';
import { ChangeSchema } from './changes/change.schemas.js';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import { networkOf } from '../../platform/http/network-of.js';
import { Problem } from '../../platform/http/problem.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { IdempotencyHeaders } from '../../platform/idempotency/idempotency.schemas.js';
import { findVisibleReservation } from './reservations/find-visible-reservation.js';
import { listReservations } from './viewing/list-reservations.js';
import { toReservation } from './viewing/reservation-body.js';
import {
  AdminReservationsQuery,
  MyReservationsQuery,
  OwnerReservationsQuery,
  ReservationPage,
} from './viewing/list-reservations.schemas.js';
import {
  ReservationRef,
  ReservationSchema,
  ReserveRequest,
  ReservedCarSchema,
} from './viewing/reservation.schemas.js';
import { reserveCar } from './holds/reserve-car.js';
import { noteWantedTrip } from './wanted-trips/wanted-trips.repository.js';
import { PaymentSchema, RefundSchema } from '../payments/public.js';
import { currentUser, requireActive, requirePermission, requireUser } from '../people/public.js';

/** What the person settles, and then still wants the trip. */
const keepsTrip: ReadonlySet<string> = new Set([
  'VERIFICATION_REQUIRED',
  'EMAIL_NOT_CONFIRMED',
  'UNVERIFIED_HOLDS_LIMIT',
]);

const security = [{ idToken: [] }];

/** Reservations: made, read one by one and listed for each side. */
export function reservationRoutes(app: App, deps: Deps): void {
  for (const schema of [ChangeSchema, PaymentSchema, RefundSchema, ReservedCarSchema, ReservationSchema]) {
    app.addSchema(schema);
  }

  app.post(
    '/reservations',
    {
      preHandler: [requirePermission('rent'), requireActive],
      config: {
        costs: ['notifications'],
        refuses: [
          'CAR_NOT_FOUND',
          'PERIOD_NOT_ALLOWED',
          'NOTICE_TOO_SHORT',
          'OUTSIDE_HOURS',
          'TRIP_TOO_LONG',
          'CAR_UNAVAILABLE',
          'QUOTE_NOT_FOUND',
          'QUOTE_EXPIRED',
          'OWN_CAR',
          'VERIFICATION_REQUIRED',
          'DRIVER_TOO_YOUNG',
          'LICENCE_EXPIRES_TOO_SOON',
          'PHONE_UNREADABLE',
          'LATE_FEE_OVERDUE',
          'TRIP_UNPAID',
          'HOLD_LIMIT_REACHED',
          'HELD_RECENTLY',
          'EMAIL_NOT_CONFIRMED',
          'ONE_HOLD_UNTIL_VERIFIED',
          'UNVERIFIED_HOLDS_LIMIT',
        ],
      },
      schema: {
        operationId: 'reserveCar',
        description:
          'Holds the quoted car for 15 minutes while the customer pays; for one who is not verified yet, for half an hour, and once their documents are sent for as long as a decision usually takes: one car at a time, few for one phone number and network, and once their e-mail is confirmed. The same quote gets the same hold. Refused for rejected documents, their own cars, and more than three unpaid holds.',
        security,
        headers: IdempotencyHeaders,
        body: ReserveRequest,
        response: { 201: ReservationRef },
      },
    },
    async (request, reply) => {
      const user = currentUser(request);
      const { quote_uuid } = request.body;
      const { body } = await withIdempotency(deps, request, request.body, async (transaction) => {
        const reservation = await reserveCar(transaction, deps, user, {
          quoteUuid: quote_uuid,
          network: networkOf(request.ip),
        });
        return { status: 201, body: await toReservation(deps, user, reservation, transaction) };
      }).catch(async (error: unknown) => {
        // The transaction is gone with the refusal; what the person wanted is led back to once they are verified.
        if (error instanceof Problem && keepsTrip.has(error.code)) {
          await noteWantedTrip(deps.database, user.uuid, quote_uuid, deps.now());
        }
        throw error;
      });
      return await reply.code(201).send(body);
    },
  );

  app.get(
    '/reservations/:reservation_uuid',
    {
      preHandler: requireUser,
      config: { refuses: ['RESERVATION_NOT_FOUND'] },
      schema: {
        operationId: 'readReservation',
        description:
          'A reservation as the caller’s side may see it: the customer’s, the car owner’s or an administrator’s. Contact details are included once it is confirmed.',
        security,
        params: Type.Object({ reservation_uuid: Type.String() }),
        response: { 200: ReservationRef },
      },
    },
    async (request) => {
      const user = currentUser(request);
      const reservation = await findVisibleReservation(deps, user, request.params.reservation_uuid);
      return await toReservation(deps, user, reservation);
    },
  );

  app.get(
    '/my/reservations',
    {
      preHandler: requirePermission('rent'),
      schema: {
        operationId: 'listMyReservations',
        description:
          'The caller’s reservations as a customer, by pick-up, in pages: upcoming ones from the next, others from the latest.',
        security,
        querystring: MyReservationsQuery,
        response: { 200: ReservationPage },
      },
    },
    async (request) => await listReservations(deps, currentUser(request), 'customer', request.query),
  );

  app.get(
    '/owner/reservations',
    {
      preHandler: requirePermission('host'),
      schema: {
        operationId: 'listOwnerReservations',
        description:
          'Reservations of the caller’s cars, by pick-up, in pages, filtered by time, status, car or what waits for the owner.',
        security,
        querystring: OwnerReservationsQuery,
        response: { 200: ReservationPage },
      },
    },
    async (request) => await listReservations(deps, currentUser(request), 'owner', request.query),
  );

  app.get(
    '/admin/reservations',
    {
      preHandler: requirePermission('administer'),
      schema: {
        operationId: 'listAllReservations',
        description: 'All reservations for administrators, by pick-up, in pages, with search and filters.',
        security,
        querystring: AdminReservationsQuery,
        response: { 200: ReservationPage },
      },
    },
    async (request) => await listReservations(deps, currentUser(request), 'admin', request.query),
  );
}
