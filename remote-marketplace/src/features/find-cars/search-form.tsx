import { useState } from 'react';
import type { Period } from '../../lib/car-search';
import { Icon } from '../../ui/icon';
import { searchFormLabels } from './labels';
import { PeriodField } from './period-field';
import { PlaceField } from './place-field';

/** Where and when; both may be left open. */
export interface PlaceAndPeriod {
  place?: string;
  period?: Period;
}

interface SearchFormProps {
  initial?: PlaceAndPeriod;
  onSearch: (wanted: PlaceAndPeriod) => void;
}

/** Where and when a car is needed. Starts again, by its `key`, when the address changes. */
export function SearchForm({ initial = {}, onSearch }: SearchFormProps) {
  const [place, setPlace] = useState(initial.place ?? '');
  const [period, setPeriod] = useState(initial.period);

  return (
    <form
      role="search"
      aria-label={searchFormLabels.form}
      className="grid grid-cols-1 gap-4 rounded-box border border-base-300 bg-base-100 p-4 text-base-content shadow-raised sm:p-5 md:grid-cols-[1fr_1.3fr_auto] md:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...(place.trim() && { place: place.trim() }), ...(period && { period }) });
      }}
    >
      <PlaceField value={place} onChange={setPlace} />
      <PeriodField period={period} onChange={setPeriod} />
      <button type="submit" className="btn btn-primary">
        <Icon name="search" />
        {searchFormLabels.submit}
      </button>
    </form>
  );
}
