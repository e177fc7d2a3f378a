import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { NearestTimes } from '@drove/shared-ui';
import { searchSummaryOptions, type Relaxation } from './api/car-search';
import { emptySearch, type CarSearch } from '../../lib/car-search';
import { cappedCount } from './capped-count';
import { noCarsLabels } from './result-labels';

interface NoCarsProps {
  search: CarSearch;
  /** The place was one that no one knows. */
  isPlaceUnknown: boolean;
  onChange: (changes: Partial<CarSearch>) => void;
  onStartAnew: (search: CarSearch) => void;
}

/** Why the list is empty, and what to leave out to fill it, each with one click. */
export function NoCars({ search, isPlaceUnknown, onChange, onStartAnew }: NoCarsProps) {
  const { data: summary } = useQuery(searchSummaryOptions(useApi(), search));
  const relaxations = summary?.relax.filter(({ drop }) => drop in ways) ?? [];

  return (
    <section
      aria-labelledby="no-cars"
      className="rounded-box border border-base-300 bg-base-100 p-6 shadow-raised sm:p-10"
    >
      <h2 id="no-cars" className="text-xl font-semibold tracking-tight">
        {isPlaceUnknown && search.place ? noCarsLabels.placeUnknown(search.place) : noCarsLabels.noneMatch}
      </h2>
      <p className="mt-2 text-base-content/80">
        {relaxations.length > 0 ? noCarsLabels.relaxHint : noCarsLabels.noRelaxationHint}
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
            {noCarsLabels.showAll}
          </button>
        </li>
      </ul>
      <div className="mt-5 empty:hidden">
        <NearestTimes
          periods={summary?.nearest ?? []}
          onPick={({ pick_up: pickUp, return: back }) => onChange({ period: { pickUp, return: back } })}
        />
      </div>
    </section>
  );
}

/** A limit on the total is never in a search of this screen. */
const ways: Partial<Record<Relaxation['drop'], { label: string; changes: Partial<CarSearch> }>> = {
  place: { label: noCarsLabels.anyPlace, changes: { place: undefined } },
  period: { label: noCarsLabels.anyDates, changes: { period: undefined } },
  price_per_day: {
    label: noCarsLabels.anyPrice,
    changes: { pricePerDayMin: undefined, pricePerDayMax: undefined },
  },
  type: { label: noCarsLabels.anyType, changes: { type: [] } },
  transmission: { label: noCarsLabels.anyGearbox, changes: { transmission: [] } },
  fuel: { label: noCarsLabels.anyFuel, changes: { fuel: [] } },
  seats: { label: noCarsLabels.anySeats, changes: { seats: undefined } },
  features: { label: noCarsLabels.anyFeatures, changes: { features: [] } },
  instant_book: { label: noCarsLabels.withoutInstantBook, changes: { instantBook: false } },
};
