import { counted, formatMoney } from '@drove/shared-ui/formats';
import type { Car } from '../../api/cars';
import type { Quote } from '../../api/quotes';
import { goodToKnowLabels } from './labels';

interface GoodToKnowProps {
  car: Car;
  /** Of the chosen days; missing while there is none. */
  quote: Quote | undefined;
}

/** What a trip may cost besides its price, and the rules that decide it: read before paying. */
export function GoodToKnow({ car, quote }: GoodToKnowProps) {
  const rules = [
    [goodToKnowLabels.distance, distanceRule(car, quote)],
    [
      goodToKnowLabels.fuel,
      car.fuel === 'electric' ? goodToKnowLabels.chargeRule : goodToKnowLabels.fuelRule,
    ],
    [
      goodToKnowLabels.deposit,
      car.deposit.amount_minor > 0
        ? goodToKnowLabels.depositRule(formatMoney(car.deposit))
        : goodToKnowLabels.noDeposit,
    ],
    [goodToKnowLabels.excess, goodToKnowLabels.excessRule],
    ...(car.late_fee_per_hour.amount_minor > 0
      ? [[goodToKnowLabels.lateReturn, goodToKnowLabels.lateRule(formatMoney(car.late_fee_per_hour))]]
      : []),
  ];
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="text-xl font-semibold tracking-tight">
        {goodToKnowLabels.heading}
      </h2>
      <dl className="mt-3 grid max-w-prose gap-3">
        {rules.map(([name, rule]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-base-content/85">{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function distanceRule({ included_km_per_day: perDay }: Car, quote: Quote | undefined): string {
  if (!perDay) return goodToKnowLabels.unlimitedDistance;
  if (!quote) return goodToKnowLabels.distancePerDay(perDay);
  const { billable_days: days } = quote;
  return goodToKnowLabels.distanceForTrip(perDay * days, counted(days, 'day'));
}
