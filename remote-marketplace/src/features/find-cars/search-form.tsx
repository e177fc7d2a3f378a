import { useState } from 'react';
import type { PlaceAndPeriod } from '../../lib/car-search';
import { keepRecentSearch } from '../../lib/recent-searches';
import { Icon } from '../../ui/icon';
import { searchFormLabels } from './labels';
import { PeriodField } from './period-field';
import { PlaceField } from './place-field';

interface SearchFormProps {
  initial?: PlaceAndPeriod;
  onSearch: (wanted: PlaceAndPeriod) => void;
}

/** Where and when a car is needed. Starts again, by its `key`, when the address changes. */
export function SearchForm({ initial = {}, onSearch }: SearchFormProps) {
  // What the place of an address is called comes later.
  const [typed, setPlace] = useState<string>();
  const place = typed ?? initial.place ?? '';
  const [period, setPeriod] = useState(initial.period);

  return (
    <form
      role="search"
      aria-label={searchFormLabels.form}
      className="grid grid-cols-1 gap-4 rounded-box border border-base-300 bg-base-100 p-4 text-base-content shadow-raised sm:p-5 md:grid-cols-[1fr_1.3fr_auto] md:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = { ...(place.trim() && { place: place.trim() }), ...(period && { period }) };
        keepRecentSearch(wanted);
        onSearch(wanted);
      }}
    >
      <PlaceField
        value={place}
        onChange={setPlace}
        onChooseRecent={(recent) => {
          setPlace(recent.place);
          if (recent.period) setPeriod(recent.period);
        }}
      />
      <PeriodField period={period} onChange={setPeriod} />
      <button type="submit" className="btn btn-primary">
        <Icon name="search" />
        {searchFormLabels.submit}
      </button>
    </form>
  );
}
