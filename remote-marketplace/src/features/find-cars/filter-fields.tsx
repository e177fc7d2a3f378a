import { useId } from 'react';
import type { CarSearch } from '../../lib/car-search';
import { carTypeLabels, featureLabels, fuelLabels, transmissionLabels } from '../../lib/car-labels';
import { ChoiceFilter } from './choice-filter';
import { PriceFilter } from './price-filter';
import { filterFieldsLabels } from './result-labels';

interface FilterFieldsProps {
  search: CarSearch;
  onChange: (changes: Partial<CarSearch>) => void;
}

/** Everything by which a list of cars can be narrowed, besides place and dates. */
export function FilterFields({ search, onChange }: FilterFieldsProps) {
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
        <label htmlFor={instantId} className="cursor-pointer">
          <span className="block font-medium">{filterFieldsLabels.instantBook}</span>
          <span className="block text-sm text-base-content/75">{filterFieldsLabels.instantBookHint}</span>
        </label>
      </div>
      <PriceFilter min={search.pricePerDayMin} max={search.pricePerDayMax} onChange={onChange} />
      <ChoiceFilter
        legend={filterFieldsLabels.type}
        labels={carTypeLabels}
        chosen={search.type}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceFilter
        legend={filterFieldsLabels.gearbox}
        labels={transmissionLabels}
        chosen={search.transmission}
        onChange={(transmission) => onChange({ transmission })}
      />
      <ChoiceFilter
        legend={filterFieldsLabels.fuel}
        labels={fuelLabels}
        chosen={search.fuel}
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
          {[2, 4, 5, 6, 7, 8, 9].map((seats) => (
            <option key={seats} value={seats}>
              {filterFieldsLabels.seatsOrMore(seats)}
            </option>
          ))}
        </select>
      </div>
      <ChoiceFilter
        legend={filterFieldsLabels.features}
        labels={featureLabels}
        chosen={search.features}
        onChange={(features) => onChange({ features })}
        shownFirst={6}
      />
    </div>
  );
}
