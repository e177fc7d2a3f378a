import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import { Text } from '../../platform/http/text.schemas.js';
import { IdempotencyHeaders } from '../../platform/idempotency/idempotency.schemas.js';
import { toReservation } from './viewing/reservation-body.js';
import { ReservationRef, type ReservationBody } from './viewing/reservation.schemas.js';
import { answerStep, answerWithReservation } from './viewing/step-answer.js';
import { approveChange, declineChange, withdrawChange } from './changes/answer-change.js';
import { toChangeBody } from './changes/change-body.js';
import {
  ChangeQuoteRef,
  ChangeQuoteRequest,
  ChangeQuoteSchema,
  ChangeRequest,
  ChangeSchemaRef,
} from './changes/change.schemas.js';
import { findVisibleChange } from './changes/find-visible-change.js';
import { quoteChange } from './changes/quote-change.js';
import { requestChange } from './changes/request-change.js';
import { currentUser, requireActive, requirePermission, requireUser } from '../people/public.js';

const security = [{ idToken: [] }];
const ReservationParams = Type.Object({ reservation_uuid: Type.String() });
const ChangeParams = Type.Object({ change_uuid: Type.String() });
const asCustomer = [requirePermission('rent'), requireActive];
const quoteRefusals = [
  'RESERVATION_NOT_FOUND',
  'MOVE_NOT_ALLOWED',
  'PERIOD_NOT_ALLOWED',
  'NOTICE_TOO_SHORT',
  'OUTSIDE_HOURS',
  'TRIP_TOO_LONG',
  'CAR_UNAVAILABLE',
  'VERIFICATION_REQUIRED',
  'DRIVER_TOO_YOUNG',
  'LICENCE_EXPIRES_TOO_SOON',
] as const;
const answerRefusals = ['CHANGE_NOT_FOUND', 'RESERVATION_NOT_FOUND', 'MOVE_NOT_ALLOWED'] as const;
const asOwner = [requirePermission('host', 'administer'), requireActive];
const reservationResponse = { 200: ReservationRef };

/** Changes of a trip: priced, asked for, answered and taken back. */
export function changeRoutes(app: App, deps: Deps): void {
  app.addSchema(ChangeQuoteSchema);

  app.post(
    '/reservations/:reservation_uuid/change-quotes',
    {
      preHandler: asCustomer,
      config: { costs: [], refuses: quoteRefusals },
      schema: {
        operationId: 'quoteChange',
        description:
          'What another period for the customer’s own paid trip would cost or save, line by line. Requests nothing; days that were booked keep their price.',
        security,
        params: ReservationParams,
        body: ChangeQuoteRequest,
        response: { 200: ChangeQuoteRef },
      },
    },
    async (request) =>
      await quoteChange(deps, currentUser(request), request.params.reservation_uuid, request.body),
  );

  app.post(
    '/reservations/:reservation_uuid/changes',
    {
      preHandler: asCustomer,
      config: {
        costs: ['notifications', 'payments'],
        refuses: [...quoteRefusals, 'CHANGE_UNDER_WAY', 'DIFFERENCE_CHANGED'],
      },
      schema: {
        operationId: 'requestChange',
        description:
          'The customer requests another period from the owner, for exactly `expected_difference_minor`. The trip stays as it is until the owner approves; one request can be open at a time.',
        security,
        params: ReservationParams,
        headers: IdempotencyHeaders,
        body: ChangeRequest,
        response: reservationResponse,
      },
    },
    async (request) =>
      await answerStep(deps, request, (user, asked) => requestChange(deps, user, asked, request.body)),
  );

  app.get(
    '/changes/:change_uuid',
    {
      preHandler: requireUser,
      config: { refuses: ['CHANGE_NOT_FOUND'] },
      schema: {
        operationId: 'readChange',
        description: 'A change and its reservation, for the customer, the car’s owner and administrators.',
        security,
        params: ChangeParams,
        response: {
          200: Type.Object(
            { change: ChangeSchemaRef, reservation: ReservationRef },
            { additionalProperties: false },
          ),
        },
      },
    },
    async (request) => {
      const user = currentUser(request);
      const { change, reservation } = await findVisibleChange(deps, user, request.params.change_uuid);
      const body = await toReservation(deps, user, reservation);
      return { change: toChangeBody(change, reservation, body.viewer), reservation: body };
    },
  );

  const answer = async (
    request: FastifyRequest & { params: Static<typeof ChangeParams> },
    step: typeof approveChange,
    words: { reason?: string } = {},
  ): Promise<ReservationBody> => {
    const { change_uuid: changeUuid } = request.params;
    return await answerWithReservation(deps, request, {
      act: async (user, begin) => await step(deps, user, { changeUuid, begin, ...words }),
      again: async (user) => (await findVisibleChange(deps, user, changeUuid)).reservation,
    });
  };

  app.post(
    '/changes/:change_uuid/approve',
    {
      preHandler: asOwner,
      config: { costs: ['notifications', 'payments'], refuses: [...answerRefusals, 'CAR_UNAVAILABLE'] },
      schema: {
        operationId: 'approveChange',
        description:
          'The owner or an administrator approves a change. One that costs more holds the added days until the customer has paid the difference; any other applies at once and refunds what it saves.',
        security,
        params: ChangeParams,
        headers: IdempotencyHeaders,
        response: reservationResponse,
      },
    },
    async (request) => await answer(request, approveChange),
  );

  app.post(
    '/changes/:change_uuid/decline',
    {
      preHandler: asOwner,
      config: { costs: ['notifications', 'payments'], refuses: answerRefusals },
      schema: {
        operationId: 'declineChange',
        description:
          'The owner or an administrator declines a change with a reason. The trip stays as it was.',
        security,
        params: ChangeParams,
        headers: IdempotencyHeaders,
        body: Type.Object({ reason: Text('Reason', 1000) }, { additionalProperties: false }),
        response: reservationResponse,
      },
    },
    async (request) => await answer(request, declineChange, request.body),
  );

  app.post(
    '/changes/:change_uuid/withdraw',
    {
      preHandler: asCustomer,
      config: { costs: ['notifications', 'payments'], refuses: answerRefusals },
      schema: {
        operationId: 'withdrawChange',
        description: 'The customer withdraws a change that has no answer yet. The trip stays as it was.',
        security,
        params: ChangeParams,
        headers: IdempotencyHeaders,
        response: reservationResponse,
      },
    },
    async (request) => await answer(request, withdrawChange),
  );
}
