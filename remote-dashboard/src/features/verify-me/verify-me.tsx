import { useQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, RetryNotice } from 'shared-ui';
import { myVerificationOptions } from '../../api/my-verification';
import { AnswersSoFar } from './answers-so-far';
import { DocumentsForm } from './documents-form';
import { verifyMeLabels } from './labels';
import { SentSummary } from './sent-summary';
import { StateNotice } from './state-notice';

/** Being verified: where one stands, the documents to send, and what was answered. */
export function VerifyMe() {
  const query = useQuery(myVerificationOptions(useApiClient()));

  if (query.data) {
    return (
      <>
        <StateNotice verification={query.data} />
        {query.data.may_edit ? (
          <DocumentsForm verification={query.data} />
        ) : (
          <SentSummary verification={query.data} />
        )}
        <AnswersSoFar history={query.data.history} />
      </>
    );
  }
  return (
    <div className="mt-6">
      {query.isError ? (
        <RetryNotice
          heading={verifyMeLabels.documentsNotLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
