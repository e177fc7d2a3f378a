import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { PayoutSchema } from './owner-money.schemas.js';

const AccountedPayoutSchema = Type.Object(
  {
    ...PayoutSchema.properties,
    owner: Type.Object(
      {
        user_uuid: Type.String({ format: 'uuid' }),
        fname: Type.String(),
        lname: Type.String(),
        email: Type.String(),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type AccountedPayoutBody = Static<typeof AccountedPayoutSchema>;

const TotalsSchema = Type.Object(
  {
    currency: Type.String(),
    scheduled: MoneyRef,
    sent: MoneyRef,
    paid: MoneyRef,
    transferred: MoneyRef,
    owed: MoneyRef,
  },
  {
    additionalProperties: false,
    description:
      'Of everybody: `paid` payouts are what was `transferred`, less and with what was set off, to the cent. ' +
      '`sent` is on its way to owners’ banks. `owed` is what owners owe beyond what is due to them; it is part of `scheduled`, below zero there.',
  },
);
export type PayoutTotalsBody = Static<typeof TotalsSchema>;

export const AccountedPayoutsPage = Type.Object(
  {
    payouts: Type.Array(AccountedPayoutSchema),
    has_more: Type.Boolean(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
    totals: Type.Array(TotalsSchema),
  },
  { additionalProperties: false },
);

export const PayoutsQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum(['scheduled', 'sent', 'paid', 'cancelled'])),
    query: Type.Optional(
      Type.String({
        title: 'Search',
        maxLength: 100,
        pattern: '^[^\\u0000-\\u001f\\u007f]*$',
        description:
          'Name or e-mail of the owner, car, plate, or the id of a payout, trip, owner or transfer.',
      }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  },
  { additionalProperties: false },
);
