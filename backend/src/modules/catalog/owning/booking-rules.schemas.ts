import { Type, type Static } from 'typebox';

const orDefault = (title: string, minimum: number, maximum: number) =>
  Type.Optional(Type.Union([Type.Integer({ minimum, maximum }), Type.Null()], { title }));
const clock = (title: string) =>
  Type.String({ title, maxLength: 5, pattern: '^(([01]\\d|2[0-3]):(00|30)|24:00)$' });

const WeekSchema = Type.Array(
  Type.Union([
    Type.Object({ from: clock('From'), to: clock('To') }, { additionalProperties: false }),
    Type.Null(),
  ]),
  { minItems: 7, maxItems: 7 },
);

/** Null stands for the default: of a car its owner's, of an owner the marketplace's. */
export const bookingRuleChanges = {
  notice_hours: orDefault('Notice', 0, 336),
  open_hours: Type.Optional(
    Type.Union([WeekSchema, Type.Null()], {
      title: 'Hours',
      description: 'Monday first, `HH:mm` by the half hour; null for a day without pick-ups and returns.',
    }),
  ),
  buffer_before_minutes: orDefault('Buffer before a trip', 0, 720),
  buffer_after_minutes: orDefault('Buffer after a trip', 0, 720),
  max_days: orDefault('Longest trip', 1, 365),
};

const integerOrNull = Type.Union([Type.Integer(), Type.Null()]);
/** As they are shown. */
export const bookingRuleProperties = {
  notice_hours: integerOrNull,
  open_hours: Type.Union([WeekSchema, Type.Null()]),
  buffer_before_minutes: integerOrNull,
  buffer_after_minutes: integerOrNull,
  max_days: integerOrNull,
};

export const BookingRulesRequest = Type.Object(bookingRuleChanges, { additionalProperties: false });
export type BookingRulesRequest = Static<typeof BookingRulesRequest>;
export type Week = Static<typeof WeekSchema>;

const BookingRulesSchema = Type.Object(bookingRuleProperties, { additionalProperties: false });
export type BookingRulesBody = Static<typeof BookingRulesSchema>;

export const OwnerBookingRulesSchema = Type.Object(
  { own: BookingRulesSchema, marketplace: BookingRulesSchema },
  { $id: 'OwnerBookingRules', additionalProperties: false },
);
export type OwnerBookingRulesBody = Static<typeof OwnerBookingRulesSchema>;
export const OwnerBookingRulesRef = Type.Unsafe<OwnerBookingRulesBody>({ $ref: 'OwnerBookingRules#' });
