import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { withOptionalIdempotency } from '../../../platform/idempotency/with-idempotency.js';
import { OptionalIdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { currentUser, requireActive, requireRole } from '../../people/public.js';
import { findVisibleReservation } from '../reservations/find-visible-reservation.js';
import { toReservation } from '../reservations/reservation-body.js';
import { ReservationRef } from '../reservations/reservation.schemas.js';
import { claimDeposit, decideOnDeposit } from './claim-deposit.js';
import { ClaimDepositRequest, DecideOnDepositRequest } from './deposit.schemas.js';

const steps = {
  'claim-deposit': {
    operationId: 'claimDeposit',
    description:
      'The owner claims part or all of the deposit, with a reason, once and within 48 hours of the trip’s end. It stays authorized until an administrator decides.',
    who: requireRole('car_owner'),
    body: ClaimDepositRequest,
    step: claimDeposit,
  },
  'decide-on-deposit': {
    operationId: 'decideOnDeposit',
    description:
      'An administrator decides on a claim, with a reason: this amount is charged and goes to the owner, and the rest is released. 0 releases all of it.',
    who: requireRole('admin'),
    body: DecideOnDepositRequest,
    step: decideOnDeposit,
  },
} as const;

/** Claims on deposits, and the decisions on them. */
export function depositRoutes(app: App, deps: Deps): void {
  for (const [path, { operationId, description, who, body, step }] of Object.entries(steps)) {
    app.post(
      `/reservations/:reservation_uuid/${path}`,
      {
        preHandler: [who, requireActive],
        config: {
          costs: ['notifications', 'payments'],
          refuses: ['RESERVATION_NOT_FOUND', 'VALUE_NOT_ALLOWED', 'MOVE_NOT_ALLOWED'],
        },
        schema: {
          operationId,
          description,
          security: [{ idToken: [] }],
          params: Type.Object({ reservation_uuid: Type.String() }),
          headers: OptionalIdempotencyHeaders,
          body,
          response: {
            200: ReservationRef,
          },
        },
      },
      async (request) => {
        const user = currentUser(request);
        const { reservation_uuid: reservationUuid } = request.params;
        const { amount_minor: amountMinor, reason } = request.body;
        return await withOptionalIdempotency(deps, request, {
          act: async (done) => {
            const asked = { reservationUuid, amountMinor, reason, done };
            return { status: 200, body: await toReservation(deps, user, await step(deps, user, asked)) };
          },
          answerAgain: async () => {
            const reservation = await findVisibleReservation(deps, user, reservationUuid);
            return { status: 200, body: await toReservation(deps, user, reservation) };
          },
        });
      },
    );
  }
}
