import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useScreenTitle } from '@drove/shared-auth';
import { MessagePage } from '@drove/shared-ui/message-page';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { ownerOptions } from '../features/owner/api/owners';
import { CarList } from '../features/find-cars/car-list';
import { ownerLabels } from '../features/owner/labels';
import { OwnerProfile } from '../features/owner/owner-profile';

/** An owner of cars, and the cars. */
export function OwnerScreen() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      heading={ownerLabels.notLoaded}
      fallback={<p role="status">{ownerLabels.loading}</p>}
      frame={(content) => (
        <div className="mx-auto min-h-dvh max-w-2xl px-4 py-12">
          <h1 className="mb-6 text-3xl font-bold tracking-tight">{ownerLabels.heading}</h1>
          {content}
        </div>
      )}
    >
      <LoadedOwner ownerUuid={id} />
    </QueryBoundary>
  );
}

function LoadedOwner({ ownerUuid }: { ownerUuid: string }) {
  const { data: owner } = useSuspenseQuery(ownerOptions(useApi(), ownerUuid));
  useScreenTitle(owner ? ownerLabels.title(owner.first_name) : ownerLabels.notFound);
  if (owner) return <OwnerProfile owner={owner} cars={<CarList cars={owner.cars} />} />;
  return (
    <MessagePage
      heading={ownerLabels.notFound}
      ways={
        <Link to="/carlisting" className="btn btn-primary">
          {ownerLabels.toCars}
        </Link>
      }
    >
      <p>{ownerLabels.notFoundText}</p>
    </MessagePage>
  );
}
