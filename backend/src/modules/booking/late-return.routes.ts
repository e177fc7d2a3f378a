import { Type } from 'typebox';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import type { Cost } from '../../platform/http/cost.js';
import { IdempotencyHeaders } from '../../platform/idempotency/idempotency.schemas.js';
import { requireActive, requirePermission } from '../people/public.js';
import { ReservationRef } from './viewing/reservation.schemas.js';
import { answerStep } from './viewing/step-answer.js';
import { decideLateReturn } from './steps/decide-late-return.js';
import { LateReturnDecisionRequest, LateReturnRequest } from './late-returns/late-return.schemas.js';
import { reportLateReturn } from './steps/report-late-return.js';

const security = [{ idToken: [] }];
const params = Type.Object({ reservation_uuid: Type.String() });
const costs: Cost[] = ['notifications', 'payments'];

/** What an owner reports of a late return, and what an administrator decides when the customer says otherwise. */
export function lateReturnRoutes(app: App, deps: Deps): void {
  app.post(
    '/reservations/:reservation_uuid/late-return',
    {
      preHandler: [requirePermission('host')],
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
        headers: IdempotencyHeaders,
        body: LateReturnRequest,
        response: { 200: ReservationRef },
      },
    },
    async (request) => {
      const { returned } = request.body;
      return await answerStep(deps, request, (user, asked) =>
        reportLateReturn(deps, user, { ...asked, returned }),
      );
    },
  );

  app.post(
    '/reservations/:reservation_uuid/late-return/decision',
    {
      preHandler: [requirePermission('administer'), requireActive],
      config: { costs, refuses: ['RESERVATION_NOT_FOUND', 'MOVE_NOT_ALLOWED', 'PAYMENT_UNDER_WAY'] },
      schema: {
        operationId: 'decideLateReturn',
        description:
          'An administrator decides whose time of the return counts where the customer confirmed an earlier one than the owner reports, with a reason. It settles the late fee, and the dispute or objection.',
        security,
        params,
        headers: IdempotencyHeaders,
        body: LateReturnDecisionRequest,
        response: { 200: ReservationRef },
      },
    },
    async (request) =>
      await answerStep(deps, request, (user, asked) =>
        decideLateReturn(deps, user, { ...asked, ...request.body }),
      ),
  );
}
