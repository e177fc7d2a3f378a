import { Type } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { Text } from '../../../platform/http/text.schemas.js';
import { depositStatuses } from '../reservations/reservations.table.js';

const instant = Type.String({ format: 'date-time' });
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const ClaimDepositRequest = Type.Object(
  {
    amount_minor: Type.Integer({ title: 'Amount', minimum: 1, maximum: 2_000_000_000 }),
    reason: Text('Reason', 1000),
  },
  { additionalProperties: false },
);

export const DecideOnDepositRequest = Type.Object(
  {
    amount_minor: Type.Integer({ title: 'Amount', minimum: 0, maximum: 2_000_000_000 }),
    reason: Text('Reason', 1000),
  },
  { additionalProperties: false },
);

/** Where the deposit of a trip is. */
export const depositProperties = {
  deposit_status: Type.Union([Type.Enum([...depositStatuses]), Type.Null()], {
    description:
      'Null until it is tried to be set aside, 48 hours before the pick-up. `failed`: another card is needed.',
  }),
  deposit_claim: Type.Union(
    [
      Type.Object(
        {
          amount: MoneyRef,
          reason: Type.String(),
          at: instant,
          taken: orNull(MoneyRef),
          decision: orNull(Type.String()),
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ],
    { description: 'What the owner claims of it, and what was decided.' },
  ),
};
