import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import { partOf } from '../../../platform/money/money.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import type { QuoteBody } from './quote.schemas.js';
import type { Quote } from './quotes.table.js';
import { freeUntilByPolicy } from '../cancellation/cancellation-of.js';
import { cancellationPolicyText } from '../../catalog/public.js';

/** A quote as the API shows it; what the owner gets of it is not the customer's to know. */
export function toQuoteBody(quote: Quote, now: Date): QuoteBody {
  const { currency, time_zone, total_minor, day_rates, cancellation_policy } = quote;
  return {
    quote_uuid: quote.uuid,
    car_uuid: quote.car_uuid,
    pick_up: formatLocal(localTime(quote.pick_up_at, time_zone)),
    return: formatLocal(localTime(quote.return_at, time_zone)),
    pick_up_at: quote.pick_up_at.toISOString(),
    return_at: quote.return_at.toISOString(),
    time_zone,
    billable_days: day_rates.length,
    currency,
    lines: quote.lines,
    total: toMoney(total_minor, currency),
    price_per_day: toMoney(partOf(total_minor, day_rates.length), currency),
    deposit: toMoney(quote.deposit_minor, currency),
    late_fee_per_hour: toMoney(quote.late_fee_per_hour_minor, currency),
    cancellation_policy,
    cancellation_policy_text: cancellationPolicyText.driver[cancellation_policy],
    free_cancellation_until: freeUntilByPolicy(quote, now)?.toISOString() ?? null,
    expires_at: quote.expires_at.toISOString(),
  };
}
