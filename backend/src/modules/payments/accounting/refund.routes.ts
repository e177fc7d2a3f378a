import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { aroundProviderCall } from '../../../platform/idempotency/around-provider-call.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { findRefund } from '../refunds/refunds.repository.js';
import { repayRefund } from '../refunds/repay-refund.js';
import { retryRefund } from '../refunds/retry-refund.js';
import { AccountedPaymentRef, RepaymentRequest } from './accounting.schemas.js';
import { answerWithPayment } from './read-accounted-payment.js';
import { currentUser, requirePermission } from '../../people/public.js';

const schema = {
  security: [{ idToken: [] }],
  params: Type.Object({ refund_uuid: Type.String() }),
  headers: IdempotencyHeaders,
};
const isAdmin = requirePermission('administer');

/** What administrators do about refunds that a customer's bank has refused: make them again, or pay another way. */
export function refundRoutes(app: App, deps: Deps): void {
  const actOn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refundUuid: string,
    act: (begin: BeginOnce) => Promise<boolean>,
  ) => {
    const { status, body } = await aroundProviderCall(deps, request, request.body ?? {}, {
      act: async ({ begin }) => await act(begin),
      answer: async (isMade) => {
        const refund = await findRefund(deps.database, refundUuid);
        if (refund === undefined) throw new Error(`Refund ${refundUuid} has vanished`);
        return await answerWithPayment(deps, refund.payment_uuid, isMade);
      },
      again: () => Promise.resolve<boolean | undefined>(undefined),
    });
    return await reply.code(status === 202 ? 202 : 200).send(body);
  };

  app.post(
    '/admin/refunds/:refund_uuid/retry',
    {
      preHandler: isAdmin,
      config: { costs: ['notifications', 'payments'], refuses: ['MOVE_NOT_ALLOWED', 'REFUND_NOT_FOUND'] },
      schema: {
        ...schema,
        operationId: 'retryRefund',
        description:
          'Sends a refund again that the customer’s bank refused and that is still owed. Above SECOND_ADMIN_ABOVE_MINOR, it waits for a second administrator: 202.',
        response: {
          200: AccountedPaymentRef,
          202: AccountedPaymentRef,
        },
      },
    },
    async (request, reply) => {
      const { refund_uuid } = request.params;
      return await actOn(request, reply, refund_uuid, (begin) =>
        retryRefund(deps, currentUser(request), refund_uuid, begin),
      );
    },
  );

  app.post(
    '/admin/refunds/:refund_uuid/repayment',
    {
      preHandler: isAdmin,
      config: { costs: ['notifications'], refuses: ['MOVE_NOT_ALLOWED', 'REFUND_NOT_FOUND'] },
      schema: {
        ...schema,
        operationId: 'repayRefund',
        description:
          'Records that an administrator repaid a failed refund another way, with its reference; it is no longer owed, and the customer is notified. Above SECOND_ADMIN_ABOVE_MINOR, it waits for a second administrator: 202.',
        body: RepaymentRequest,
        response: {
          200: AccountedPaymentRef,
          202: AccountedPaymentRef,
        },
      },
    },
    async (request, reply) => {
      const { refund_uuid } = request.params;
      return await actOn(request, reply, refund_uuid, (begin) =>
        repayRefund(deps, currentUser(request), refund_uuid, request.body, begin),
      );
    },
  );
}
