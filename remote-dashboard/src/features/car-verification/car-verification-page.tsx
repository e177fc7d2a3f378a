import { useApi } from 'api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from 'shared-ui';
import { QueryBoundary } from 'shared-ui/query-boundary';
import { carVerificationOptions } from './api/car-verifications';
import { MessagePage } from '../../ui/message-page';
import { CarVerificationView } from './car-verification-view';
import { carVerificationPageLabels } from './labels';

const queue = '/dashboard/car-verification';

/** One car, with its heading where it cannot be loaded. */
export function CarVerificationPage({ carUuid }: { carUuid: string }) {
  return (
    <QueryBoundary
      heading={carVerificationPageLabels.carNotLoaded}
      fallback={
        <Around>
          <ListSkeleton />
        </Around>
      }
      failure={(notice) => (
        <Around>
          <h1 className="mb-6 text-3xl font-bold tracking-tight">
            {carVerificationPageLabels.carVerification}
          </h1>
          {notice}
        </Around>
      )}
    >
      <FoundVerification carUuid={carUuid} />
    </QueryBoundary>
  );
}

function FoundVerification({ carUuid }: { carUuid: string }) {
  const { data } = useSuspenseQuery(carVerificationOptions(useApi(), carUuid));
  if (data === null) {
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
    <Around>
      <CarVerificationView verification={data} />
    </Around>
  );
}

function Around({ children }: { children: ReactNode }) {
  return <article className="w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-10">{children}</article>;
}
