import { useApi } from '@drove/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Sheet } from '@drove/shared-ui';
import { searchSummaryOptions } from './api/car-search';
import type { CarSearch } from '../../lib/car-search';
import { Icon } from '../../ui/icon';
import { cappedCount } from './capped-count';
import { countFilters } from './filter-chips';
import { FilterFields } from './filter-fields';
import { filterSheetLabels } from './result-labels';

interface FilterSheetProps {
  search: CarSearch;
  onApply: (search: CarSearch) => void;
}

/** The filters on a phone: chosen in peace, applied together. */
export function FilterSheet({ search, onApply }: FilterSheetProps) {
  const [wanted, setWanted] = useState<CarSearch>();
  const count = countFilters(search);

  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => setWanted(search)}>
        <Icon name="filter" />
        <span>{`${filterSheetLabels.heading}${count > 0 ? ` (${String(count)})` : ''}`}</span>
      </button>
      <Sheet
        isOpen={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        heading={filterSheetLabels.heading}
        footer={
          wanted && (
            <ApplyButton
              search={wanted}
              onApply={() => {
                setWanted(undefined);
                onApply(wanted);
              }}
            />
          )
        }
      >
        {wanted && (
          <FilterFields
            isCounted
            search={wanted}
            onChange={(changes) => setWanted({ ...wanted, ...changes })}
          />
        )}
      </Sheet>
    </>
  );
}

function ApplyButton({ search, onApply }: { search: CarSearch; onApply: () => void }) {
  const { data: summary } = useQuery({
    ...searchSummaryOptions(useApi(), search),
    placeholderData: keepPreviousData,
  });
  return (
    <button type="button" className="btn w-full btn-primary" onClick={onApply}>
      {summary ? filterSheetLabels.showCount(cappedCount(summary)) : filterSheetLabels.showResults}
    </button>
  );
}
