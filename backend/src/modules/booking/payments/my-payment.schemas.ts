import { Type, type Static } from 'typebox';
import { ReservationRef, ReservedCarRef } from '../viewing/reservation.schemas.js';
import { PaymentRef, PaymentSchema, RefundRef } from '../../payments/public.js';

export const MyPaymentSchema = Type.Object(
  { ...PaymentSchema.properties, car: ReservedCarRef },
  { $id: 'MyPayment', additionalProperties: false },
);
export type MyPaymentBody = Static<typeof MyPaymentSchema>;
export const MyPaymentRef = Type.Unsafe<MyPaymentBody>({ $ref: 'MyPayment#' });

export const MyPaymentsPage = Type.Object(
  {
    payments: Type.Array(MyPaymentRef),
    has_more: Type.Boolean(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
);

export const ReceiptSchema = Type.Object(
  {
    payment: PaymentRef,
    reservation: ReservationRef,
    lines: Type.Array(
      Type.Object({ label: Type.String(), amount_minor: Type.Integer() }, { additionalProperties: false }),
      { description: 'What this payment was for; they add up to its amount.' },
    ),
    refunds: Type.Array(RefundRef, { description: 'Of this payment.' }),
    customer: Type.Object(
      {
        name: Type.String(),
        email: Type.String(),
        street: Type.String(),
        zip_code: Type.String(),
        city: Type.String(),
      },
      { additionalProperties: false },
    ),
    seller: Type.Object(
      { name: Type.String(), on_behalf_of: Type.String({ description: "The owner's first name." }) },
      { additionalProperties: false },
    ),
  },
  { $id: 'Receipt', additionalProperties: false },
);
export type ReceiptBody = Static<typeof ReceiptSchema>;
export const ReceiptRef = Type.Unsafe<ReceiptBody>({ $ref: 'Receipt#' });
