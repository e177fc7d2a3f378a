import type { Key, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyNotice, ListSkeleton, LoadMore, type MorePages, RetryNotice } from '@drove/shared-ui';
import { formatAge } from '../lib/format-age';
import type { useUrlFilters } from '../lib/use-url-filters';
import { FilterGroup } from './filter-group';
import { queuePageLabels } from './labels';
import { LinkTabs } from './link-tabs';
import { Page } from './page';
import { queues, type QueueName } from './queues';
import { QueueTable, type QueueColumn } from './queue-table';
import { SearchBox } from './search-box';
import { SelectFilter } from './select-filter';

interface Entry {
  claim: { is_mine: boolean } | null;
}

interface QueueHead {
  /** How many wait in all. */
  waiting: number;
  /** Null when none wait. */
  oldest_at: string | null;
}

interface QueuePageProps<Of extends Entry, Filter extends string> {
  queue: QueueName;
  query: MorePages & {
    data: { pages: QueueHead[] } | undefined;
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  entries: Of[];
  uuidOf: (entry: Of) => string;
  /** An entry can be there once for each time that it was sent. */
  keyOf: (entry: Of) => Key;
  url: ReturnType<typeof useUrlFilters<Filter | 'status' | 'query'>>;
  labels: { search: string; empty: { heading: string; text: string } };
  filters: { name: Filter | 'status'; label: string; all: string; options: Record<string, string> }[];
  /** The columns of search and filters. */
  filterColumns: string;
  columns: QueueColumn<Of>[];
}

/** A queue: how long it is, how old, the way to begin with the oldest, its filters, and a table of its entries. */
export function QueuePage<Of extends Entry, Filter extends string = never>({
  queue,
  query,
  entries,
  uuidOf,
  keyOf,
  url: { filters: values, isNarrowed, narrow, clear },
  labels,
  filters,
  filterColumns,
  columns,
}: QueuePageProps<Of, Filter>) {
  const { to, heading } = queues[queue];
  const isWaiting = values.status === '';
  const first = isWaiting ? entries.find(({ claim }) => claim === null || claim.is_mine) : undefined;

  return (
    <Page width="wide">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>
          <p className="mt-2 min-h-6 text-base-content/80">{summaryOf(queue, query.data?.pages[0])}</p>
        </div>
        {first && (
          <Link to={`${to}/${uuidOf(first)}`} className="btn btn-primary max-sm:w-full">
            {queuePageLabels.reviewNext}
          </Link>
        )}
      </header>
      <LinkTabs
        label={queuePageLabels.tabs}
        tabs={Object.entries(queues).map(([name, tab]) => ({ ...tab, isCurrent: name === queue }))}
      />
      <FilterGroup
        className={filterColumns}
        search={<SearchBox label={labels.search} value={values.query} onSearch={narrow('query')} />}
        chosen={filters.map(({ name }) => values[name])}
      >
        {filters.map(({ name, ...filter }) => (
          <SelectFilter key={name} {...filter} value={values[name]} onChange={narrow(name)} />
        ))}
      </FilterGroup>
      {query.isPending ? (
        <ListSkeleton />
      ) : entries.length > 0 ? (
        <>
          <QueueTable
            caption={queues[queue].caption}
            columns={columns}
            entries={entries}
            keyOf={keyOf}
            pathOf={(entry) => `${to}/${uuidOf(entry)}`}
          />
          <LoadMore query={query} />
        </>
      ) : (
        <Empty query={query} empty={labels.empty} onClear={isNarrowed ? clear : undefined} />
      )}
    </Page>
  );
}

function summaryOf(queue: QueueName, head: QueueHead | undefined): string {
  if (head === undefined) return '';
  if (head.oldest_at === null) return queuePageLabels.noneWaiting;
  return queues[queue].waiting(head.waiting, formatAge(head.oldest_at));
}

interface EmptyProps {
  query: { isError: boolean; isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };
  empty: { heading: string; text: string };
  /** Set while filters narrow the list: shows all waiting again. */
  onClear: (() => void) | undefined;
}

function Empty({ query, empty, onClear }: EmptyProps): ReactNode {
  if (query.isError) {
    return (
      <RetryNotice
        heading={queuePageLabels.failed}
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!onClear) return <EmptyNotice heading={empty.heading}>{empty.text}</EmptyNotice>;
  return (
    <EmptyNotice
      heading={queuePageLabels.noMatch.heading}
      way={
        <button type="button" className="btn btn-outline" onClick={onClear}>
          {queuePageLabels.noMatch.showAll}
        </button>
      }
    >
      {queuePageLabels.noMatch.text}
    </EmptyNotice>
  );
}
