import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { cancelReservation } from '../cancellation/cancel-reservation.js';
import { CancellationRef, CancellationSchema, CancelRequest } from '../cancellation/cancellation.schemas.js';
import { previewCancellation } from '../cancellation/preview-cancellation.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import type { Cost } from '../../../platform/http/cost.js';
import { Text } from '../../../platform/http/text.schemas.js';
import {
  withIdempotency,
  withOptionalIdempotency,
  type IdempotentOperation,
} from '../../../platform/idempotency/with-idempotency.js';
import {
  IdempotencyHeaders,
  OptionalIdempotencyHeaders,
} from '../../../platform/idempotency/idempotency.schemas.js';
import type { StepRequest } from './act-on-reservation.js';
import { findVisibleReservation } from './find-visible-reservation.js';
import { toReservation } from './reservation-body.js';
import { LateReturnRequest } from '../late-returns/late-return.schemas.js';
import { reportLateReturn } from '../late-returns/report-late-return.js';
import { steps, stepsWithReason } from './reservation-steps.js';
import { ReservationRef, type ReservationBody } from './reservation.schemas.js';
import type { Reservation } from './reservations.table.js';
import { type User, currentUser, requireActive, requireRole, requireUser } from '../../people/public.js';

const security = [{ idToken: [] }];
const params = Type.Object({ reservation_uuid: Type.String() });
const isOwner = requireRole('car_owner');
const stepRefusals = ['RESERVATION_NOT_FOUND', 'MOVE_NOT_ALLOWED'] as const;
/** Whatever of its payments and refunds is not finished yet is finished with the step. */
const costs: Cost[] = ['notifications', 'payments'];

/** What the sides do with a reservation from the owner's answer to the car's return, and cancelling it. */
export function reservationStepRoutes(app: App, deps: Deps): void {
  app.addSchema(CancellationSchema);

  /** Answered alike however often it is sent, if it has a key. */
  const actionOf = (
    request: FastifyRequest & { params: Static<typeof params> },
    act: (user: User, asked: Required<Pick<StepRequest, 'reservationUuid' | 'done'>>) => Promise<Reservation>,
  ): IdempotentOperation<ReservationBody> => {
    const user = currentUser(request);
    const { reservation_uuid: reservationUuid } = request.params;
    const answerWith = async (reservation: Reservation) => ({
      status: 200,
      body: await toReservation(deps, user, reservation),
    });
    return {
      act: async (done) => await answerWith(await act(user, { reservationUuid, done })),
      answerAgain: async () => await answerWith(await findVisibleReservation(deps, user, reservationUuid)),
    };
  };

  for (const [path, { operationId, description, step, who, refuses = [] }] of Object.entries(steps)) {
    app.post(
      `/reservations/:reservation_uuid/${path}`,
      {
        preHandler: who ?? [isOwner, requireActive],
        config: { costs, refuses: [...stepRefusals, ...refuses] },
        schema: {
          operationId,
          description,
          security,
          params,
          headers: OptionalIdempotencyHeaders,
          response: { 200: ReservationRef },
        },
      },
      async (request) =>
        await withOptionalIdempotency(
          deps,
          request,
          actionOf(request, (user, asked) => step(deps, user, asked)),
        ),
    );
  }

  for (const [path, { operationId, description, who, step }] of Object.entries(stepsWithReason)) {
    app.post(
      `/reservations/:reservation_uuid/${path}`,
      {
        preHandler: who,
        config: { costs, refuses: stepRefusals },
        schema: {
          operationId,
          description,
          security,
          params,
          headers: OptionalIdempotencyHeaders,
          body: Type.Object({ reason: Text('Reason', 1000) }, { additionalProperties: false }),
          response: { 200: ReservationRef },
        },
      },
      async (request) => {
        const { reason } = request.body;
        return await withOptionalIdempotency(
          deps,
          request,
          actionOf(request, (user, asked) => step(deps, user, { ...asked, reason })),
        );
      },
    );
  }

  app.post(
    '/reservations/:reservation_uuid/late-return',
    {
      preHandler: [isOwner],
      config: {
        costs,
        refuses: ['VALUE_NOT_ALLOWED', 'MOVE_NOT_ALLOWED', 'CAR_UNAVAILABLE', 'RESERVATION_NOT_FOUND'],
      },
      schema: {
        operationId: 'reportLateReturn',
        description:
          'The owner records when the car came back late, from 30 minutes to 48 hours after its return time. It completes a trip in progress, and the late fee becomes due; the customer can object.',
        security,
        params,
        headers: OptionalIdempotencyHeaders,
        body: LateReturnRequest,
        response: { 200: ReservationRef },
      },
    },
    async (request) => {
      const { returned } = request.body;
      return await withOptionalIdempotency(
        deps,
        request,
        actionOf(request, (user, asked) => reportLateReturn(deps, user, { ...asked, returned })),
      );
    },
  );

  app.get(
    '/reservations/:reservation_uuid/cancellation',
    {
      preHandler: requireUser,
      // What the refund comes to is certain only once the payment is finished.
      config: {
        costs,
        refuses: ['ROLE_NOT_ALLOWED', 'MOVE_NOT_ALLOWED', 'RESERVATION_NOT_FOUND', 'PAYMENT_UNDER_WAY'],
      },
      schema: {
        operationId: 'previewCancellation',
        description:
          'What cancelling now would refund, and what would be kept under the policy. Send this refund as `expected_refund_minor` when cancelling.',
        security,
        params,
        response: { 200: CancellationRef },
      },
    },
    async (request) => await previewCancellation(deps, currentUser(request), request.params.reservation_uuid),
  );

  app.post(
    '/reservations/:reservation_uuid/cancel',
    {
      preHandler: [requireUser, requireActive],
      config: {
        costs,
        refuses: [
          'ROLE_NOT_ALLOWED',
          'VALUE_NOT_ALLOWED',
          'MOVE_NOT_ALLOWED',
          'RESERVATION_NOT_FOUND',
          'REFUND_CHANGED',
          'PAYMENT_UNDER_WAY',
        ],
      },
      schema: {
        operationId: 'cancelReservation',
        description:
          'Cancels before pick-up, for exactly `expected_refund_minor`: the policy’s refund for customers, all of it when the owner or an administrator cancels, who must give a reason. REFUND_CHANGED means that the preview is out of date.',
        security,
        params,
        headers: IdempotencyHeaders,
        body: CancelRequest,
        response: { 200: ReservationRef },
      },
    },
    async (request) => {
      const action = actionOf(request, (user, { reservationUuid, done }) =>
        cancelReservation(deps, user, reservationUuid, request.body, done),
      );
      return (await withIdempotency(deps, request, request.body, action)).body;
    },
  );
}
