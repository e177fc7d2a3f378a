import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { dayOf, formatDays } from '@drove/shared-ui/formats';
import { usePlaceName } from '../../api/places';
import { searchSummaryOptions } from './api/car-search';
import { sortLabels, type CarSearch, type SortOrder } from '../../lib/car-search';
import { keysOf } from '../../lib/car-labels';
import { cappedCount } from './capped-count';
import { resultBarLabels } from './result-labels';

interface ResultBarProps {
  search: CarSearch;
  onChange: (changes: Partial<CarSearch>) => void;
  /** The way to the filters, where they are not beside the list. */
  filters: React.ReactNode;
}

/** How many cars there are, said aloud when it changes, and in which order they come. */
export function ResultBar({ search, onChange, filters }: ResultBarProps) {
  const sortId = useId();
  // The order is urgent; the cars are counted when there is time.
  const settled = useDeferredValue(search);
  const { data: summary } = useQuery(searchSummaryOptions(useApi(), settled));
  const { period } = settled;
  const place = usePlaceName(settled.place);
  const days = period && formatDays(dayOf(period.pickUp), dayOf(period.return));

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p role="status" className="min-h-7 text-lg font-medium max-lg:w-full">
        {summary && resultBarLabels.found(cappedCount(summary), place, days)}
      </p>
      <div className="lg:hidden">{filters}</div>
      <div className="flex items-center gap-2">
        <label htmlFor={sortId} className="text-sm whitespace-nowrap max-sm:sr-only">
          {resultBarLabels.sort}
        </label>
        <select
          id={sortId}
          className="select w-auto"
          value={search.sort}
          onChange={(event) => onChange({ sort: event.target.value as SortOrder })}
        >
          {keysOf(sortLabels).map((order) => (
            <option key={order} value={order}>
              {sortLabels[order]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
