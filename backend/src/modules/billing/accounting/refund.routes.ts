import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import type { MarkDone } from '../../../platform/idempotency/mark-done.js';
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { findRefund } from '../refunds/refunds.repository.js';
import { repayRefund } from '../refunds/repay-refund.js';
import { retryRefund } from '../refunds/retry-refund.js';
import { type AccountedPaymentBody, AccountedPaymentRef, RepaymentRequest } from './accounting.schemas.js';
import { readAccountedPayment } from './read-accounted-payment.js';
import { currentUser, requireRole } from '../../people/public.js';

const schema = {
  security: [{ idToken: [] }],
  params: Type.Object({ refund_uuid: Type.String() }),
  headers: IdempotencyHeaders,
};
const isAdmin = requireRole('admin');

/** What administrators do about refunds that a customer's bank has refused: make them again, or pay another way. */
export function refundRoutes(app: App, deps: Deps): void {
  const actOn = async (
    request: FastifyRequest,
    refundUuid: string,
    act: (done: MarkDone) => Promise<void>,
  ): Promise<AccountedPaymentBody> => {
    const answerAgain = async () => {
      const refund = await findRefund(deps.database, refundUuid);
      if (refund === undefined) throw new Error(`Refund ${refundUuid} has vanished`);
      return { status: 200, body: await readAccountedPayment(deps, refund.payment_uuid) };
    };
    const { body } = await withIdempotency(deps, request, request.body ?? {}, {
      act: async (done) => {
        await act(done);
        return await answerAgain();
      },
      answerAgain,
    });
    return body;
  };

  app.post(
    '/admin/refunds/:refund_uuid/retry',
    {
      preHandler: isAdmin,
      config: { costs: ['notifications', 'payments'], refuses: ['MOVE_NOT_ALLOWED', 'REFUND_NOT_FOUND'] },
      schema: {
        ...schema,
        operationId: 'retryRefund',
        description: 'Sends a refund again that the customer’s bank refused and that is still owed.',
        response: {
          200: AccountedPaymentRef,
        },
      },
    },
    async (request) => {
      const { refund_uuid } = request.params;
      return await actOn(request, refund_uuid, (done) =>
        retryRefund(deps, currentUser(request), refund_uuid, done),
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
          'Records that an administrator repaid a failed refund another way, with its reference; it is no longer owed, and the customer is notified.',
        body: RepaymentRequest,
        response: {
          200: AccountedPaymentRef,
        },
      },
    },
    async (request) => {
      const { refund_uuid } = request.params;
      return await actOn(request, refund_uuid, (done) =>
        repayRefund(deps, currentUser(request), refund_uuid, request.body, done),
      );
    },
  );
}
