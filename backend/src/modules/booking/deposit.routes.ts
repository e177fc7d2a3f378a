import { Type } from 'typebox';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import { IdempotencyHeaders } from '../../platform/idempotency/idempotency.schemas.js';
import { requireActive, requirePermission } from '../people/public.js';
import { ReservationRef } from './viewing/reservation.schemas.js';
import { answerStep } from './viewing/step-answer.js';
import { claimDeposit, decideOnDeposit } from './deposits/claim-deposit.js';
import { ClaimDepositRequest, DecideOnDepositRequest } from './deposits/deposit.schemas.js';

const steps = {
  'claim-deposit': {
    operationId: 'claimDeposit',
    description:
      'The owner claims part or all of the deposit, with a reason, once and within 48 hours of the trip’s end. It stays authorized until an administrator decides.',
    who: requirePermission('host'),
    body: ClaimDepositRequest,
    step: claimDeposit,
  },
  'decide-on-deposit': {
    operationId: 'decideOnDeposit',
    description:
      'An administrator decides on a claim, with a reason: this amount is charged and goes to the owner, and the rest is released. 0 releases all of it.',
    who: requirePermission('administer'),
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
          headers: IdempotencyHeaders,
          body,
          response: {
            200: ReservationRef,
          },
        },
      },
      async (request) => {
        const { amount_minor: amountMinor, reason } = request.body;
        return await answerStep(deps, request, (user, asked) =>
          step(deps, user, { ...asked, amountMinor, reason }),
        );
      },
    );
  }
}
