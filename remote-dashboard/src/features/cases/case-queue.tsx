import { useApi } from 'api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { caseQueueOptions } from './api/cases';
import { FilterGroup } from '../../ui/filter-group';
import { QueueHead } from '../../ui/queue-head';
import { QueueList } from '../../ui/queue-list';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { useFilters } from '../../ui/use-filters';
import { CaseTable } from './case-table';
import { caseStatusLabels, labels, topicLabels } from './labels';

const statuses = {
  answered: caseStatusLabels.answered.label,
  closed: caseStatusLabels.closed.label,
};

/** What people wrote to us and wait for, or were answered, as the address says. */
export function CaseQueue() {
  const { values, isNarrowed, narrow, clear } = useFilters('status', 'topic', 'query');
  const query = useInfiniteQuery(caseQueueOptions(useApi(), values));
  const cases = query.data?.pages.flatMap((page) => page.cases) ?? [];
  const first = values.status === '' ? cases.find(({ claim }) => claim === null || claim.is_mine) : undefined;

  return (
    <>
      <QueueHead
        heading={labels.heading}
        queue={query.data?.pages[0]}
        first={first && `/dashboard/cases/${first.case_uuid}`}
      />
      <FilterGroup
        className="sm:grid-cols-[1fr_12rem_14rem]"
        search={<SearchBox label={labels.search} value={values.query} onSearch={narrow('query')} />}
        chosen={[values.status, values.topic]}
      >
        <SelectFilter
          label={labels.status}
          all={caseStatusLabels.open.label}
          options={statuses}
          value={values.status}
          onChange={narrow('status')}
        />
        <SelectFilter
          label={labels.topic}
          all={labels.allTopics}
          options={topicLabels}
          value={values.topic}
          onChange={narrow('topic')}
        />
      </FilterGroup>
      <QueueList
        query={query}
        count={cases.length}
        empty={labels.empty}
        onClear={isNarrowed ? clear : undefined}
      >
        <CaseTable cases={cases} />
      </QueueList>
    </>
  );
}
