import { useId } from 'react';
import { formatDay, formatMoney } from '@drove/shared-ui/formats';
import { useSetRates, type OwnCar } from './api/my-cars';
import { Icon } from '../../ui/icon';
import { DatedRateForm } from './dated-rate-form';
import { datedRatesMessage } from './dated-rates.messages';
import { datedRatesLabels } from './labels';

/** Other prices for certain days: holidays, a quiet season. Each is saved at once. */
export function DatedRates({ car }: { car: OwnCar }) {
  const id = useId();
  const setRates = useSetRates(car.car_uuid);

  return (
    <section aria-labelledby={`${id}-heading`} className="border-t border-base-300 pt-6">
      <h3 id={`${id}-heading`} className="font-semibold">
        {datedRatesLabels.heading}
      </h3>
      <ul className="mt-3 grid gap-2">
        {car.rates.map((rate) => (
          <li
            key={rate.from_on}
            className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-base-300 py-1 pr-1 pl-4"
          >
            <span>
              <span>{`${formatDay(rate.from_on)} – ${formatDay(rate.to_on)}:`}</span>{' '}
              <strong>{formatMoney({ amount_minor: rate.daily_price_minor, currency: car.currency })}</strong>{' '}
              {datedRatesLabels.perDay}
            </span>
            <button
              type="button"
              className="btn btn-ghost btn-square"
              aria-label={datedRatesLabels.remove(formatDay(rate.from_on))}
              onClick={() => setRates.mutate(car.rates.filter((each) => each !== rate))}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <DatedRateForm
        currency={car.currency}
        error={setRates.isError ? datedRatesMessage(setRates.error) : undefined}
        onAdd={(rate) => setRates.mutateAsync([...car.rates, rate])}
      />
    </section>
  );
}
