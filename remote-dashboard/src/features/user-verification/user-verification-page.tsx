import { useApi } from 'api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from 'shared-ui';
import { QueryBoundary } from 'shared-ui/query-boundary';
import { userVerificationOptions } from './api/user-verifications';
import { MessagePage } from '../../ui/message-page';
import { userVerificationPageLabels } from './labels';
import { UserVerificationView } from './user-verification-view';

const queue = '/dashboard/user-verification';

/** One person's documents, with its heading where it cannot be loaded. */
export function UserVerificationPage({ userUuid }: { userUuid: string }) {
  return (
    <QueryBoundary
      heading={userVerificationPageLabels.personsDocumentsNotLoaded}
      fallback={
        <Around>
          <ListSkeleton />
        </Around>
      }
      failure={(notice) => (
        <Around>
          <h1 className="mb-6 text-3xl font-bold tracking-tight">
            {userVerificationPageLabels.userVerification}
          </h1>
          {notice}
        </Around>
      )}
    >
      <FoundVerification userUuid={userUuid} />
    </QueryBoundary>
  );
}

function FoundVerification({ userUuid }: { userUuid: string }) {
  const { data } = useSuspenseQuery(userVerificationOptions(useApi(), userUuid));
  if (data === null) {
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
    <Around>
      <UserVerificationView verification={data} />
    </Around>
  );
}

function Around({ children }: { children: ReactNode }) {
  return <article className="w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-10">{children}</article>;
}
