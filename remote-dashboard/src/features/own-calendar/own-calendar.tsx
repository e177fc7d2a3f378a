import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyNotice, ListSkeleton } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { ownedCarsOptions } from '../../api/owned-cars';
import { SelectFilter } from '../../ui/select-filter';
import { CarDays } from './car-days';
import { CarTrips } from './car-trips';
import { carTripsLabels, ownCalendarLabels } from './labels';

/** The days of an owner's cars, one car at a time; which one is in the address. */
export function OwnCalendar() {
  return (
    <QueryBoundary heading={ownCalendarLabels.carsFailed} fallback={<ListSkeleton rows={2} />}>
      <ChosenCar />
    </QueryBoundary>
  );
}

function ChosenCar() {
  const [search, setSearch] = useSearchParams();
  const query = useSuspenseQuery(ownedCarsOptions(useApi()));
  // No one can book a draft: its own form asks for the days to keep.
  const cars = query.data.filter(({ verification }) => verification !== 'draft');
  const withUuid = (uuid?: string | null) => cars.find((car) => car.car_uuid === uuid);
  // The one that it opened with stays in view, whatever becomes of the other cars meanwhile.
  const [first] = useState(
    () =>
      cars.find(({ is_public: isPublic }) => isPublic) ??
      cars.find(({ listing }) => listing === 'listed') ??
      cars[0],
  );
  const chosen = withUuid(search.get('car_uuid')) ?? withUuid(first?.car_uuid) ?? cars[0];
  if (!chosen && query.data.length > 0) {
    return (
      <EmptyNotice
        heading={ownCalendarLabels.unlistedHeading}
        way={
          <Link to="/dashboard/owner-cars" className="btn btn-primary">
            {ownCalendarLabels.unlistedLink}
          </Link>
        }
      >
        {ownCalendarLabels.unlistedText}
      </EmptyNotice>
    );
  }
  if (!chosen) {
    return (
      <EmptyNotice
        heading={ownCalendarLabels.emptyHeading}
        way={
          <Link to="/dashboard/cars/upload" className="btn btn-primary">
            {ownCalendarLabels.emptyLink}
          </Link>
        }
      >
        {ownCalendarLabels.emptyText}
      </EmptyNotice>
    );
  }
  const names = cars.map((car) => [car.car_uuid, [car.make, car.model, car.year].filter(Boolean).join(' ')]);

  return (
    <>
      {cars.length > 1 && (
        <div className="mb-6 max-w-xs">
          <SelectFilter
            label={ownCalendarLabels.car}
            options={Object.fromEntries(names) as Record<string, string>}
            value={chosen.car_uuid}
            onChange={(carUuid) => setSearch({ car_uuid: carUuid }, { replace: true })}
          />
        </div>
      )}
      <Fragment key={chosen.car_uuid}>
        <QueryBoundary heading={ownCalendarLabels.calendarFailed} fallback={<ListSkeleton rows={2} />}>
          <CarDays carUuid={chosen.car_uuid} />
          {/* Inside: its place is below the days, and what stood there before them would move. */}
          <QueryBoundary heading={carTripsLabels.failed} fallback={<ListSkeleton rows={2} />}>
            <CarTrips carUuid={chosen.car_uuid} />
          </QueryBoundary>
        </QueryBoundary>
      </Fragment>
    </>
  );
}
