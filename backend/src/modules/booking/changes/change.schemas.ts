import { Type, type Static } from 'typebox';
import { localDateTimePattern } from '../../../platform/time/local-time.js';
import { Text } from '../../../platform/http/text.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { changeStatuses } from './change-life-cycle.js';
import { PriceLinesSchema } from '../../catalog/public.js';

const localTime = (title: string) =>
  Type.String({
    title,
    maxLength: 16,
    pattern: localDateTimePattern,
    description: "YYYY-MM-DDTHH:mm in the car's time zone.",
  });
const instant = Type.String({ format: 'date-time' });
const textOrNull = Type.Union([Type.String(), Type.Null()]);

/** What a change would make of a trip's price. */
const pricedChange = {
  billable_days: Type.Integer(),
  currency: Type.String(),
  lines: PriceLinesSchema,
  old_total: MoneyRef,
  new_total: MoneyRef,
  difference: Type.Unsafe<Static<typeof MoneyRef>>({
    $ref: 'Money#',
    description: 'new_total − old_total: above zero to be paid, below zero given back.',
  }),
};

export const ChangeSchema = Type.Object(
  {
    change_uuid: Type.String({ format: 'uuid' }),
    reservation_uuid: Type.String({ format: 'uuid' }),
    status: Type.Enum([...changeStatuses]),
    pick_up: localTime('Pick-up'),
    return: localTime('Return'),
    pick_up_at: instant,
    return_at: instant,
    ...pricedChange,
    payout: Type.Union([MoneyRef, Type.Null()], {
      description: "The owner's part of the new total; null for the customer.",
    }),
    message: textOrNull,
    reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it was declined.' }),
    requested_at: instant,
    expires_at: Type.String({ format: 'date-time', description: 'Until when it can be answered.' }),
    pay_by: Type.Union([instant, Type.Null()], {
      description: 'Until when the added days are held and the difference can be paid.',
    }),
  },
  { $id: 'Change', additionalProperties: false },
);
export type ChangeBody = Static<typeof ChangeSchema>;
export const ChangeSchemaRef = Type.Unsafe<ChangeBody>({ $ref: 'Change#' });

/** What else a client sends, such as amounts, is ignored: the server prices. */
export const ChangeQuoteRequest = Type.Object({
  pick_up: localTime('Pick-up'),
  return: localTime('Return'),
});
export type ChangeQuoteRequest = Static<typeof ChangeQuoteRequest>;

export const ChangeRequest = Type.Object(
  {
    pick_up: localTime('Pick-up'),
    return: localTime('Return'),
    expected_difference_minor: Type.Integer({
      title: 'Expected difference',
      description: 'What was shown before asking; when it is not that any more, nothing is asked for.',
    }),
    message: Type.Optional(Text('Message', 1000)),
  },
  { additionalProperties: false },
);
export type ChangeRequest = Static<typeof ChangeRequest>;

export const ChangeQuoteSchema = Type.Object(
  {
    pick_up: localTime('Pick-up'),
    return: localTime('Return'),
    ...pricedChange,
    is_capped: Type.Boolean({
      description: 'Less is given back than the days cost: no more than cancelling now would give back.',
    }),
  },
  { $id: 'ChangeQuote', additionalProperties: false },
);
export type ChangeQuoteBody = Static<typeof ChangeQuoteSchema>;
export const ChangeQuoteRef = Type.Unsafe<ChangeQuoteBody>({ $ref: 'ChangeQuote#' });
