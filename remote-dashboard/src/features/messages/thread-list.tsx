import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useMay, useIsLive, useLiveEvents } from '@drove/shared-auth';
import { ListSkeleton } from '@drove/shared-ui';
import { counted } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { useUrlFilters } from '../../lib/use-url-filters';
import { LinkTabs } from '../../ui/link-tabs';
import { ListStates } from '../../ui/list-states';
import { SearchAsYouType } from '../../ui/search-as-you-type';
import { threadsOptions, type ThreadFilters } from './api/threads';
import { threadListLabels } from './labels';
import { ThreadItem } from './thread-item';

const filterNames = ['filter', 'query'] as const;

interface ThreadListProps {
  /** The conversation beside it. */
  currentUuid: string | undefined;
}

/** The signed-in person's conversations, with filters and a search that live in the address. */
export function ThreadList({ currentUuid }: ThreadListProps) {
  const { filters, narrow, isNarrowed, clear } = useUrlFilters(filterNames);
  return (
    <>
      <Filters current={filters.filter} />
      <SearchAsYouType label={threadListLabels.search} value={filters.query} onSearch={narrow('query')} />
      <QueryBoundary
        key={`${filters.filter} ${filters.query}`}
        heading={threadListLabels.failed}
        fallback={<ListSkeleton rows={5} />}
      >
        <Threads filters={filters} currentUuid={currentUuid} onShowAll={isNarrowed ? clear : undefined} />
      </QueryBoundary>
    </>
  );
}

function Filters({ current }: { current: string }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isOwner = useMay('host');
  const names = ['', 'unread', 'trips', 'questions', ...(isOwner ? ['hosting'] : [])] as const;
  const tabs = names.map((name) => {
    const to = new URLSearchParams(search);
    if (name) to.set('filter', name);
    else to.delete('filter');
    return {
      to: `${pathname}?${to.toString()}`,
      label: threadListLabels[(name || 'all') as 'all' | 'unread'],
      isCurrent: current === name,
    };
  });
  return <LinkTabs label={threadListLabels.filters} tabs={tabs} />;
}

/** Where the list was scrolled to: another screen of the messages draws it anew. */
let scrolledTo = 0;

interface ThreadsProps extends ThreadListProps {
  filters: ThreadFilters;
  onShowAll: (() => void) | undefined;
}

function Threads({ filters, currentUuid, onShowAll }: ThreadsProps) {
  const { search } = useLocation();
  const isOwner = useMay('host');
  const query = useSuspenseInfiniteQuery(threadsOptions(useApi(), filters, useIsLive()));
  const list = useRef<HTMLUListElement>(null);
  const threads = query.data.pages.flatMap((page) => page.threads);
  const response = query.data.pages[0]?.response;
  useLiveEvents(({ kind }) => {
    if (kind === 'message' || kind === 'read' || kind === 'open') void query.refetch();
  });
  useLayoutEffect(() => {
    const scroller = list.current?.closest('[data-scrolls]');
    if (!scroller) return undefined;
    scroller.scrollTop = scrolledTo;
    return () => {
      scrolledTo = scroller.scrollTop;
    };
  }, []);

  return (
    <>
      <p role="status" className="sr-only">
        {filters.query ? threadListLabels.found(counted(threads.length, 'conversation')) : ''}
      </p>
      {response && (
        <p className="mb-3 text-sm text-base-content/80">
          {threadListLabels.response(response.median_hours, response.within_day_percent)}
        </p>
      )}
      <ListStates query={query} count={threads.length} empty={threadListLabels.empty} onShowAll={onShowAll}>
        <ul
          ref={list}
          aria-label={threadListLabels.list}
          className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100"
        >
          {threads.map((thread) => (
            <ThreadItem
              key={thread.thread_uuid}
              thread={thread}
              isCurrent={thread.thread_uuid === currentUuid}
              search={search}
            />
          ))}
        </ul>
      </ListStates>
      {threads.length === 0 && !onShowAll && (
        <p className="mt-4 text-center">
          <Link to={isOwner ? '/dashboard/owner-cars' : '/carlisting'} className="btn">
            {isOwner ? threadListLabels.myCars : threadListLabels.findCar}
          </Link>
        </p>
      )}
    </>
  );
}
