import { useQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { searchSummaryOptions, type Relaxation } from '../../api/car-search';
import { emptySearch, type CarSearch } from '../../lib/car-search';
import { cappedCount } from './capped-count';

interface NoCarsProps {
  search: CarSearch;
  /** The place was one that no one knows. */
  isPlaceUnknown: boolean;
  onChange: (changes: Partial<CarSearch>) => void;
  onStartAnew: (search: CarSearch) => void;
}

/** Why the list is empty, and what to leave out to fill it, each with one click. */
export function NoCars({ search, isPlaceUnknown, onChange, onStartAnew }: NoCarsProps) {
  const { data: summary } = useQuery(searchSummaryOptions(useApiClient(), search));
  const relaxations = summary?.relax.filter(({ drop }) => drop in ways) ?? [];

  return (
    <section
      aria-labelledby="no-cars"
      className="rounded-box border border-base-300 bg-base-100 p-6 shadow-raised sm:p-10"
    >
      <h2 id="no-cars" className="text-xl font-semibold tracking-tight">
        {isPlaceUnknown && search.place
          ? `We have no cars in “${search.place}”`
          : 'No cars match all your filters'}
      </h2>
      <p className="mt-2 text-base-content/80">
        {relaxations.length > 0 ? 'Remove one filter to see more:' : 'Try other dates or fewer filters.'}
      </p>
      <ul className="mt-5 flex flex-wrap gap-3">
        {relaxations.map((relaxation) => (
          <li key={relaxation.drop}>
            <button
              type="button"
              className="btn btn-outline"
              onClick={() => onChange(ways[relaxation.drop]?.changes ?? {})}
            >
              {ways[relaxation.drop]?.label}
              <span className="font-normal opacity-80">{cappedCount(relaxation)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="btn btn-ghost" onClick={() => onStartAnew(emptySearch)}>
            Show all cars
          </button>
        </li>
      </ul>
    </section>
  );
}

/** A limit on the total is never in a search of this screen. */
const ways: Partial<Record<Relaxation['drop'], { label: string; changes: Partial<CarSearch> }>> = {
  place: { label: 'Any place', changes: { place: undefined } },
  period: { label: 'Any dates', changes: { period: undefined } },
  price_per_day: {
    label: 'Any price',
    changes: { pricePerDayMin: undefined, pricePerDayMax: undefined },
  },
  type: { label: 'Any type of car', changes: { type: [] } },
  transmission: { label: 'Any gearbox', changes: { transmission: [] } },
  fuel: { label: 'Any fuel', changes: { fuel: [] } },
  seats: { label: 'Any number of seats', changes: { seats: undefined } },
  features: { label: 'Any features', changes: { features: [] } },
  instant_book: { label: 'Without instant book', changes: { instantBook: false } },
};
