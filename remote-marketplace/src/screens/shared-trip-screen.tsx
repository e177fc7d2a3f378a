import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { Link, useParams } from 'react-router-dom';
import { MessagePage } from '@drove/shared-ui/message-page';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { sharedTripOptions } from '../features/shared-trip/api/shared-trip';
import { sharedTripLabels as labels } from '../features/shared-trip/labels';
import { SharedTripView } from '../features/shared-trip/shared-trip-view';

/** A trip that its customer shared by a link; no sign-in needed. */
export function SharedTripScreen() {
  const { token = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <QueryBoundary
        key={token}
        heading={labels.failed}
        frame={(content) => (
          <>
            <h1 className="mb-6 text-3xl font-bold tracking-tight">{labels.kicker}</h1>
            {content}
          </>
        )}
      >
        <Shared token={token} />
      </QueryBoundary>
    </div>
  );
}

function Shared({ token }: { token: string }) {
  const { data: trip } = useSuspenseQuery(sharedTripOptions(useApi(), token));
  if (trip !== null) return <SharedTripView trip={trip} />;
  return (
    <MessagePage
      heading={labels.goneHeading}
      ways={
        <Link to="/carlisting" className="btn btn-primary">
          {labels.toCars}
        </Link>
      }
    >
      <p>{labels.goneText}</p>
    </MessagePage>
  );
}
