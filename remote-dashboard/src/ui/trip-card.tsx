import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { CarPhoto, PersonName, type PhotoSources, StatusBadge } from '@drove/shared-ui';
import { clockNote, formatLocalTime, formatMoney, type Money } from '@drove/shared-ui/formats';
import { nextStep, type TripState } from '../lib/next-step';
import { tripLabels } from '../lib/trip-labels';
import { DriverSummary } from './driver-summary';
import { tripCardLabels } from './labels';

interface TripCardProps {
  trip: TripState & {
    car: { make: string; model: string; year: number; photo: PhotoSources | null; place: { name: string } };
    customer: { fname: string; lname: string | null };
    driver: ComponentProps<typeof DriverSummary>['driver'] | null;
    pick_up: string;
    pick_up_at: string;
    return: string;
    total: Money;
    payout: Money | null;
  };
  /** Where the trip's own page is. */
  to: string;
}

/** A trip in a list: which car, when, in what state, and what one can do about it now. */
export function TripCard({ trip, to }: TripCardProps) {
  const { car, customer, driver, viewer, total, payout } = trip;
  const step = nextStep(trip);

  return (
    <Link
      to={to}
      className="group grid overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised transition-colors hover:border-primary sm:grid-cols-[11rem_1fr]"
    >
      <CarPhoto
        photo={car.photo}
        sizes="(width < 40rem) 100vw, 10rem"
        alt=""
        className="aspect-3/2 w-full sm:my-4 sm:ml-4 sm:w-40 sm:self-start sm:rounded-field"
      />
      <span className="flex min-w-0 flex-col gap-1 p-4 sm:p-5">
        <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <span className="text-lg font-semibold tracking-tight wrap-anywhere group-hover:text-primary">
            {`${car.make} ${car.model} ${car.year}`}
          </span>
          <StatusBadge {...tripLabels(trip)} />
        </span>
        <span>
          {`${formatLocalTime(trip.pick_up)} – ${formatLocalTime(trip.return)}${clockNote(trip.pick_up_at, trip.time_zone)}`}
        </span>
        <span className="wrap-anywhere text-base-content/80">
          <span>
            {viewer === 'customer' ? (
              car.place.name
            ) : (
              <PersonName>{`${customer.fname} ${customer.lname ?? ''}`.trim()}</PersonName>
            )}
          </span>
          <span>{' · '}</span>
          <span>
            {viewer === 'owner' && payout ? tripCardLabels.forYou(formatMoney(payout)) : formatMoney(total)}
          </span>
        </span>
        {driver && trip.can.includes('accept') && <DriverSummary driver={driver} />}
        {step && <span className="mt-1 font-medium text-secondary">{step}</span>}
      </span>
    </Link>
  );
}
