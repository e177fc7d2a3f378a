import { Type } from 'typebox';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { findVisibleChange } from '../changes/find-visible-change.js';
import { reservationNotFound } from '../reservations/reservation-problems.js';
import { payOnce } from './pay-once.js';
import { throwIfDeclined, toPaymentAnswer } from './payment-answer.js';
import { ConfirmRequest, PaymentAnswerSchema, PayRequest } from './payment-requests.schemas.js';
import { bookingPart, depositPart, confirmPayment, findOwnPayment } from '../../payments/public.js';
import { currentUser, requireActive, requirePermission } from '../../people/public.js';

const security = [{ idToken: [] }];
const isCustomer = requirePermission('rent');
const payRefusals = [
  'RESERVATION_NOT_FOUND',
  'HOLD_EXPIRED',
  'PAYMENT_UNDER_WAY',
  'PAYMENT_DECLINED',
  'PAYMENT_METHOD_NOT_ALLOWED',
  'CARD_NOT_SAVED',
  'EMAIL_NOT_CONFIRMED',
] as const;
const rentRefusals = ['VERIFICATION_REQUIRED', 'DRIVER_TOO_YOUNG', 'LICENCE_EXPIRES_TOO_SOON'] as const;
const PaymentParams = Type.Object({ payment_uuid: Type.String() });
const payResponse = { 200: PaymentAnswerSchema };

/** Paying: for a booking, a change or a late return, with a confirmation if the bank asks for one. */
export function paymentRoutes(app: App, deps: Deps): void {
  for (const { what, operationId, description, part, refuses } of [
    {
      what: 'pay',
      operationId: 'payReservation',
      description:
        'The customer pays for a held car: charged at once with instant book, otherwise authorized until the owner answers. A payment that `requires_action` continues with confirmPayment.',
      part: bookingPart,
      refuses: [...rentRefusals, 'MOVE_NOT_ALLOWED'],
    },
    {
      what: 'deposit/pay',
      operationId: 'setDepositAside',
      description:
        'Authorizes the deposit on the customer’s card before the pick-up. It is released after the trip, and charged only by a decision on a claim.',
      part: depositPart,
      refuses: ['NOTHING_TO_PAY'],
    },
    {
      what: 'late-fee/pay',
      operationId: 'payLateFee',
      description: 'The customer pays the late fee of a trip. NOTHING_TO_PAY once it is paid or waived.',
      part: { purpose: 'late_fee', change_uuid: null },
      refuses: ['NOTHING_TO_PAY'],
    },
  ] as const) {
    app.post(
      `/reservations/:reservation_uuid/${what}`,
      {
        // Who was suspended meanwhile still pays what they owe.
        preHandler: part.purpose === 'late_fee' ? isCustomer : [isCustomer, requireActive],
        config: { costs: ['notifications', 'payments'], refuses: [...payRefusals, ...refuses] },
        schema: {
          operationId,
          description,
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
        return await payOnce(deps, request, { reservationUuid, part });
      },
    );
  }

  app.post(
    '/changes/:change_uuid/pay',
    {
      preHandler: [isCustomer, requireActive],
      config: {
        costs: ['notifications', 'payments'],
        refuses: [...payRefusals, ...rentRefusals, 'CHANGE_NOT_FOUND', 'NOTHING_TO_PAY', 'MOVE_NOT_ALLOWED'],
      },
      schema: {
        operationId: 'payChange',
        description:
          'The customer pays the difference of an approved change, which then applies. A payment that `requires_action` continues with confirmPayment.',
        security,
        params: Type.Object({ change_uuid: Type.String() }),
        headers: IdempotencyHeaders,
        body: PayRequest,
        response: payResponse,
      },
    },
    async (request) => {
      const { change } = await findVisibleChange(deps, currentUser(request), request.params.change_uuid);
      const part = { purpose: 'difference', change_uuid: change.uuid } as const;
      return await payOnce(deps, request, { reservationUuid: change.reservation_uuid, part });
    },
  );

  app.post(
    '/payments/:payment_uuid/confirm',
    {
      preHandler: isCustomer,
      config: {
        costs: ['notifications', 'payments'],
        refuses: [
          'MOVE_NOT_ALLOWED',
          'HOLD_EXPIRED',
          'PAYMENT_NOT_FOUND',
          'PAYMENT_DECLINED',
          'ACCOUNT_SUSPENDED',
        ],
      },
      schema: {
        operationId: 'confirmPayment',
        description:
          'Continues a payment once the customer has completed the bank’s check. Repeating it is safe: a payment that waits for nothing stays as it is.',
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
      config: { refuses: ['PAYMENT_NOT_FOUND'] },
      schema: {
        operationId: 'readPayment',
        description:
          'A payment of the caller’s and its reservation. Poll it while its status is `created`: the bank has not answered yet.',
        security,
        params: PaymentParams,
        response: payResponse,
      },
    },
    async (request) => {
      const user = currentUser(request);
      return await toPaymentAnswer(deps, user, await findOwnPayment(deps, user, request.params.payment_uuid));
    },
  );
}
