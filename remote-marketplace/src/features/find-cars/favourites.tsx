import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import { RetryNotice } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { useFavourites } from '../../api/favourites';
import { carsByUuidOptions } from './api/car-search';
import { CarList } from './car-list';
import { favouritesLabels } from './labels';

/** The cars that a person has marked, the last one first; one whose mark is taken off here stays until they leave. */
export function Favourites() {
  const { cars, query } = useFavourites();
  const session = useSession();
  if (query.isError) {
    return (
      <RetryNotice
        heading={favouritesLabels.notLoaded}
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!cars) return <p role="status">{favouritesLabels.loading}</p>;
  return (
    <>
      {session.status === 'signed-out' && (
        <p className="mb-5 text-base-content/80">
          <span>{favouritesLabels.inBrowser} </span>
          <Link
            to="/login"
            className="link link-primary"
            state={{ from: { pathname: '/carlisting/favourites' } }}
          >
            {favouritesLabels.signIn}
          </Link>
        </p>
      )}
      {cars.length === 0 ? (
        <NoFavourites />
      ) : (
        <QueryBoundary
          heading={favouritesLabels.notLoaded}
          fallback={<p role="status">{favouritesLabels.loading}</p>}
        >
          <Cards carUuids={cars} />
        </QueryBoundary>
      )}
    </>
  );
}

function NoFavourites() {
  return (
    <>
      <p className="mb-4">{favouritesLabels.none}</p>
      <Link to="/carlisting" className="btn btn-primary">
        {favouritesLabels.toCars}
      </Link>
    </>
  );
}

function Cards({ carUuids }: { carUuids: readonly string[] }) {
  const [shown] = useState(carUuids);
  const query = useSuspenseInfiniteQuery(carsByUuidOptions(useApi(), shown));
  const cars = query.data.pages.flatMap((page) => page.cars);
  const gone = query.hasNextPage ? 0 : shown.length - cars.length;
  return (
    <section aria-labelledby="favourite-cars" className="grid gap-5">
      <h2 id="favourite-cars" className="sr-only">
        {favouritesLabels.cars}
      </h2>
      <CarList cars={cars} />
      {gone > 0 && <p className="text-base-content/80">{favouritesLabels.gone(gone)}</p>}
      {query.hasNextPage && (
        <button
          type="button"
          className="btn mx-auto btn-outline"
          aria-busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {favouritesLabels.showMore}
        </button>
      )}
    </section>
  );
}
