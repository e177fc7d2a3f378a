import { Type, type Static } from 'typebox';
import { Text } from '../../../platform/http/text.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { localDateTimePattern } from '../../../platform/time/local-time.js';
import { lateFeeStatuses } from '../reservations/reservations.table.js';

const instant = Type.String({ format: 'date-time' });

export const LateReturnRequest = Type.Object(
  {
    returned: Type.String({
      title: 'Came back',
      maxLength: 16,
      pattern: localDateTimePattern,
      description: "YYYY-MM-DDTHH:mm in the car's time zone.",
    }),
  },
  { additionalProperties: false },
);

export const LateReturnDecisionRequest = Type.Object(
  {
    side: Type.Enum(['customer', 'owner'], {
      title: 'Whose time',
      description: 'Whose statement of the return time counts.',
    }),
    reason: Text('Reason', 1000),
  },
  { additionalProperties: false },
);

/** What a late return means for a trip, or for the trip that comes next. */
export const lateReturnProperties = {
  late_fee_per_hour: Type.Unsafe<Static<typeof MoneyRef>>({
    $ref: 'Money#',
    description: 'For each started hour that the car comes back late, as it was booked; 0: nothing.',
  }),
  late_fee: Type.Union(
    [
      Type.Object(
        {
          hours: Type.Integer(),
          amount: MoneyRef,
          status: Type.Enum([...lateFeeStatuses]),
          at: instant,
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ],
    { description: 'What a late return costs; null while it costs nothing.' },
  ),
  return_statements: Type.Union(
    [Type.Object({ customer: instant, owner: instant }, { additionalProperties: false }), Type.Null()],
    {
      description:
        'When the car came back as either side says, while an administrator is to decide whose time counts; else null.',
    },
  ),
  not_back_at: Type.Union([instant, Type.Null()], {
    description: 'When the owner said that the car had not come back.',
  }),
  car_late: Type.Union([Type.Enum(['out', 'back']), Type.Null()], {
    description:
      'Whether the customer before is late with the car (`out`), or was (`back`); cancelling is free then.',
  }),
};
