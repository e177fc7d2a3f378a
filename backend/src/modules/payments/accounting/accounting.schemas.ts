import { Type, type Static } from 'typebox';
import { calendarDayPattern } from '../../../platform/time/local-time.js';
import { Text, plainTextPattern } from '../../../platform/http/text.schemas.js';
import { paymentStatuses } from '../payments/payment-life-cycle.js';
import { approvalKinds } from '../approvals/money-approvals.table.js';
import { paymentPurposes, repaymentMethods } from '../payments/payments.table.js';
import { PaymentSchema, RefundRef } from '../payments/payment.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';

const Person = Type.Object({ fname: Type.String(), lname: Type.String() }, { additionalProperties: false });
const Car = Type.Object(
  { car_uuid: Type.String({ format: 'uuid' }), make: Type.String(), model: Type.String() },
  { additionalProperties: false },
);

const owed = Type.Unsafe<Static<typeof MoneyRef>>({
  $ref: 'Money#',
  description: 'Refunds that the customer’s bank refused and that have not reached them yet.',
});

export const RepaymentRequest = Type.Object(
  {
    method: Type.Enum([...repaymentMethods], { title: 'Method' }),
    reference: Text('Reference', 200),
    payee: Text('Paid to', 200),
  },
  { additionalProperties: false },
);

const awaiting_approval = Type.Union(
  [
    Type.Object(
      {
        approval_uuid: Type.String({ format: 'uuid' }),
        kind: Type.Enum([...approvalKinds]),
        amount: MoneyRef,
        reason: Type.Union([Type.String(), Type.Null()]),
        repayment: Type.Union([RepaymentRequest, Type.Null()]),
        requested_by: Type.Object(
          { user_uuid: Type.String({ format: 'uuid' }), ...Person.properties },
          { additionalProperties: false },
        ),
        requested_at: Type.String({ format: 'date-time' }),
      },
      { additionalProperties: false },
    ),
    Type.Null(),
  ],
  { description: 'A refund or repayment of this payment that waits for a second administrator.' },
);

const charged_back = Type.Unsafe<Static<typeof MoneyRef>>({
  $ref: 'Money#',
  description: 'Taken back by the customer’s bank for disputes.',
});

/** A payment in the books: payout, commission, fee, tax and owed add up to what was paid less what was given back. */
export const AccountedPaymentSchema = Type.Object(
  {
    ...PaymentSchema.properties,
    car: Car,
    customer: Type.Object({ ...Person.properties, email: Type.String() }, { additionalProperties: false }),
    owner: Person,
    provider: Type.String(),
    refundable: Type.Unsafe<Static<typeof MoneyRef>>({
      $ref: 'Money#',
      description: 'What can still be given back.',
    }),
    owed,
    charged_back,
    awaiting_approval,
    refunds: Type.Array(RefundRef, { description: 'Of this payment, oldest first.' }),
    payout: MoneyRef,
    commission: MoneyRef,
    fee: MoneyRef,
    tax: MoneyRef,
  },
  { $id: 'AccountedPayment', additionalProperties: false },
);
export type AccountedPaymentBody = Static<typeof AccountedPaymentSchema>;
export const AccountedPaymentRef = Type.Unsafe<AccountedPaymentBody>({ $ref: 'AccountedPayment#' });

const TotalsSchema = Type.Object(
  {
    currency: Type.String(),
    payments: Type.Integer(),
    paid: MoneyRef,
    refunded: MoneyRef,
    kept: MoneyRef,
    owed,
    charged_back,
    chargebacks: Type.Unsafe<Static<typeof MoneyRef>>({
      $ref: 'Money#',
      description: 'Taken back by banks beyond what was left of the payments: ours to bear, below zero.',
    }),
    payout: MoneyRef,
    commission: MoneyRef,
    fee: MoneyRef,
    tax: MoneyRef,
  },
  { additionalProperties: false },
);
export type TotalsBody = Static<typeof TotalsSchema>;

export const AccountedPaymentsPage = Type.Object(
  {
    payments: Type.Array(AccountedPaymentRef),
    has_more: Type.Boolean(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
    totals: Type.Array(TotalsSchema, {
      description:
        'Of all payments that pass the filter, by currency: kept = paid − refunded − charged_back = payout + commission + fee + tax + owed + chargebacks.',
    }),
  },
  { additionalProperties: false },
);

const day = (title: string) =>
  Type.Optional(Type.String({ title, maxLength: 10, pattern: calendarDayPattern }));
const filter = {
  status: Type.Optional(Type.Enum([...paymentStatuses])),
  purpose: Type.Optional(Type.Enum([...paymentPurposes])),
  refund: Type.Optional(
    Type.Enum(['pending', 'failed'], {
      description: 'With a refund that is under way, or that has failed and was not made again.',
    }),
  ),
  from: day('From'),
  to: day('To'),
  query: Type.Optional(
    Type.String({
      title: 'Search',
      maxLength: 100,
      pattern: '^[^\\u0000-\\u001f\\u007f]*$',
      description:
        'Name or e-mail of either side, car, plate, booking code, number of a payment, or the id of a payment or a trip.',
    }),
  ),
};
export const PaymentsQuery = Type.Object(
  {
    ...filter,
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  },
  { additionalProperties: false },
);
export const PaymentsCsvQuery = Type.Object(filter, { additionalProperties: false });

export const RefundRequest = Type.Object(
  {
    amount_minor: Type.Integer({ title: 'Amount', minimum: 1, maximum: 1_000_000_000 }),
    reason: Type.String({
      title: 'Reason',
      minLength: 1,
      maxLength: 500,
      pattern: plainTextPattern,
    }),
  },
  { additionalProperties: false },
);
