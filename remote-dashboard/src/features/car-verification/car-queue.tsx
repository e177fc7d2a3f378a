import { useApi } from 'api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { carQueueOptions } from './api/car-verifications';
import { carVerificationLabels } from '../../lib/verification-labels';
import { FilterGroup } from '../../ui/filter-group';
import { QueueHead } from '../../ui/queue-head';
import { QueueList } from '../../ui/queue-list';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { useFilters } from '../../ui/use-filters';
import { CarQueueTable } from './car-queue-table';
import { carQueueLabels } from './labels';

const states = Object.fromEntries(
  (['approved', 'rejected', 'changes_requested', 'suspended'] as const).map((state) => [
    state,
    carVerificationLabels(state).label,
  ]),
);

/** The cars that wait for a decision, or that were decided on, as the address says. */
export function CarQueue() {
  const { values, isNarrowed, narrow, clear } = useFilters('status', 'query');
  const query = useInfiniteQuery(carQueueOptions(useApi(), values));
  const cars = query.data?.pages.flatMap((page) => page.cars) ?? [];
  const first = values.status === '' ? cars.find(({ claim }) => claim === null || claim.is_mine) : undefined;

  return (
    <>
      <QueueHead
        heading={carQueueLabels.carVerification}
        queue={query.data?.pages[0]}
        first={first && `/dashboard/car-verification/${first.car_uuid}`}
      />
      <FilterGroup
        className="sm:grid-cols-[1fr_12rem]"
        search={<SearchBox label={carQueueLabels.search} value={values.query} onSearch={narrow('query')} />}
        chosen={[values.status]}
      >
        <SelectFilter
          label={carQueueLabels.state}
          all={carQueueLabels.waiting}
          options={states}
          value={values.status}
          onChange={narrow('status')}
        />
      </FilterGroup>
      <QueueList
        query={query}
        count={cars.length}
        empty={{
          heading: carQueueLabels.noCarsWaiting,
          text: carQueueLabels.noCarsWaitingText,
        }}
        onClear={isNarrowed ? clear : undefined}
      >
        <CarQueueTable cars={cars} />
      </QueueList>
    </>
  );
}
