import { Type, type Static } from 'typebox';
import { Text } from '../../../platform/http/text.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { disputeAnswers } from './payment-disputes.table.js';
import type { DisputedTrip } from './disputed-trip.js';
import { PhotoRef } from '../../catalog/public.js';

const uuid = Type.String({ format: 'uuid' });
const instant = Type.String({ format: 'date-time' });
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const dispute = {
  dispute_uuid: uuid,
  payment_uuid: uuid,
  reservation_uuid: uuid,
  status: Type.Enum(['open', 'won', 'lost']),
  amount: MoneyRef,
  taken: Type.Unsafe<Static<typeof MoneyRef>>({ $ref: 'Money#', description: 'What the bank has taken.' }),
  reason: Type.String({ description: "In the provider's words." }),
  opened_at: instant,
  closed_at: orNull(instant),
  answer_by: orNull(instant),
  answer: Type.Union([Type.Enum([...disputeAnswers]), Type.Null()], {
    description: 'Null while it waits for us. `elsewhere`: given at the provider itself.',
  }),
  answered_at: orNull(instant),
  sent_at: Type.Union([instant, Type.Null()], { description: 'When the provider took our answer on.' }),
  explanation: Type.Union([Type.String(), Type.Null()], {
    description: 'What an administrator wrote, also of an answer that the provider did not take.',
  }),
  refused_at: Type.Union([instant, Type.Null()], {
    description: 'When the provider did not take our last answer; null once it is answered again.',
  }),
  refusal: orNull(Type.String()),
  can: Type.Array(Type.Enum(['answer'])),
};
const Dispute = Type.Object(dispute, { additionalProperties: false });
export type DisputeBody = Static<typeof Dispute>;

export const DisputesQuery = Type.Object(
  { reservation_uuid: Type.Optional(Type.String({ title: 'Trip', format: 'uuid' })) },
  { additionalProperties: false },
);
export const DisputeList = Type.Object(
  {
    disputes: Type.Array(Dispute, { description: 'What waits for us first, by its last day; 200 at most.' }),
  },
  { additionalProperties: false },
);

/** A dispute with all that speaks for the payment. */
export const DisputeCase = Type.Object(
  {
    dispute: Dispute,
    reservation: Type.Unsafe<DisputedTrip>({ $ref: 'Reservation#' }),
    customer: Type.Object(
      {
        user_uuid: uuid,
        name: Type.String(),
        email: Type.String(),
        registered_at: instant,
        email_confirmed_at: orNull(instant),
        is_verified: Type.Boolean({ description: 'Their driving licence was looked at.' }),
      },
      { additionalProperties: false },
    ),
    messages: Type.Array(
      Type.Object(
        { at: instant, title: Type.String(), text: Type.String(), mailed_at: orNull(instant) },
        { additionalProperties: false },
      ),
      { description: 'What the customer was told about the trip.' },
    ),
    photos: Type.Array(PhotoRef),
  },
  { additionalProperties: false },
);
export type DisputeCaseBody = Static<typeof DisputeCase>;

export const AnswerDisputeRequest = Type.Object(
  {
    answer: Type.Enum(['contest', 'accept'], { title: 'Answer' }),
    explanation: Text('Explanation', 5000),
  },
  { additionalProperties: false },
);
