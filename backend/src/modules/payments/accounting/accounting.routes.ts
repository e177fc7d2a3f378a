import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { aroundProviderCall } from '../../../platform/idempotency/around-provider-call.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { findOpenApprovals } from '../approvals/money-approvals.repository.js';
import { findRefundsOf } from '../refunds/refunds.repository.js';
import { answerWithPayment } from './read-accounted-payment.js';
import { toAccountedPayment, toTotals } from './accounted-payment-body.js';
import { findAccountedPayments, sumAccountedPayments } from './accounted-payments.repository.js';
import {
  AccountedPaymentRef,
  AccountedPaymentSchema,
  AccountedPaymentsPage,
  PaymentsCsvQuery,
  PaymentsQuery,
  RefundRequest,
} from './accounting.schemas.js';
import { readPaymentFilter } from './payment-filter.js';
import { paymentsCsv } from './payments-csv.js';
import { refundPayment } from '../refunds/refund-payment.js';
import { currentUser, requirePermission } from '../../people/public.js';

const security = [{ idToken: [] }];
const isAdmin = requirePermission('administer');

const PaymentParams = Type.Object({ payment_uuid: Type.String() });

/** The books, for administrators: every payment, what they come to, and the same as a file. */
export function accountingRoutes(app: App, deps: Deps): void {
  app.addSchema(AccountedPaymentSchema);

  app.get(
    '/admin/payments',
    {
      preHandler: isAdmin,
      config: { refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'listAllPayments',
        description:
          'All payments for administrators, newest first, in pages, with how each is split, its refunds, and totals by currency of everything that matches.',
        security,
        querystring: PaymentsQuery,
        response: { 200: AccountedPaymentsPage },
      },
    },
    async (request) => {
      const { cursor, limit = 25, ...query } = request.query;
      const filter = readPaymentFilter(query);
      const after = decodeListCursor('payments', cursor);
      const [rows, totals] = await Promise.all([
        findAccountedPayments(deps.database, filter, { after, limit }),
        sumAccountedPayments(deps.database, filter),
      ]);
      const { page, ...more } = pageOf('payments', rows, limit, 'created_at');
      const uuids = page.map(({ uuid }) => uuid);
      const [refunds, approvals] = await Promise.all([
        findRefundsOf(deps.database, uuids),
        findOpenApprovals(deps.database, uuids),
      ]);
      const payments = page.map((payment) => toAccountedPayment(payment, refunds, approvals));
      return { payments, ...more, totals: totals.map(toTotals) };
    },
  );

  app.get(
    '/admin/payments.csv',
    {
      preHandler: isAdmin,
      config: { refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'exportAllPayments',
        description: 'All payments that match, as a CSV file. For administrators.',
        security,
        querystring: PaymentsCsvQuery,
        response: {
          200: { description: 'The same payments.', content: { 'text/csv': { schema: Type.String() } } },
        },
      },
    },
    async (request, reply) => {
      const file = Readable.from(paymentsCsv(deps, readPaymentFilter(request.query)));
      const day = deps.now().toISOString().slice(0, 10);
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="payments-${day}.csv"`)
        .send(file as never);
    },
  );

  app.post(
    '/admin/payments/:payment_uuid/refund',
    {
      preHandler: isAdmin,
      config: {
        costs: ['notifications', 'payments'],
        refuses: ['VALUE_NOT_ALLOWED', 'MOVE_NOT_ALLOWED', 'PAYMENT_NOT_FOUND'],
      },
      schema: {
        operationId: 'refundPayment',
        description:
          'An administrator refunds part or all of a payment with a reason that the customer reads. Each party bears it in proportion to its share; the owner’s payout follows. Never for the administrator’s own trips. Above SECOND_ADMIN_ABOVE_MINOR, it waits for a second administrator: 202.',
        security,
        params: PaymentParams,
        headers: IdempotencyHeaders,
        body: RefundRequest,
        response: {
          200: AccountedPaymentRef,
          202: AccountedPaymentRef,
        },
      },
    },
    async (request, reply) => {
      const { payment_uuid } = request.params;
      const { status, body } = await aroundProviderCall(deps, request, request.body, {
        act: async ({ begin }) =>
          await refundPayment(deps, currentUser(request), payment_uuid, request.body, begin),
        answer: async (isMade) => await answerWithPayment(deps, payment_uuid, isMade),
        again: () => Promise.resolve<boolean | undefined>(undefined),
      });
      return await reply.code(status === 202 ? 202 : 200).send(body);
    },
  );
}
