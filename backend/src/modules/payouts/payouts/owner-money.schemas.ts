import { Type, type Static } from 'typebox';
import { payoutHoldReasons } from './payouts.table.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';

const instant = Type.String({ format: 'date-time' });

export const PayoutSchema = Type.Object(
  {
    payout_uuid: Type.String({ format: 'uuid' }),
    reservation_uuid: Type.String({ format: 'uuid' }),
    car: Type.Object({ make: Type.String(), model: Type.String() }, { additionalProperties: false }),
    customer: Type.Object({ fname: Type.String() }, { additionalProperties: false }),
    pick_up_at: instant,
    return_at: instant,
    kind: Type.Enum(['trip', 'correction'], {
      description: 'A correction makes up for what changed after the trip was paid out.',
    }),
    amount: Type.Unsafe<Static<typeof MoneyRef>>({
      $ref: 'Money#',
      description: 'Below zero when the owner owes it: it is kept from the next transfer.',
    }),
    status: Type.Enum(['scheduled', 'sent', 'paid', 'cancelled'], {
      description: '`sent`: on its way; `paid` once the owner’s bank has taken it.',
    }),
    held_by: Type.Union([Type.Enum([...payoutHoldReasons]), Type.Null()], {
      description: 'What it waits for besides its day; null when nothing keeps it.',
    }),
    due_at: instant,
    paid_at: Type.Union([instant, Type.Null()]),
    transfer_uuid: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
      description: 'With what it was paid; null when it was set off against what the owner owed.',
    }),
    created_at: instant,
  },
  { $id: 'Payout', additionalProperties: false },
);
export type PayoutBody = Static<typeof PayoutSchema>;

export const PayoutsPage = Type.Object(
  {
    payouts: Type.Array(Type.Unsafe<PayoutBody>({ $ref: 'Payout#' })),
    has_more: Type.Boolean(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
    owed: Type.Array(MoneyRef, {
      description: 'What the owner owes for refunds after payouts, beyond what is due; by currency.',
    }),
  },
  { additionalProperties: false },
);

export const IncomeResponse = Type.Object(
  {
    currency: Type.String(),
    months: Type.Array(
      Type.Object(
        {
          month: Type.String({ description: 'YYYY-MM, by UTC; oldest first, none left out.' }),
          payout_minor: Type.Integer(),
          trips: Type.Integer(),
        },
        { additionalProperties: false },
      ),
    ),
    total: MoneyRef,
  },
  { additionalProperties: false },
);
