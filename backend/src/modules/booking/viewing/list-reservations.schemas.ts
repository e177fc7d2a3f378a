import { Type, type Static } from 'typebox';
import { reservationStatuses } from '../reservations/reservation-life-cycle.js';
import { ReservationRef } from './reservation.schemas.js';
import { waitingReasons } from './waiting-trips.repository.js';

export const ReservationPage = Type.Object({
  reservations: Type.Array(ReservationRef),
  has_more: Type.Boolean(),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
});

const page = {
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
};
const when = Type.Optional(
  Type.Enum(['coming', 'running', 'past'], {
    description: 'Coming: soonest first; includes what waits to be paid or answered. Else latest first.',
  }),
);
const status = Type.Optional(Type.Enum([...reservationStatuses]));

export const MyReservationsQuery = Type.Object({ when, ...page }, { additionalProperties: false });
export const OwnerReservationsQuery = Type.Object(
  {
    when,
    status,
    waiting_for: Type.Optional(
      Type.Enum(['answer'], {
        title: 'Waiting for',
        description: 'answer: requests, and trips with a requested change, as long as they can be answered.',
      }),
    ),
    car_uuid: Type.Optional(Type.String({ title: 'Car', format: 'uuid' })),
    booking_code: Type.Optional(
      Type.String({
        title: 'Booking code',
        maxLength: 100,
        pattern: '^[^\\u0000-\\u001f\\u007f]*$',
        description: 'In any case, with blanks or hyphens; what is no booking code finds nothing.',
      }),
    ),
    ...page,
  },
  { additionalProperties: false },
);
export const AdminReservationsQuery = Type.Object(
  {
    when,
    status,
    waiting_for: Type.Optional(
      Type.Enum([...waitingReasons], {
        title: 'Waiting for',
        description:
          'decision: disputed, or objected to after its end. confirmation: its pick-up or return has passed unconfirmed. ' +
          'deposit_claim: its owner claims something of the deposit. late_fee: its late fee is overdue. ' +
          'owner_suspended: its owner is suspended and has not handed over the car.',
      }),
    ),
    query: Type.Optional(
      Type.String({
        title: 'Search',
        maxLength: 100,
        pattern: '^[^\\u0000-\\u001f\\u007f]*$',
        description: 'Name or e-mail of either side, car, plate, booking code or id.',
      }),
    ),
    ...page,
  },
  { additionalProperties: false },
);
type OwnerQuery = Static<typeof OwnerReservationsQuery>;
type AdminQuery = Static<typeof AdminReservationsQuery>;
export type ReservationsQuery = Omit<OwnerQuery, 'waiting_for'> &
  Pick<AdminQuery, 'query'> & { waiting_for?: OwnerQuery['waiting_for'] | AdminQuery['waiting_for'] };
