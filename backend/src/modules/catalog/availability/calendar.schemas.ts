import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { dayAvailabilities } from './car-days.js';
import { calendarDayPattern } from '../../../platform/time/local-time.js';

export const CalendarQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ title: 'From', maxLength: 10, pattern: calendarDayPattern })),
    to: Type.Optional(Type.String({ title: 'To', maxLength: 10, pattern: calendarDayPattern })),
  },
  { additionalProperties: false },
);
export type CalendarQuery = Static<typeof CalendarQuery>;

const localTime = Type.String({ description: "YYYY-MM-DDTHH:mm in the car's time zone." });
const clockTime = Type.Union([Type.String(), Type.Null()], { description: 'HH:mm' });

export const CarCalendarSchema = Type.Object(
  {
    time_zone: Type.String(),
    from_on: Type.String({ format: 'date' }),
    to_on: Type.String({ format: 'date' }),
    today_on: Type.String({ format: 'date' }),
    taken: Type.Array(
      Type.Object({
        from: localTime,
        to: localTime,
        from_at: Type.String({ format: 'date-time' }),
        to_at: Type.String({ format: 'date-time' }),
      }),
    ),
    days: Type.Array(
      Type.Object({
        on: Type.String({ format: 'date' }),
        availability: Type.Enum([...dayAvailabilities]),
        is_open: Type.Boolean({
          description: 'Whether its owner hands the car over and takes it back on this day, free or not.',
        }),
        open_from: clockTime,
        open_until: clockTime,
        can_pick_up: Type.Boolean({
          description:
            "Free from `pick_up_from` to the day's end, within the owner's notice and hours, and not too far ahead.",
        }),
        can_return: Type.Boolean({
          description: "Free from the day's start until `return_by`, within the owner's hours.",
        }),
        pick_up_from: clockTime,
        pick_up_until: clockTime,
        return_from: clockTime,
        return_by: clockTime,
        daily_price: MoneyRef,
      }),
    ),
  },
  { $id: 'CarCalendar', additionalProperties: false },
);
export type CarCalendarBody = Static<typeof CarCalendarSchema>;
export const CarCalendarRef = Type.Unsafe<CarCalendarBody>({ $ref: 'CarCalendar#' });
