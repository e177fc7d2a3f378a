import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, RetryNotice } from 'shared-ui';
import { carVerificationOptions } from '../../api/car-verifications';
import { MessagePage } from '../../ui/message-page';
import { CarVerificationView } from './car-verification-view';
import { carVerificationPageLabels } from './labels';

const queue = '/dashboard/car-verification';

/** One car: there, on their way, not to be found, or not to be loaded. */
export function CarVerificationPage({ carUuid }: { carUuid: string }) {
  const query = useQuery(carVerificationOptions(useApiClient(), carUuid));

  if (query.data === null) {
    return (
      <MessagePage
        heading={carVerificationPageLabels.carNotFound}
        ways={
          <Link to={queue} className="btn btn-primary">
            {carVerificationPageLabels.backToTheQueue}
          </Link>
        }
      >
        <p>{carVerificationPageLabels.carNotFoundText}</p>
      </MessagePage>
    );
  }
  return (
    <article className="w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-10">
      {query.isError && !query.data && (
        <>
          <h1 className="mb-6 text-3xl font-bold tracking-tight">
            {carVerificationPageLabels.carVerification}
          </h1>
          <RetryNotice
            heading={carVerificationPageLabels.carNotLoaded}
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </>
      )}
      {query.isPending && <ListSkeleton />}
      {query.data && <CarVerificationView verification={query.data} />}
    </article>
  );
}
