import { useId, useState } from 'react';
import { useSetRates, type OwnCar } from '../../api/my-cars';
import { Refused } from '../../api/refused';
import { formatDay } from '../../lib/format-time';
import { formatMoney, readMoney } from '../../lib/money';
import { todayIn } from '../../lib/local-time';
import { Icon } from '../../ui/icon';
import { saveCarMessage } from './save-car.messages';

const empty = { from: '', to: '', price: '' };

/** Other prices for certain days: holidays, a quiet season. Each is saved at once. */
export function DatedRates({ car }: { car: OwnCar }) {
  const id = useId();
  const setRates = useSetRates(car.car_uuid);
  const [typed, setTyped] = useState(empty);
  const [mistake, setMistake] = useState('');

  function add() {
    const dailyPriceMinor = readMoney(typed.price, car.currency);
    if (!typed.from || !typed.to || dailyPriceMinor === undefined) {
      setMistake('Please enter the first day, the last day and a price.');
      return;
    }
    setMistake('');
    const rate = { from_on: typed.from, to_on: typed.to, daily_price_minor: dailyPriceMinor };
    setRates.mutate([...car.rates, rate], { onSuccess: () => setTyped(empty) });
  }

  const field = (name: keyof typeof empty, label: string, type: 'date' | 'text') => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        type={type}
        {...(type === 'date' ? { min: todayIn() } : { inputMode: 'decimal' as const })}
        className="input w-full"
        aria-describedby={`${id}-error`}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    </div>
  );

  return (
    <section aria-labelledby={`${id}-heading`} className="border-t border-base-300 pt-6">
      <h3 id={`${id}-heading`} className="font-semibold">
        Other prices on certain days
      </h3>
      <ul className="mt-3 grid gap-2">
        {car.rates.map((rate) => (
          <li
            key={rate.from_on}
            className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-base-300 py-1 pr-1 pl-4"
          >
            <span>
              {formatDay(rate.from_on)} – {formatDay(rate.to_on)}:{' '}
              <strong>{formatMoney({ amount_minor: rate.daily_price_minor, currency: car.currency })}</strong>{' '}
              a day
            </span>
            <button
              type="button"
              className="btn btn-ghost btn-square"
              aria-label={`Remove the price from ${formatDay(rate.from_on)}`}
              onClick={() => setRates.mutate(car.rates.filter((each) => each !== rate))}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]">
        {field('from', 'First day', 'date')}
        {field('to', 'Last day', 'date')}
        {field('price', `Price a day (${car.currency})`, 'text')}
        <button type="button" className="btn btn-outline" aria-disabled={setRates.isPending} onClick={add}>
          Add price
        </button>
      </div>
      <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-error">
        {mistake || (setRates.isError && sentenceOf(setRates.error))}
      </p>
    </section>
  );
}

function sentenceOf(error: unknown): string {
  const fields = error instanceof Refused ? Object.values(error.problem?.fields ?? {}) : [];
  return fields.join(' ') || saveCarMessage(error);
}
