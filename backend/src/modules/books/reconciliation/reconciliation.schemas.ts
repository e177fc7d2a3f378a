import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';

const orNull = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const DifferenceSchema = Type.Object(
  {
    subject: Type.String({
      description: 'The payment, else the transfer, else the provider’s name for what moved.',
    }),
    payment_uuid: orNull(Type.String()),
    reservation_uuid: orNull(Type.String()),
    provider: MoneyRef,
    books: MoneyRef,
    difference: MoneyRef,
    since: Type.String({ format: 'date-time' }),
    age_days: Type.Integer({ minimum: 0 }),
  },
  {
    additionalProperties: false,
    description: '`difference` is what the provider says beyond the books.',
  },
);

export const UnexplainedCashSchema = Type.Object(
  {
    compared_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When provider and books were compared last; null before the first time.',
    }),
    differences: Type.Array(DifferenceSchema, { description: 'The oldest first, at most 100.' }),
    totals: Type.Array(
      Type.Object(
        { difference: MoneyRef, count: Type.Integer({ minimum: 0 }) },
        { additionalProperties: false },
      ),
      { description: 'By currency, of all differences.' },
    ),
  },
  { additionalProperties: false },
);
export type UnexplainedCashBody = Static<typeof UnexplainedCashSchema>;
