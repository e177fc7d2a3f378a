import { useId } from 'react';
import type { CarSearch } from '../../lib/car-search';
import { carTypeLabels, featureLabels, fuelLabels, transmissionLabels } from '../../lib/car-labels';
import { choiceKey } from './api/car-search';
import { cappedCount } from './capped-count';
import { ChoiceCount } from './choice-count';
import { ChoiceFilter } from './choice-filter';
import { PriceFilter } from './price-filter';
import { filterFieldsLabels } from './result-labels';
import { useFilterCounts } from './use-filter-counts';

interface FilterFieldsProps {
  search: CarSearch;
  /** Whether the numbers beside the choices are wanted: where the fields are in view. */
  isCounted: boolean;
  onChange: (changes: Partial<CarSearch>) => void;
}

/** Everything by which a list of cars can be narrowed, besides place and dates. */
export function FilterFields({ search, isCounted, onChange }: FilterFieldsProps) {
  const counts = useFilterCounts(search, { isNeeded: isCounted });
  const seatsId = useId();
  const instantId = useId();
  return (
    <div className="grid gap-6">
      <div className="flex min-h-11 items-center gap-3">
        <input
          id={instantId}
          type="checkbox"
          className="checkbox checkbox-primary"
          checked={search.instantBook}
          onChange={(event) => onChange({ instantBook: event.target.checked })}
        />
        <label htmlFor={instantId} className="flex grow cursor-pointer items-center gap-3">
          <span>
            <span className="block font-medium">{filterFieldsLabels.instantBook}</span>
            <span className="block text-sm text-base-content/75">{filterFieldsLabels.instantBookHint}</span>
          </span>
          <ChoiceCount count={counts.get(choiceKey('instant_book', 'true'))} />
        </label>
      </div>
      <PriceFilter min={search.pricePerDayMin} max={search.pricePerDayMax} onChange={onChange} />
      <ChoiceFilter
        legend={filterFieldsLabels.type}
        labels={carTypeLabels}
        chosen={search.type}
        countOf={(value) => counts.get(choiceKey('type', value))}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceFilter
        legend={filterFieldsLabels.gearbox}
        labels={transmissionLabels}
        chosen={search.transmission}
        countOf={(value) => counts.get(choiceKey('transmission', value))}
        onChange={(transmission) => onChange({ transmission })}
      />
      <ChoiceFilter
        legend={filterFieldsLabels.fuel}
        labels={fuelLabels}
        chosen={search.fuel}
        countOf={(value) => counts.get(choiceKey('fuel', value))}
        onChange={(fuel) => onChange({ fuel })}
      />
      <div>
        <label htmlFor={seatsId} className="mb-1 block font-medium">
          {filterFieldsLabels.seats}
        </label>
        <select
          id={seatsId}
          className="select w-full"
          value={search.seats ?? ''}
          onChange={({ target }) => onChange({ seats: target.value ? Number(target.value) : undefined })}
        >
          <option value="">{filterFieldsLabels.anySeats}</option>
          {[2, 4, 5, 6, 7, 8, 9].map((seats) => {
            const count = counts.get(choiceKey('seats', String(seats)));
            return (
              <option key={seats} value={seats}>
                {filterFieldsLabels.seatsOrMore(seats, count && cappedCount(count))}
              </option>
            );
          })}
        </select>
      </div>
      <ChoiceFilter
        legend={filterFieldsLabels.features}
        labels={featureLabels}
        chosen={search.features}
        countOf={(value) => counts.get(choiceKey('features', value))}
        onChange={(features) => onChange({ features })}
        shownFirst={6}
      />
    </div>
  );
}
