import { useId, useState, type KeyboardEvent } from 'react';
import { moneyText, readMoney } from '@drove/shared-ui/formats';
import { priceFilterLabels } from './result-labels';

/** Prices are entered in the one currency that the marketplace has so far. */
export const FILTER_CURRENCY = 'EUR';

interface PriceFilterProps {
  /** Minor units. */
  min: number | undefined;
  max: number | undefined;
  onChange: (changes: { pricePerDayMin?: number | undefined; pricePerDayMax?: number | undefined }) => void;
}

/** The least and the most a day may cost. It counts when the field is left or Enter is pressed, not while typing. */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const id = useId();
  const of = `${String(min)}-${String(max)}`;
  // What is typed belongs to the prices that it was typed over: others, as Back brings them, take its place.
  const [typed, setTyped] = useState<{ of: string; min: string; max: string; error: string }>();
  const shown =
    typed?.of === of
      ? typed
      : { of, min: moneyText(min, FILTER_CURRENCY), max: moneyText(max, FILTER_CURRENCY), error: '' };

  function apply() {
    const read = (text: string) => (text.trim() ? (readMoney(text, FILTER_CURRENCY) ?? NaN) : undefined);
    const least = read(shown.min);
    const most = read(shown.max);
    if (Number.isNaN(least) || Number.isNaN(most)) {
      setTyped({ ...shown, error: priceFilterLabels.invalid });
    } else if (least !== undefined && most !== undefined && least > most) {
      setTyped({ ...shown, error: priceFilterLabels.rangeInvalid });
    } else {
      setTyped(undefined);
      if (least !== min || most !== max) onChange({ pricePerDayMin: least, pricePerDayMax: most });
    }
  }

  const field = (name: 'min' | 'max', label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm text-base-content/75">
        {label}
      </label>
      <div className="input w-full">
        <span aria-hidden="true">€</span>
        <input
          id={`${id}-${name}`}
          inputMode="decimal"
          autoComplete="off"
          className="min-w-0 grow"
          aria-invalid={shown.error !== ''}
          aria-describedby={`${id}-error`}
          value={shown[name]}
          onChange={(event) => setTyped({ ...shown, [name]: event.target.value })}
          onBlur={apply}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') apply();
          }}
        />
      </div>
    </div>
  );

  return (
    <fieldset>
      <legend className="mb-1 font-medium">{priceFilterLabels.legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        {field('min', priceFilterLabels.min)}
        {field('max', priceFilterLabels.max)}
      </div>
      <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-error">
        {shown.error}
      </p>
    </fieldset>
  );
}
