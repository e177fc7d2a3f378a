import { useApi } from '@drove/api-client';
import {
  usePrefetchQuery,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyNotice, LoadMore } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { earnedOptions, nextTripsOptions, ownedCarListOptions } from './api/owned-car-list';
import { nextStepsOptions } from './api/next-steps';
import { OwnerSteps } from '../../ui/owner-steps';
import { Page } from '../../ui/page';
import { ownerCarsLabels } from './labels';
import { OwnerCarCard } from './owner-car-card';

/** The owner's cars, each with where it stands, its next trip and what it has earned. */
export function OwnerCars() {
  const api = useApi();
  // Beside the list, not after it; a card without them says less.
  usePrefetchQuery(nextTripsOptions(api));
  usePrefetchQuery(earnedOptions(api));
  usePrefetchQuery(nextStepsOptions(api));
  return (
    <Page width="medium">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{ownerCarsLabels.heading}</h1>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Link to="/dashboard/reservations/hours" className="btn btn-outline max-sm:w-full">
            {ownerCarsLabels.hours}
          </Link>
          <Link to="/dashboard/cars/upload" className="btn btn-primary max-sm:w-full">
            {ownerCarsLabels.add}
          </Link>
        </div>
      </header>
      <QueryBoundary heading={ownerCarsLabels.failed}>
        <CarList />
      </QueryBoundary>
    </Page>
  );
}

function CarList() {
  const api = useApi();
  const query = useSuspenseInfiniteQuery(ownedCarListOptions(api));
  const nextTrips = useQuery(nextTripsOptions(api));
  const earned = useQuery(earnedOptions(api));
  const { data: steps } = useSuspenseQuery(nextStepsOptions(api));
  const cars = query.data.pages.flatMap((page) => page.cars);
  if (cars.length === 0) {
    return (
      <EmptyNotice
        heading={ownerCarsLabels.emptyHeading}
        way={
          <Link to="/dashboard/cars/upload" className="btn btn-primary">
            {ownerCarsLabels.emptyLink}
          </Link>
        }
      >
        {ownerCarsLabels.emptyText}
      </EmptyNotice>
    );
  }
  return (
    <>
      <div className="mb-6 empty:hidden">
        <OwnerSteps steps={steps} />
      </div>
      <ul className="grid gap-4">
        {cars.map((car) => (
          <li key={car.car_uuid}>
            <OwnerCarCard
              car={car}
              nextTrip={nextTrips.data?.get(car.car_uuid)}
              isNextTripKnown={nextTrips.isSuccess}
              earned={earned.data?.get(car.car_uuid)}
            />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}
