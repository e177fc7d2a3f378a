import { Type } from 'typebox';
import { cancelReservation } from './steps/cancel-reservation.js';
import { CancellationRef, CancellationSchema, CancelRequest } from './cancellation/cancellation.schemas.js';
import { previewCancellation } from './steps/preview-cancellation.js';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import type { Cost } from '../../platform/http/cost.js';
import { Text } from '../../platform/http/text.schemas.js';
import { IdempotencyHeaders } from '../../platform/idempotency/idempotency.schemas.js';
import { steps, stepsWithReason } from './steps/reservation-steps.js';
import { ReservationRef } from './viewing/reservation.schemas.js';
import { answerStep } from './viewing/step-answer.js';
import { currentUser, requireActive, requirePermission, requireUser } from '../people/public.js';

const security = [{ idToken: [] }];
const params = Type.Object({ reservation_uuid: Type.String() });
const isOwner = requirePermission('host');
const stepRefusals = ['RESERVATION_NOT_FOUND', 'MOVE_NOT_ALLOWED'] as const;
/** Whatever of its payments and refunds is not finished yet is finished with the step. */
const costs: Cost[] = ['notifications', 'payments'];

/** What the sides do with a reservation from the owner's answer to the car's return, and cancelling it. */
export function reservationStepRoutes(app: App, deps: Deps): void {
  app.addSchema(CancellationSchema);

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
          headers: IdempotencyHeaders,
          response: { 200: ReservationRef },
        },
      },
      async (request) => await answerStep(deps, request, (user, asked) => step(deps, user, asked)),
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
          headers: IdempotencyHeaders,
          body: Type.Object({ reason: Text('Reason', 1000) }, { additionalProperties: false }),
          response: { 200: ReservationRef },
        },
      },
      async (request) => {
        const { reason } = request.body;
        return await answerStep(deps, request, (user, asked) => step(deps, user, { ...asked, reason }));
      },
    );
  }

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
    async (request) =>
      await answerStep(deps, request, (user, { reservationUuid, begin }) =>
        cancelReservation(deps, user, reservationUuid, request.body, begin),
      ),
  );
}
