import type { ReactNode } from 'react';
import { EmptyNotice, LoadMore, type MorePages } from '@drove/shared-ui';
import { listStatesLabels } from './labels';

interface ListStatesProps {
  query: MorePages;
  count: number;
  empty: { heading: string; text: string };
  /** Set while filters narrow the list: shows everything again. */
  onShowAll: (() => void) | undefined;
  children: ReactNode;
}

/** A list that comes in pages: empty, or there, with a way to more of it. */
export function ListStates({ query, count, empty, onShowAll, children }: ListStatesProps) {
  if (count === 0) {
    return (
      <EmptyNotice
        heading={onShowAll ? listStatesLabels.noMatchHeading : empty.heading}
        way={
          onShowAll && (
            <button type="button" className="btn btn-outline" onClick={onShowAll}>
              {listStatesLabels.showAll}
            </button>
          )
        }
      >
        {onShowAll ? listStatesLabels.noMatchText : empty.text}
      </EmptyNotice>
    );
  }
  return (
    <>
      {children}
      <LoadMore query={query} />
    </>
  );
}
