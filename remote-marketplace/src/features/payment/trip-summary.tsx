import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CarPhoto, type PhotoSources } from '@drove/shared-ui';
import {
  dayOf,
  formatDays,
  formatLocalTime,
  formatMoney,
  formatOnCarClock,
  type Money,
  zoneName,
} from '@drove/shared-ui/formats';
import { policyLabels } from '../../lib/car-labels';
import { PriceLines } from '../../ui/price-lines';
import { tripSummaryLabels } from './labels';

interface TripSummaryProps {
  car: { make: string; model: string; year: number; photo: PhotoSources | null; place: { name: string } };
  /** A quote or a reservation: both describe the trip with the same properties. */
  trip: {
    pick_up: string;
    return: string;
    time_zone: string;
    lines: { label: string; amount_minor: number }[];
    currency: string;
    total: Money;
    deposit: Money;
    late_fee_per_hour: Money;
    cancellation_policy: keyof typeof policyLabels;
    cancellation_policy_text: string;
    free_cancellation_until: string | null;
  };
  /** Where to choose other days, as long as that is possible. */
  changeLink?: string | undefined;
}

/** What is being paid for: the car, the days, every line of the price, the deposit, and what cancelling costs. */
export function TripSummary({ car, trip, changeLink }: TripSummaryProps) {
  // A phone shows the card's form on its first screen; beside the form there is room for all of it.
  const [isUnfolded, setUnfolded] = useState(() => window.matchMedia('(min-width: 64rem)').matches);
  return (
    <section
      aria-labelledby="chosen-trip"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <details open={isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className="cursor-pointer">
          <h2 id="chosen-trip" className="inline text-xl font-semibold tracking-tight">
            {tripSummaryLabels.heading}
          </h2>
          <span className="mt-1 block text-base-content/80 lg:hidden">
            {tripSummaryLabels.inShort(
              `${car.make} ${car.model}`,
              formatDays(dayOf(trip.pick_up), dayOf(trip.return)),
              formatMoney(trip.total),
            )}
          </span>
        </summary>
        <div className="mt-4 flex gap-4">
          <CarPhoto
            photo={car.photo}
            sizes="9rem"
            when="soon"
            className="aspect-3/2 w-28 shrink-0 self-start rounded-field sm:w-36"
            alt=""
          />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{`${car.make} ${car.model} ${car.year}`}</p>
            <p className="text-base-content/80">{car.place.name}</p>
            {changeLink && (
              <Link to={changeLink} className="link text-sm link-primary">
                {tripSummaryLabels.otherDates}
              </Link>
            )}
          </div>
        </div>
        <TripDates trip={trip} />
        <PriceLines quote={trip} />
        <h3 className="mt-5 border-t border-base-300 pt-4 font-semibold">
          {tripSummaryLabels.cancellation(policyLabels[trip.cancellation_policy].toLowerCase())}
        </h3>
        {trip.free_cancellation_until && (
          <p className="mt-1 text-sm font-medium">
            {tripSummaryLabels.freeUntil(
              formatOnCarClock(trip.free_cancellation_until, trip.time_zone, { year: false }),
            )}
          </p>
        )}
        <p className="mt-1 text-sm text-base-content/80">{trip.cancellation_policy_text}</p>
      </details>
    </section>
  );
}

/** From when to when, on the clocks of the car's city. */
function TripDates({ trip }: { trip: Pick<TripSummaryProps['trip'], 'pick_up' | 'return' | 'time_zone'> }) {
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-base-content/75">{tripSummaryLabels.pickUp}</dt>
          <dd className="font-medium">{formatLocalTime(trip.pick_up)}</dd>
        </div>
        <div>
          <dt className="text-sm text-base-content/75">{tripSummaryLabels.return}</dt>
          <dd className="font-medium">{formatLocalTime(trip.return)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-base-content/75">{zoneName(trip.time_zone)}</p>
    </>
  );
}
