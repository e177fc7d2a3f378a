import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { paymentStatuses } from './payment-life-cycle.js';
import { paymentPurposes, repaymentMethods } from './payments.table.js';

const instantOrNull = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

const ActionSchema = Type.Union([
  Type.Object({ kind: Type.Literal('test_challenge') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('stripe'), client_secret: Type.String() },
    { additionalProperties: false },
  ),
]);

export const PaymentSchema = Type.Object(
  {
    payment_uuid: Type.String({ format: 'uuid' }),
    reservation_uuid: Type.String({ format: 'uuid' }),
    change_uuid: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    purpose: Type.Enum([...paymentPurposes]),
    status: Type.Enum([...paymentStatuses], {
      description: '`created`: the bank has not answered yet; ask again with readPayment.',
    }),
    amount: MoneyRef,
    refunded: MoneyRef,
    card: Type.Union([
      Type.Object({ brand: Type.String(), last4: Type.String() }, { additionalProperties: false }),
      Type.Null(),
    ]),
    action: Type.Union([ActionSchema, Type.Null()], {
      description: 'What the customer has to do while it `requires_action`; only for the customer.',
    }),
    failure: Type.Union(
      [
        Type.Object({ code: Type.String(), message: Type.String() }, { additionalProperties: false }),
        Type.Null(),
      ],
      { description: 'Why it failed, was cancelled or was let go of, in a sentence for the customer.' },
    ),
    created_at: Type.String({ format: 'date-time' }),
    captured_at: instantOrNull,
  },
  { $id: 'Payment', additionalProperties: false },
);
export type PaymentBody = Static<typeof PaymentSchema>;
export const PaymentRef = Type.Unsafe<PaymentBody>({ $ref: 'Payment#' });

const RepaymentSchema = Type.Object(
  {
    method: Type.Enum([...repaymentMethods]),
    reference: Type.String(),
    payee: Type.Union([Type.String(), Type.Null()], {
      description: 'Who received it; null for repayments recorded before it was asked.',
    }),
    at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);

export const RefundSchema = Type.Object(
  {
    refund_uuid: Type.String({ format: 'uuid' }),
    payment_uuid: Type.String({ format: 'uuid' }),
    amount: MoneyRef,
    reason: Type.String(),
    kind: Type.Enum(['cancellation', 'change', 'admin', 'declined', 'provider']),
    status: Type.Enum(['on_hold', 'pending', 'succeeded', 'failed', 'charged_back'], {
      description:
        '`on_hold`: the customer’s bank has the money while it decides a dispute; `charged_back`: it gave it back itself.',
    }),
    retry_of: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
      description: 'The failed refund that this one makes up for.',
    }),
    created_at: Type.String({ format: 'date-time' }),
    settled_at: instantOrNull,
    repaid: Type.Union([RepaymentSchema, Type.Null()], {
      description: 'How a refund that failed has reached the customer after all; null while it is owed.',
    }),
  },
  { $id: 'Refund', additionalProperties: false },
);
export type RefundBody = Static<typeof RefundSchema>;
export const RefundRef = Type.Unsafe<RefundBody>({ $ref: 'Refund#' });

export const PublicPaymentSettingsSchema = Type.Union([
  Type.Object({ provider: Type.Literal('test') }, { additionalProperties: false }),
  Type.Object(
    { provider: Type.Literal('stripe'), publishable_key: Type.String() },
    { additionalProperties: false },
  ),
]);
