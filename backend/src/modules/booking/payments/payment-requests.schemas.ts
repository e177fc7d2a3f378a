import { Type, type Static } from 'typebox';
import { Line } from '../../../platform/http/text.schemas.js';
import { ReservationRef } from '../viewing/reservation.schemas.js';
import { PaymentRef } from '../../payments/public.js';

const CardSchema = Type.Object(
  {
    kind: Type.Literal('card'),
    number: Type.String({ title: 'Card number', maxLength: 30, pattern: '^[0-9 -]{12,30}$' }),
    expiry_month: Type.Integer({ title: 'Expiry month', minimum: 1, maximum: 12 }),
    expiry_year: Type.Integer({ title: 'Expiry year', minimum: 2000, maximum: 2099 }),
    cvc: Type.String({ title: 'Security code', maxLength: 4, pattern: '^[0-9]{3,4}$' }),
    holder: Line('Name on the card', 100),
  },
  { additionalProperties: false, description: 'For the embedded test provider only.' },
);

/** What else a client sends, such as amounts, is ignored: the server prices. */
export const PayRequest = Type.Object({
  method: Type.Union([
    CardSchema,
    Type.Object(
      { kind: Type.Literal('provider_method'), id: Type.String({ minLength: 1, maxLength: 255 }) },
      { additionalProperties: false, description: "The provider's name for what its own form took." },
    ),
    Type.Object(
      { kind: Type.Literal('saved_card') },
      { additionalProperties: false, description: 'The card at `GET /my/card`.' },
    ),
  ]),
  save_card: Type.Optional(
    Type.Boolean({
      description:
        'The customer agrees that the card is kept for the payments they make, until they remove it.',
    }),
  ),
});
export type PayRequest = Static<typeof PayRequest>;

export const ConfirmRequest = Type.Object(
  {
    approved: Type.Optional(
      Type.Boolean({
        description: 'What the customer answered the test provider; others know it themselves.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const PaymentAnswerSchema = Type.Object(
  { reservation: ReservationRef, payment: PaymentRef },
  { additionalProperties: false },
);

/** What tells one payment method from another, without what could be used to pay. */
export function idempotencyFingerprint(method: PayRequest['method']): unknown {
  if (method.kind !== 'card') return method;
  const { number, expiry_month, expiry_year } = method;
  return { kind: method.kind, last4: number.slice(-4), expiry_month, expiry_year };
}
