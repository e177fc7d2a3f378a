import { Type, type Static } from 'typebox';
import { MyPaymentRef, ReservationRef } from '../../booking/public.js';

const obstacles = [
  'suspended',
  'unverified',
  'pending',
  'rejected',
  'changes_requested',
  'expired',
  'no_licence',
  'licence_pending',
  'licence_expired',
  'phone_unreadable',
  'late_fee_overdue',
] as const;

/** What a customer wants to know first: the next trip, whether they can book, and what they paid. */
export const RentingHome = Type.Object(
  {
    obstacle: Type.Union(
      [
        Type.Object(
          {
            kind: Type.Enum([...obstacles]),
            reason: Type.Union([Type.String(), Type.Null()], { description: 'What an administrator said.' }),
            missing: Type.Array(Type.String(), {
              description: 'What is still to be sent, as items of a checklist.',
            }),
            since: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
              description: 'When the documents were sent; while they wait.',
            }),
            reservation_uuid: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
              description: 'The trip whose late fee is overdue.',
            }),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { description: 'What keeps the caller from booking any car; null when nothing does.' },
    ),
    wanted_trip: Type.Union(
      [
        Type.Object(
          {
            car_uuid: Type.String(),
            make: Type.Union([Type.String(), Type.Null()]),
            model: Type.Union([Type.String(), Type.Null()]),
            year: Type.Union([Type.Integer(), Type.Null()]),
            pick_up: Type.String({ description: 'On the clocks of the car’s city.' }),
            return: Type.String(),
            time_zone: Type.String(),
            link: Type.String({ description: 'The route of the app where it can be booked.' }),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      {
        description: 'The last trip that was refused because the caller is not verified; until it is booked.',
      },
    ),
    expiring: Type.Array(
      Type.Object(
        { document: Type.Enum(['licence', 'identity']), expires_on: Type.String() },
        { additionalProperties: false },
      ),
      { description: 'Verified documents that run out in the next 30 days.' },
    ),
    trips: Type.Array(ReservationRef, {
      description: 'Under way, then to come, soonest first; at most three.',
    }),
    payments: Type.Array(MyPaymentRef, { description: 'The last three.' }),
  },
  { additionalProperties: false },
);
export type RentingHomeBody = Static<typeof RentingHome>;
