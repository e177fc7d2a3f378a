import { Type } from 'typebox';
import type { Deps } from '../deps.js';
import type { App } from '../http/app-types.js';
import { refusals } from '../http/problem.schemas.js';
import { Text } from '../http/text.schemas.js';
import { toReservation } from '../reservations/reservation-body.js';
import { ReservationRef } from '../reservations/reservation.schemas.js';
import { currentUser, requireActive, requireRole, requireUser } from '../users/require-user.js';
import { approveChange, declineChange, withdrawChange } from './answer-change.js';
import { toChangeBody } from './change-body.js';
import {
  ChangeQuoteRef,
  ChangeQuoteRequest,
  ChangeQuoteSchema,
  ChangeRequest,
  ChangeSchemaRef,
} from './change.schemas.js';
import { findVisibleChange } from './find-visible-change.js';
import { quoteChange } from './quote-change.js';
import { requestChange } from './request-change.js';

const security = [{ idToken: [] }];
const ReservationParams = Type.Object({ reservation_uuid: Type.String() });
const ChangeParams = Type.Object({ change_uuid: Type.String() });
const changeRefusals = refusals([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);
const asCustomer = [requireRole('customer', 'car_owner'), requireActive];
const asOwner = [requireRole('car_owner', 'admin'), requireActive];
const reservationResponse = { 200: ReservationRef, ...changeRefusals };

/** Changes of a trip: priced, asked for, answered and taken back. */
export function changeRoutes(app: App, deps: Deps): void {
  app.addSchema(ChangeQuoteSchema);

  app.post(
    '/reservations/:reservation_uuid/change-quotes',
    {
      preHandler: asCustomer,
      schema: {
        operationId: 'quoteChange',
        security,
        params: ReservationParams,
        body: ChangeQuoteRequest,
        response: { 200: ChangeQuoteRef, ...changeRefusals },
      },
    },
    async (request) =>
      await quoteChange(deps, currentUser(request), request.params.reservation_uuid, request.body),
  );

  app.post(
    '/reservations/:reservation_uuid/changes',
    {
      preHandler: asCustomer,
      schema: {
        operationId: 'requestChange',
        security,
        params: ReservationParams,
        body: ChangeRequest,
        response: reservationResponse,
      },
    },
    async (request) => {
      const user = currentUser(request);
      const { reservation_uuid } = request.params;
      return await toReservation(deps, user, await requestChange(deps, user, reservation_uuid, request.body));
    },
  );

  app.get(
    '/changes/:change_uuid',
    {
      preHandler: requireUser,
      schema: {
        operationId: 'readChange',
        security,
        params: ChangeParams,
        response: {
          200: Type.Object(
            { change: ChangeSchemaRef, reservation: ReservationRef },
            { additionalProperties: false },
          ),
          ...changeRefusals,
        },
      },
    },
    async (request) => {
      const user = currentUser(request);
      const { change, reservation } = await findVisibleChange(deps, user, request.params.change_uuid);
      return {
        change: toChangeBody(change, reservation),
        reservation: await toReservation(deps, user, reservation),
      };
    },
  );

  app.post(
    '/changes/:change_uuid/approve',
    {
      preHandler: asOwner,
      schema: { operationId: 'approveChange', security, params: ChangeParams, response: reservationResponse },
    },
    async (request) => {
      const user = currentUser(request);
      return await toReservation(deps, user, await approveChange(deps, user, request.params.change_uuid));
    },
  );

  app.post(
    '/changes/:change_uuid/decline',
    {
      preHandler: asOwner,
      schema: {
        operationId: 'declineChange',
        security,
        params: ChangeParams,
        body: Type.Object({ reason: Text('Reason', 1000) }, { additionalProperties: false }),
        response: reservationResponse,
      },
    },
    async (request) => {
      const user = currentUser(request);
      const { params, body } = request;
      return await toReservation(
        deps,
        user,
        await declineChange(deps, user, params.change_uuid, body.reason),
      );
    },
  );

  app.post(
    '/changes/:change_uuid/withdraw',
    {
      preHandler: asCustomer,
      schema: {
        operationId: 'withdrawChange',
        security,
        params: ChangeParams,
        response: reservationResponse,
      },
    },
    async (request) => {
      const user = currentUser(request);
      return await toReservation(deps, user, await withdrawChange(deps, user, request.params.change_uuid));
    },
  );
}
