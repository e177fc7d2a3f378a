import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { cancelReservation } from '../cancellation/cancel-reservation.js';
import { CancellationRef, CancellationSchema, CancelRequest } from '../cancellation/cancellation.schemas.js';
import { previewCancellation } from '../cancellation/preview-cancellation.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import type { Cost } from '../../../platform/http/cost.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
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
import { acceptRequest, declineRequest } from './answer-request.js';
import { findVisibleReservation } from './find-visible-reservation.js';
import { releaseHold } from './release-hold.js';
import { toReservation } from './reservation-body.js';
import { LateReturnRequest } from '../late-returns/late-return.schemas.js';
import { reportLateReturn, reportNotBack, waiveLateFee } from '../late-returns/report-late-return.js';
import { ReservationRef, type ReservationBody } from './reservation.schemas.js';
import type { Reservation } from './reservations.table.js';
import { confirmPickUp, confirmReturn, handOver, takeBack } from './hand-over.js';
import { objectToTrip, settleObjection } from './object-to-trip.js';
import { dispute, reportNoShow, resolveDispute } from './run-trip.js';
import { type User, currentUser, requireActive, requireRole, requireUser } from '../../people/public.js';

const security = [{ idToken: [] }];
const params = Type.Object({ reservation_uuid: Type.String() });
const stepRefusals = refusals([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);
const isOwner = requireRole('car_owner');
const isCustomer = requireRole('customer', 'car_owner');
const isAdmin = requireRole('admin');
const isOwnerOrAdmin = requireRole('car_owner', 'admin');
/** Whatever of its payments and refunds is not finished yet is finished with the step. */
const costs: Cost[] = ['notifications', 'payments'];

type Step = (deps: Deps, user: User, request: StepRequest) => Promise<Reservation>;

/** `who` is who may take it; active owners where nothing else is said. */
const steps: Record<string, { operationId: string; step: Step; who?: (typeof isOwner)[] }> = {
  // A customer who was suspended meanwhile need not keep a car from others.
  release: { operationId: 'releaseHold', step: releaseHold, who: [isCustomer] },
  accept: { operationId: 'acceptReservation', step: acceptRequest },
  'pick-up': { operationId: 'confirmPickUp', step: confirmPickUp, who: [isCustomer] },
  return: { operationId: 'confirmReturn', step: confirmReturn, who: [isCustomer] },
  'hand-over': { operationId: 'handOverCar', step: handOver },
  // A trip that is under way comes to its end, even if its owner has been suspended meanwhile.
  'take-back': { operationId: 'takeBackCar', step: takeBack, who: [isOwner] },
  'not-back': { operationId: 'reportNotBack', step: reportNotBack, who: [isOwner] },
  'no-show': { operationId: 'reportNoShow', step: reportNoShow },
};
const stepsWithReason: Record<string, { operationId: string; who: typeof isOwner; step: Step }> = {
  decline: { operationId: 'declineReservation', who: isOwner, step: declineRequest },
  dispute: { operationId: 'disputeReservation', who: isCustomer, step: dispute },
  objection: { operationId: 'objectToTrip', who: isCustomer, step: objectToTrip },
  'waive-late-fee': { operationId: 'waiveLateFee', who: isOwnerOrAdmin, step: waiveLateFee },
  'settle-objection': { operationId: 'settleObjection', who: isAdmin, step: settleObjection },
  resolve: { operationId: 'resolveDispute', who: isAdmin, step: resolveDispute },
};

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

  for (const [path, { operationId, step, who }] of Object.entries(steps)) {
    app.post(
      `/reservations/:reservation_uuid/${path}`,
      {
        preHandler: who ?? [isOwner, requireActive],
        config: { costs },
        schema: {
          operationId,
          security,
          params,
          headers: OptionalIdempotencyHeaders,
          response: { 200: ReservationRef, ...stepRefusals },
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

  for (const [path, { operationId, who, step }] of Object.entries(stepsWithReason)) {
    app.post(
      `/reservations/:reservation_uuid/${path}`,
      {
        preHandler: [who, requireActive],
        config: { costs },
        schema: {
          operationId,
          security,
          params,
          headers: OptionalIdempotencyHeaders,
          body: Type.Object({ reason: Text('Reason', 1000) }, { additionalProperties: false }),
          response: { 200: ReservationRef, ...stepRefusals },
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
      config: { costs },
      schema: {
        operationId: 'reportLateReturn',
        security,
        params,
        headers: OptionalIdempotencyHeaders,
        body: LateReturnRequest,
        response: { 200: ReservationRef, ...stepRefusals },
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
      config: { costs },
      schema: {
        operationId: 'previewCancellation',
        security,
        params,
        response: { 200: CancellationRef, ...stepRefusals },
      },
    },
    async (request) => await previewCancellation(deps, currentUser(request), request.params.reservation_uuid),
  );

  app.post(
    '/reservations/:reservation_uuid/cancel',
    {
      preHandler: [requireUser, requireActive],
      config: { costs },
      schema: {
        operationId: 'cancelReservation',
        security,
        params,
        headers: IdempotencyHeaders,
        body: CancelRequest,
        response: { 200: ReservationRef, ...stepRefusals },
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
