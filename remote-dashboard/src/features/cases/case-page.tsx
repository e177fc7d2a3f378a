import { useApi } from 'api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from 'shared-ui';
import { QueryBoundary } from 'shared-ui/query-boundary';
import { caseOptions } from './api/cases';
import { MessagePage } from '../../ui/message-page';
import { CaseView } from './case-view';
import { labels } from './labels';

/** One case, with its heading where it cannot be loaded. */
export function CasePage({ caseUuid }: { caseUuid: string }) {
  return (
    <QueryBoundary
      heading={labels.failed}
      fallback={
        <Around>
          <ListSkeleton />
        </Around>
      }
      failure={(notice) => (
        <Around>
          <h1 className="mb-6 text-3xl font-bold tracking-tight">{labels.heading}</h1>
          {notice}
        </Around>
      )}
    >
      <FoundCase caseUuid={caseUuid} />
    </QueryBoundary>
  );
}

function FoundCase({ caseUuid }: { caseUuid: string }) {
  const { data } = useSuspenseQuery(caseOptions(useApi(), caseUuid));
  if (data === null) {
    return (
      <MessagePage
        heading={labels.notFound}
        ways={
          <Link to="/dashboard/cases" className="btn btn-primary">
            {labels.backToQueue}
          </Link>
        }
      >
        <p>{labels.notFoundReason}</p>
      </MessagePage>
    );
  }
  return (
    <Around>
      <CaseView key={data.case_uuid} case={data} />
    </Around>
  );
}

function Around({ children }: { children: ReactNode }) {
  return <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">{children}</article>;
}
