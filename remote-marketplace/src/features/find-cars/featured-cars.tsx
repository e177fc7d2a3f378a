import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { RetryNotice, SlowNote } from '@drove/shared-ui';
import type { CarCard as CarCardData } from './api/car-search';
import { featuredCarsOptions } from '../../api/cars';
import { FailedInPlace } from '../../ui/failed-in-place';
import { CarCard, CarCardSkeleton } from './car-card';
import { nearestFirst } from './nearest-first';
import { featuredCarsLabels } from './labels';

const shown = 8;
const sizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 82vw';

/** Some of the best cars; when they cannot be loaded, it says so and asks again. */
export function FeaturedCars() {
  const query = useQuery(featuredCarsOptions(useApi()));
  const cars = query.data && nearestFirst(query.data).slice(0, shown);
  if (cars?.length === 0) return null;

  return (
    <section aria-labelledby="featured-cars" className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 lg:pt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="featured-cars" className="text-2xl font-bold tracking-tight sm:text-3xl">
          {featuredCarsLabels.heading}
        </h2>
        <Link to="/carlisting" className="link font-medium link-primary">
          {featuredCarsLabels.seeAll}
        </Link>
      </div>
      <div className="mt-8">
        {query.isError && !cars ? (
          <FailedInPlace place={<FeaturedList />}>
            <RetryNotice
              heading={featuredCarsLabels.notLoaded}
              error={query.error}
              isBusy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </FailedInPlace>
        ) : (
          <div className="relative" {...(!cars && { role: 'status' })}>
            {!cars && (
              <>
                <span className="sr-only">{featuredCarsLabels.loading}</span>
                <SlowNote />
              </>
            )}
            <FeaturedList cars={cars} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The cars in a row on a phone and in a grid elsewhere; without cars, their places. */
function FeaturedList({ cars }: { cars?: CarCardData[] | undefined }) {
  return (
    <ul
      aria-busy={!cars}
      className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-4"
    >
      {(cars ?? Array.from({ length: shown }, () => undefined)).map((car, index) => (
        <li key={car?.car_uuid ?? index} className="w-[82%] shrink-0 snap-start sm:w-auto">
          {car ? <CarCard isOnePhoto car={car} sizes={sizes} /> : <CarCardSkeleton />}
        </li>
      ))}
    </ul>
  );
}
