import { Type, type Static, type TSchema } from 'typebox';
import { PhoneE164 } from '../../../platform/http/text.schemas.js';
import { ChangeSchemaRef } from '../changes/change.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { depositProperties } from '../deposits/deposit.schemas.js';
import { lateReturnProperties } from '../late-returns/late-return.schemas.js';
import { reservationStatuses } from '../reservations/reservation-life-cycle.js';
import { viewerActions } from './viewer-actions.js';
import { PaymentRef, RefundRef } from '../../payments/public.js';
import { PhotoRef, PlaceRef, PriceLinesSchema, cancellationPolicies } from '../../catalog/public.js';

const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const instant = Type.String({ format: 'date-time' });
const onceConfirmed = 'Null until the trip is confirmed, except for administrators.';

export const ReservedCarSchema = Type.Object(
  {
    car_uuid: Type.String({ format: 'uuid' }),
    make: Type.String(),
    model: Type.String(),
    year: Type.Integer(),
    photo: orNull(PhotoRef),
    place: PlaceRef,
    plate: orNull(Type.String(), onceConfirmed),
  },
  { $id: 'ReservedCar', additionalProperties: false },
);
export const ReservedCarRef = Type.Unsafe<Static<typeof ReservedCarSchema>>({ $ref: 'ReservedCar#' });

export const ReservationSchema = Type.Object(
  {
    reservation_uuid: Type.String({ format: 'uuid' }),
    booking_code: Type.String({
      description: 'Six signs that name the trip when people talk: without 0, 1, I, L, O and vowels.',
    }),
    status: Type.Enum([...reservationStatuses]),
    viewer: Type.Enum(['customer', 'owner', 'admin'], { description: 'As whom the caller sees it.' }),
    car: ReservedCarRef,
    customer: Type.Object(
      {
        fname: Type.String(),
        lname: orNull(Type.String(), onceConfirmed),
        phone: orNull(Type.String(), onceConfirmed),
        phone_e164: PhoneE164,
      },
      { additionalProperties: false },
    ),
    share_url: orNull(
      Type.String(),
      'The link that shows the trip’s times and place to a co-driver; only for the customer who made one.',
    ),
    driver: orNull(
      Type.Object(
        {
          is_verified: Type.Boolean(),
          member_since: instant,
          trips: Type.Integer({ description: 'Completed ones.' }),
          cancellations: Type.Integer({ description: 'Requested or booked trips that they cancelled.' }),
          rating: orNull(
            Type.Object(
              { average: Type.Number({ description: '1 to 5' }), count: Type.Integer() },
              { additionalProperties: false },
            ),
            'What owners gave them; null without any.',
          ),
        },
        { additionalProperties: false },
      ),
      'What an owner may know of the customer before answering; null for the customer.',
    ),
    driver_stars: orNull(
      Type.Integer(),
      'What the owner gave the customer, 1 to 5; null for the customer, who only counts in the average.',
    ),
    owner: Type.Object(
      { fname: Type.String(), phone: orNull(Type.String(), onceConfirmed), phone_e164: PhoneE164 },
      { additionalProperties: false },
    ),
    address: orNull(
      Type.Object(
        { street: Type.String(), zip_code: Type.String(), city: Type.String() },
        { additionalProperties: false },
      ),
      onceConfirmed,
    ),
    pick_up: Type.String({ description: "YYYY-MM-DDTHH:mm in the car's time zone, as `return`." }),
    return: Type.String(),
    pick_up_at: instant,
    return_at: instant,
    time_zone: Type.String(),
    billable_days: Type.Integer(),
    currency: Type.String(),
    lines: PriceLinesSchema,
    total: MoneyRef,
    deposit: MoneyRef,
    paid: Type.Unsafe<Static<typeof MoneyRef>>({
      $ref: 'Money#',
      description:
        'Taken from the customer so far, less what was, will be or is owed back; what a bank holds for an open dispute counts as taken.',
    }),
    payout: orNull(MoneyRef, "The owner's part of what is paid, or would be; null for the customer."),
    earnings: orNull(
      Type.Array(
        Type.Object({ label: Type.String(), amount_minor: Type.Integer() }, { additionalProperties: false }),
      ),
      'How `payout` comes about: these add up to it; null for the customer.',
    ),
    cancellation_policy: Type.Enum([...cancellationPolicies]),
    cancellation_policy_text: Type.String(),
    free_cancellation_until: orNull(
      instant,
      'While the trip has not begun; null where cancelling never is free, or is no longer.',
    ),
    instant_book: Type.Boolean(),
    repay_by: orNull(
      instant,
      'Until when the trip is to be paid again, because a bank took its payment back; null otherwise.',
    ),
    repay: orNull(MoneyRef, 'How much of it; null when nothing is to be paid again.'),
    hold_expires_at: orNull(instant, 'Until when the car is held for the customer; while it is to be paid.'),
    awaits_verification: Type.Boolean({
      description:
        'The car is held until its customer is verified, and cannot be paid yet; of an expired one, that it ended so.',
    }),
    is_being_verified: Type.Boolean({
      description: 'What the hold awaits has been sent, and we are checking it: the customer waits for us.',
    }),
    answer_by: orNull(instant, 'Until when the owner may answer a request.'),
    booked_at: orNull(instant),
    handed_over_at: orNull(instant),
    returned_at: orNull(instant),
    is_overdue: Type.Boolean({ description: 'Its return time has passed, and its end is not confirmed.' }),
    confirmed: Type.Object(
      {
        pick_up: Type.Array(Type.Enum(['customer', 'owner'])),
        return: Type.Array(Type.Enum(['customer', 'owner'])),
      },
      {
        additionalProperties: false,
        description: 'Who has said that the car was handed over, and that it is back.',
      },
    ),
    object_by: orNull(instant, 'Until when the customer may object to how the trip ended.'),
    objection: orNull(
      Type.Object(
        { reason: Type.String(), at: instant, decision: orNull(Type.String()) },
        { additionalProperties: false },
      ),
      'What the customer objects to, and what was decided.',
    ),
    ...lateReturnProperties,
    ...depositProperties,
    decline_reason: orNull(Type.String()),
    cancel_reason: orNull(Type.String()),
    cancelled_by: orNull(Type.Enum(['customer', 'owner', 'admin', 'system'])),
    can: Type.Array(Type.Enum([...viewerActions]), { description: 'What the caller may do with it now.' }),
    change: orNull(ChangeSchemaRef, 'The one that is not decided yet, if there is one.'),
    payments: Type.Array(PaymentRef, { description: 'Every try to pay, oldest first.' }),
    refunds: Type.Array(RefundRef),
    review: orNull(
      Type.Object(
        { stars: Type.Integer(), text: Type.String(), written_at: instant },
        { additionalProperties: false },
      ),
      'What the customer wrote about the trip.',
    ),
    timeline: Type.Array(
      Type.Object(
        {
          at: instant,
          what: Type.String({ description: 'A sentence for the person in front of the screen.' }),
          who: Type.Enum(['customer', 'owner', 'admin', 'system']),
          note: Type.Optional(Type.String()),
        },
        { additionalProperties: false },
      ),
      { description: 'Oldest first; only of one reservation, empty in lists.' },
    ),
    created_at: instant,
    updated_at: instant,
  },
  { $id: 'Reservation', additionalProperties: false },
);
export type ReservationBody = Static<typeof ReservationSchema>;
export const ReservationRef = Type.Unsafe<ReservationBody>({ $ref: 'Reservation#' });

/** What else a client sends, such as amounts, is ignored: the server prices. */
export const ReserveRequest = Type.Object({ quote_uuid: Type.String({ title: 'Quote', format: 'uuid' }) });
