import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
import { inOwnTransactions } from '../../../platform/idempotency/in-own-transactions.js';
import { requireKey, type Answer } from '../../../platform/idempotency/with-idempotency.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { findVisibleChange } from '../changes/find-visible-change.js';
import { reservationNotFound } from '../reservations/reservation-problems.js';
import { declined, throwIfDeclined, toPaymentAnswer, type PaymentAnswer } from './payment-answer.js';
import {
  ConfirmRequest,
  PaymentAnswerSchema,
  PayRequest,
  idempotencyFingerprint,
} from './payment-requests.schemas.js';
import {
  type PaymentTarget,
  PublicPaymentSettingsSchema,
  bookingPart,
  depositPart,
  confirmPayment,
  findOwnPayment,
  pay,
} from '../../billing/public.js';
import { currentUser, requireActive, requireRole } from '../../people/public.js';

const security = [{ idToken: [] }];
const isCustomer = requireRole('customer', 'car_owner');
const PaymentParams = Type.Object({ payment_uuid: Type.String() });
const payRefusals = refusals([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);
const payResponse = { 200: PaymentAnswerSchema, ...payRefusals };

/** Paying: for a booking, a change or a late return, with a confirmation if the bank asks for one. */
export function paymentRoutes(app: App, deps: Deps): void {
  app.get(
    '/payment-settings',
    {
      schema: {
        operationId: 'readPaymentSettings',
        response: { 200: PublicPaymentSettingsSchema, ...refusals([429, 500, 503]) },
      },
    },
    () => deps.payments.publicSettings(),
  );

  const payFor = async (
    request: FastifyRequest & { body: PayRequest },
    target: PaymentTarget,
  ): Promise<PaymentAnswer> => {
    const user = currentUser(request);
    const { method } = request.body;
    const fingerprint = idempotencyFingerprint(method);
    const { body } = await inOwnTransactions<PaymentAnswer>(deps, request, fingerprint, async (own) => {
      let kept: Answer<PaymentAnswer> | undefined;
      const payment = await pay(deps, user, target, {
        ...{ method, key: requireKey(request), begin: own.begin },
        atRest: async (transaction, atRest) => {
          if (declined(atRest) !== undefined) return;
          kept = { status: 200, body: await toPaymentAnswer(deps, user, atRest, transaction) };
          await own.end(transaction, kept);
        },
      });
      throwIfDeclined(payment);
      return kept ?? { status: 200, body: await toPaymentAnswer(deps, user, payment) };
    });
    return body;
  };

  for (const [what, operationId, part] of [
    ['pay', 'payReservation', bookingPart],
    ['deposit/pay', 'setDepositAside', depositPart],
    ['late-fee/pay', 'payLateFee', { purpose: 'late_fee', change_uuid: null }],
  ] as const) {
    app.post(
      `/reservations/:reservation_uuid/${what}`,
      {
        preHandler: [isCustomer, requireActive],
        config: { costs: ['notifications', 'payments'] },
        schema: {
          operationId,
          security,
          params: Type.Object({ reservation_uuid: Type.String() }),
          headers: IdempotencyHeaders,
          body: PayRequest,
          response: payResponse,
        },
      },
      async (request) => {
        const { reservation_uuid: reservationUuid } = request.params;
        if (!isUuid(reservationUuid)) throw reservationNotFound();
        return await payFor(request, { reservationUuid, part });
      },
    );
  }

  app.post(
    '/changes/:change_uuid/pay',
    {
      preHandler: [isCustomer, requireActive],
      config: { costs: ['notifications', 'payments'] },
      schema: {
        operationId: 'payChange',
        security,
        params: Type.Object({ change_uuid: Type.String() }),
        headers: IdempotencyHeaders,
        body: PayRequest,
        response: payResponse,
      },
    },
    async (request) => {
      const { change } = await findVisibleChange(deps, currentUser(request), request.params.change_uuid);
      return await payFor(request, {
        reservationUuid: change.reservation_uuid,
        part: { purpose: 'difference', change_uuid: change.uuid },
      });
    },
  );

  app.post(
    '/payments/:payment_uuid/confirm',
    {
      preHandler: [isCustomer, requireActive],
      config: { costs: ['notifications', 'payments'] },
      schema: {
        operationId: 'confirmPayment',
        security,
        params: PaymentParams,
        body: ConfirmRequest,
        response: payResponse,
      },
    },
    async (request) => {
      const user = currentUser(request);
      const payment = await confirmPayment(deps, user, request.params.payment_uuid, request.body);
      throwIfDeclined(payment);
      return await toPaymentAnswer(deps, user, payment);
    },
  );

  app.get(
    '/payments/:payment_uuid',
    {
      preHandler: isCustomer,
      schema: { operationId: 'readPayment', security, params: PaymentParams, response: payResponse },
    },
    async (request) => {
      const user = currentUser(request);
      return await toPaymentAnswer(deps, user, await findOwnPayment(deps, user, request.params.payment_uuid));
    },
  );
}
