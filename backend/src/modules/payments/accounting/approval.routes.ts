import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { aroundProviderCall } from '../../../platform/idempotency/around-provider-call.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { AccountedPaymentRef } from './accounting.schemas.js';
import { readAccountedPayment } from './read-accounted-payment.js';
import { approve, decline } from './decide-on-approval.js';
import { findApproval } from '../approvals/money-approvals.repository.js';
import { currentUser, requirePermission } from '../../people/public.js';

const schema = {
  security: [{ idToken: [] }],
  params: Type.Object({ approval_uuid: Type.String() }),
  headers: IdempotencyHeaders,
  response: { 200: AccountedPaymentRef },
};
const isAdmin = requirePermission('administer');
const refuses = ['APPROVAL_NOT_FOUND', 'ALREADY_DECIDED'] as const;

/** What a second administrator decides about refunds and repayments above a limit. */
export function approvalRoutes(app: App, deps: Deps): void {
  const decideWith =
    (decide: typeof approve) =>
    async (request: Parameters<typeof currentUser>[0] & { params: { approval_uuid: string } }) => {
      const { approval_uuid: uuid } = request.params;
      const { body } = await aroundProviderCall(
        deps,
        request,
        {},
        {
          act: async ({ begin }) => {
            await decide(deps, currentUser(request), uuid, begin);
          },
          answer: async () => {
            const approval = await findApproval(deps.database, uuid);
            if (approval === undefined) throw new Error(`Approval ${uuid} has vanished`);
            return { status: 200, body: await readAccountedPayment(deps, approval.payment_uuid) };
          },
          again: () => Promise.resolve(),
        },
      );
      return body;
    };

  app.post(
    '/admin/approvals/:approval_uuid/approve',
    {
      preHandler: isAdmin,
      config: {
        costs: ['notifications', 'payments'],
        refuses: [...refuses, 'MOVE_NOT_ALLOWED', 'VALUE_NOT_ALLOWED'],
      },
      schema: {
        ...schema,
        operationId: 'approveRefund',
        description:
          'A second administrator approves a refund or repayment, which is carried out. What the payment no longer allows is refused, and ends the request.',
      },
    },
    decideWith(approve),
  );

  app.post(
    '/admin/approvals/:approval_uuid/decline',
    {
      preHandler: isAdmin,
      config: { costs: ['notifications'], refuses: [...refuses] },
      schema: {
        ...schema,
        operationId: 'declineRefund',
        description:
          'A second administrator declines a refund or repayment: nothing is carried out, and the administrator who requested it is notified.',
      },
    },
    decideWith(decline),
  );
}
