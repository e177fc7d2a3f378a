import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, RetryNotice } from 'shared-ui';
import { userVerificationOptions } from '../../api/user-verifications';
import { MessagePage } from '../../ui/message-page';
import { userVerificationPageLabels } from './labels';
import { UserVerificationView } from './user-verification-view';

const queue = '/dashboard/user-verification';

/** One person's documents: there, on their way, not to be found, or not to be loaded. */
export function UserVerificationPage({ userUuid }: { userUuid: string }) {
  const query = useQuery(userVerificationOptions(useApiClient(), userUuid));

  if (query.data === null) {
    return (
      <MessagePage
        heading={userVerificationPageLabels.personNotFound}
        ways={
          <Link to={queue} className="btn btn-primary">
            {userVerificationPageLabels.backToTheQueue}
          </Link>
        }
      >
        <p>{userVerificationPageLabels.personNotFoundText}</p>
      </MessagePage>
    );
  }
  return (
    <article className="w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-10">
      {query.isError && !query.data && (
        <>
          <h1 className="mb-6 text-3xl font-bold tracking-tight">
            {userVerificationPageLabels.userVerification}
          </h1>
          <RetryNotice
            heading={userVerificationPageLabels.personsDocumentsNotLoaded}
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </>
      )}
      {query.isPending && <ListSkeleton />}
      {query.data && <UserVerificationView verification={query.data} />}
    </article>
  );
}
