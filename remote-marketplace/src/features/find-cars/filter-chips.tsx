import { formatMoney } from '@drove/shared-ui/formats';
import type { CarSearch } from '../../lib/car-search';
import { carTypeLabels, featureLabels, fuelLabels, transmissionLabels } from '../../lib/car-labels';
import { Icon } from '../../ui/icon';
import { FILTER_CURRENCY } from './price-filter';
import { filterChipsLabels } from './result-labels';

interface Chip {
  label: string;
  without: Partial<CarSearch>;
}

interface FilterChipsProps {
  search: CarSearch;
  onChange: (changes: Partial<CarSearch>) => void;
}

/** The filters in force, each to be taken away with one click. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const chips = chipsOf(search);
  if (chips.length === 0) return null;

  return (
    <ul aria-label={filterChipsLabels.list} className="flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className="btn border-base-300 bg-base-100 btn-sm font-normal"
            aria-label={filterChipsLabels.remove(label)}
            onClick={() => onChange(without)}
          >
            <span>{label}</span>
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => onChange(noFilters)}>
            {filterChipsLabels.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}

/** What every filter is without a choice; place and dates are none. */
const noFilters: Partial<CarSearch> = {
  pricePerDayMin: undefined,
  pricePerDayMax: undefined,
  type: [],
  transmission: [],
  fuel: [],
  seats: undefined,
  features: [],
  instantBook: false,
};

function chipsOf(search: CarSearch): Chip[] {
  const { pricePerDayMin: min, pricePerDayMax: max, type, transmission, fuel, features, seats } = search;
  const price = (amountMinor: number) =>
    formatMoney({ amount_minor: amountMinor, currency: FILTER_CURRENCY });
  const without = <Value,>(values: Value[], value: Value) => values.filter((each) => each !== value);
  return [
    ...(search.instantBook
      ? [{ label: filterChipsLabels.instantBook, without: { instantBook: false } }]
      : []),
    ...(min === undefined
      ? []
      : [{ label: filterChipsLabels.fromPerDay(price(min)), without: { pricePerDayMin: undefined } }]),
    ...(max === undefined
      ? []
      : [{ label: filterChipsLabels.upToPerDay(price(max)), without: { pricePerDayMax: undefined } }]),
    ...type.map((value) => ({ label: carTypeLabels[value], without: { type: without(type, value) } })),
    ...transmission.map((value) => ({
      label: transmissionLabels[value],
      without: { transmission: without(transmission, value) },
    })),
    ...fuel.map((value) => ({ label: fuelLabels[value], without: { fuel: without(fuel, value) } })),
    ...(seats === undefined
      ? []
      : [{ label: filterChipsLabels.seatsOrMore(seats), without: { seats: undefined } }]),
    ...features.map((value) => ({
      label: featureLabels[value],
      without: { features: without(features, value) },
    })),
  ];
}

/** How many filters are in force. */
export const countFilters = (search: CarSearch) => chipsOf(search).length;
