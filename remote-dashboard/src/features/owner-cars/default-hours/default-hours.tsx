import { usePrefetchInfiniteQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Refused, useApi } from '@drove/api-client';
import { EmptyNotice, LoadMore } from '@drove/shared-ui';
import { BookingRulesForm, ownRuleNames, rulesValues, toRules } from '@drove/shared-ui/booking-rules';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import type { OwnCar } from '../../../api/owned-cars';
import { ownerRulesOptions, useSetOwnerRules } from '../api/booking-rules';
import { ownedCarListOptions } from '../api/owned-car-list';
import { defaultRulesMessage } from '../own-car.messages';
import { CarOfDefault } from './car-of-default';
import { defaultHoursLabels } from './labels';

/** When drivers can book any of the owner's cars that has no hours of its own, and which cars these are. */
export function DefaultHours() {
  usePrefetchInfiniteQuery(ownedCarListOptions(useApi()));
  return (
    <QueryBoundary heading={defaultHoursLabels.failed}>
      <DefaultForm />
      <CarsOfDefault />
    </QueryBoundary>
  );
}

function DefaultForm() {
  const { data } = useSuspenseQuery(ownerRulesOptions(useApi()));
  const setRules = useSetOwnerRules();
  return (
    <BookingRulesForm
      initialValues={rulesValues([data.own, data.marketplace], 'all')}
      onSave={(values) => setRules.mutateAsync(toRules(values))}
      explain={(error) => ({
        message: defaultRulesMessage(error),
        fields: error instanceof Refused ? (error.problem?.fields ?? {}) : {},
      })}
    />
  );
}

function CarsOfDefault() {
  const query = useSuspenseInfiniteQuery(ownedCarListOptions(useApi()));
  const cars = query.data.pages.flatMap((page) => page.cars);
  if (cars.length === 0) {
    return (
      <div className="mt-10">
        <EmptyNotice heading={defaultHoursLabels.noCarsHeading}>{defaultHoursLabels.noCars}</EmptyNotice>
      </div>
    );
  }
  const follows = (car: OwnCar) => ownRuleNames(car).length === 0;
  const groups = [
    {
      heading: defaultHoursLabels.differing,
      hint: defaultHoursLabels.differingHint,
      none: defaultHoursLabels.noneDiffer,
      cars: cars.filter((car) => !follows(car)),
    },
    {
      heading: defaultHoursLabels.following,
      hint: defaultHoursLabels.followingHint,
      none: defaultHoursLabels.noneFollow,
      cars: cars.filter(follows),
    },
  ];
  return (
    <div className="mt-10 grid gap-8 border-t border-base-300 pt-8">
      {groups.map((group) => (
        <section key={group.heading} aria-label={group.heading}>
          <h2 className="text-xl font-semibold tracking-tight">{group.heading}</h2>
          <p className="mt-1 text-base-content/80">{group.cars.length === 0 ? group.none : group.hint}</p>
          {group.cars.length > 0 && (
            <ul className="mt-3 grid gap-2">
              {group.cars.map((car) => (
                <CarOfDefault key={car.car_uuid} car={car} />
              ))}
            </ul>
          )}
        </section>
      ))}
      <LoadMore query={query} />
    </div>
  );
}
