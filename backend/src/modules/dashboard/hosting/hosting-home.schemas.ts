import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { ReservationRef } from '../../booking/public.js';
import { NextStepsRef } from '../../payouts/public.js';

const whole = Type.Integer({ minimum: 0 });

const Occupancy = Type.Object(
  {
    booked_bps: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()], {
      description: 'Booked of offered time; null when no time was offered.',
    }),
    booked_hours: whole,
    offered_hours: Type.Integer({
      minimum: 0,
      description: 'Of the cars that are approved and listed, since their approval, without blocked days.',
    }),
  },
  { additionalProperties: false },
);

/** What an owner wants to know first: what waits for them, where their cars are, and what they bring. */
export const HostingHome = Type.Object(
  {
    next_steps: NextStepsRef,
    requests: Type.Object(
      {
        count: whole,
        reservations: Type.Array(ReservationRef, {
          description: 'Trips and changes that are asked for, the nearest deadline first; at most five.',
        }),
      },
      { additionalProperties: false },
    ),
    leaving: Type.Array(ReservationRef, {
      description:
        'Confirmed trips whose pick-up is today or was missed, as the car’s city has it; at most five.',
    }),
    out: Type.Object(
      {
        count: whole,
        due_today: whole,
        overdue: whole,
        trips: Type.Array(
          Type.Object(
            { due: Type.Enum(['overdue', 'today', 'later']), reservation: ReservationRef },
            { additionalProperties: false },
          ),
          { description: 'Cars that are with customers, the next return first; at most five.' },
        ),
      },
      { additionalProperties: false },
    ),
    income: Type.Object(
      {
        currency: Type.String(),
        this_month: MoneyRef,
        last_month: MoneyRef,
        days: Type.Array(
          Type.Object({ on: Type.String(), payout_minor: Type.Integer() }, { additionalProperties: false }),
          {
            description:
              'From the first of last month until today by UTC, none left out; they add up to both.',
          },
        ),
      },
      { additionalProperties: false },
    ),
    occupancy: Type.Object(
      { past: Occupancy, coming: Occupancy },
      { additionalProperties: false, description: 'Of the last and of the next 30 days.' },
    ),
    cars: Type.Object(
      { public: whole, paused: whole, waiting: whole, to_mend: whole, draft: whole },
      { additionalProperties: false, description: 'How many cars are in which state.' },
    ),
  },
  { additionalProperties: false },
);
export type HostingHomeBody = Static<typeof HostingHome>;
