import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
import { withIdempotency, requireKey } from '../../../platform/idempotency/with-idempotency.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { findVisibleChange } from '../changes/find-visible-change.js';
import { findVisibleReservation } from '../reservations/find-visible-reservation.js';
import { throwIfDeclined, toPaymentAnswer, type PaymentAnswer } from './payment-answer.js';
import {
  ConfirmRequest,
  PaymentAnswerSchema,
  PayRequest,
  idempotencyFingerprint,
} from './payment-requests.schemas.js';
import {
  type PaymentTarget,
  PublicPaymentSettingsSchema,
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

/** Paying: for a booking or a change, with a confirmation if the bank asks for one. */
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
    request: Parameters<typeof withIdempotency>[1] & { body: PayRequest },
    target: PaymentTarget,
  ): Promise<PaymentAnswer> => {
    const { method } = request.body;
    const { body } = await withIdempotency(deps, request, idempotencyFingerprint(method), {
      act: async () => {
        const payment = await pay(deps, currentUser(request), target, { method, key: requireKey(request) });
        throwIfDeclined(payment);
        return { status: 200, body: await toPaymentAnswer(deps, currentUser(request), payment) };
      },
    });
    return body;
  };

  app.post(
    '/reservations/:reservation_uuid/pay',
    {
      preHandler: [isCustomer, requireActive],
      config: { costs: ['notifications', 'payments'] },
      schema: {
        operationId: 'payReservation',
        security,
        params: Type.Object({ reservation_uuid: Type.String() }),
        headers: IdempotencyHeaders,
        body: PayRequest,
        response: payResponse,
      },
    },
    async (request) => {
      const { reservation_uuid } = request.params;
      const { uuid } = await findVisibleReservation(deps, currentUser(request), reservation_uuid);
      return await payFor(request, { reservationUuid: uuid, changeUuid: null });
    },
  );

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
      return await payFor(request, { reservationUuid: change.reservation_uuid, changeUuid: change.uuid });
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
