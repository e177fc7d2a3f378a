import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, RetryNotice } from 'shared-ui';
import { caseOptions } from '../../api/cases';
import { MessagePage } from '../../ui/message-page';
import { CaseView } from './case-view';
import { labels } from './labels';

/** One case: there, on its way, not to be found, or not to be loaded. */
export function CasePage({ caseUuid }: { caseUuid: string }) {
  const query = useQuery(caseOptions(useApiClient(), caseUuid));

  if (query.data === null) {
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
    <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
      {query.isError && !query.data && (
        <>
          <h1 className="mb-6 text-3xl font-bold tracking-tight">{labels.heading}</h1>
          <RetryNotice
            heading={labels.failed}
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </>
      )}
      {query.isPending && <ListSkeleton />}
      {query.data && <CaseView key={query.data.case_uuid} case={query.data} />}
    </article>
  );
}
