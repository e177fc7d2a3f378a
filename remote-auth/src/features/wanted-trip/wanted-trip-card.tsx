import { CarPhoto } from '@drove/shared-ui';
import { formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import type { WantedTrip } from './use-wanted-trip';
import { useTripFacts } from './api/use-trip-facts';
import { wantedTripLabels } from './labels';

/** The car, the days and the total that a visitor signs in for. */
export function WantedTripCard({ trip }: { trip: WantedTrip }) {
  const { car, total } = useTripFacts(trip);
  return (
    <section
      aria-label={wantedTripLabels.trip}
      className="flex h-full gap-4 rounded-box border border-base-300 bg-base-100 p-3"
    >
      {car ? (
        <CarPhoto
          photo={car.photos[0] ?? null}
          sizes="7rem"
          when="soon"
          className="aspect-3/2 w-28 shrink-0 self-start rounded-field"
          alt=""
        />
      ) : (
        <span aria-hidden="true" className="aspect-3/2 w-28 shrink-0 self-start rounded-field bg-base-200" />
      )}
      <div className="min-w-0 text-sm">
        <p className="min-h-6 text-base font-semibold wrap-anywhere">
          {car ? `${car.make} ${car.model}` : ''}
        </p>
        <p className="text-base-content/80">
          {`${formatLocalTime(trip.pickUp)} – ${formatLocalTime(trip.return)}`}
        </p>
        <p className="min-h-5">
          <span>{total ? wantedTripLabels.total : ''}</span>{' '}
          <strong>{total ? formatMoney(total) : ''}</strong>
        </p>
      </div>
    </section>
  );
}
