import { useApi } from '@drove/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { CarSearch } from '../../lib/car-search';
import { filterCountsOptions, type FilterCounts } from './api/car-search';

const none: FilterCounts = new Map();

/** How many cars each choice would leave; the former numbers until the new ones are there, which are drawn when there is time. */
export function useFilterCounts(search: CarSearch, { isNeeded }: { isNeeded: boolean }): FilterCounts {
  const { data = none } = useQuery({
    ...filterCountsOptions(useApi(), useDeferredValue(search)),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  return useDeferredValue(data);
}
