import { Type, type Static } from 'typebox';
import { localDateTimePattern } from '../../../platform/time/local-time.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { PriceLinesSchema, cancellationPolicies } from '../../catalog/public.js';

const localTime = (title: string) =>
  Type.String({
    title,
    maxLength: 16,
    pattern: localDateTimePattern,
    description: "YYYY-MM-DDTHH:mm in the car's time zone.",
  });

/** What else a client sends, such as amounts, is ignored: the server prices. */
export const QuoteRequest = Type.Object({
  car_uuid: Type.String({ title: 'Car', format: 'uuid' }),
  pick_up: localTime('Pick-up'),
  return: localTime('Return'),
});
export type QuoteRequest = Static<typeof QuoteRequest>;

export const QuoteSchema = Type.Object(
  {
    quote_uuid: Type.String({ format: 'uuid' }),
    car_uuid: Type.String({ format: 'uuid' }),
    pick_up: localTime('Pick-up'),
    return: localTime('Return'),
    pick_up_at: Type.String({ format: 'date-time' }),
    return_at: Type.String({ format: 'date-time' }),
    time_zone: Type.String(),
    billable_days: Type.Integer(),
    currency: Type.String(),
    lines: PriceLinesSchema,
    total: MoneyRef,
    price_per_day: MoneyRef,
    /** Held, never charged; no part of the total. */
    deposit: MoneyRef,
    late_fee_per_hour: Type.Unsafe<Static<typeof MoneyRef>>({
      $ref: 'Money#',
      description: 'For each started hour that the car comes back late; 0: nothing.',
    }),
    cancellation_policy: Type.Enum([...cancellationPolicies]),
    cancellation_policy_text: Type.String(),
    free_cancellation_until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description:
        'By the policy; null where it never is free, or is no longer. Each booking is free to cancel for an hour.',
    }),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'Quote', additionalProperties: false },
);
export type QuoteBody = Static<typeof QuoteSchema>;
export const QuoteRef = Type.Unsafe<QuoteBody>({ $ref: 'Quote#' });
