import { Link } from 'react-router-dom';
import { StatusBadge } from '@drove/shared-ui';
import { formatLocalTime } from '@drove/shared-ui/formats';
import type { OpenTrip } from '../../api/my-account';
import { tripLabels } from '../../lib/trip-labels';
import { openTripsLabels } from './labels';

/** An owner may have many; these are in view, the others at a click. */
const inView = 5;

/** Trips that are not over, each with the way to its own page. */
export function OpenTrips({ trips }: { trips: OpenTrip[] }) {
  if (trips.length === 0) return null;
  const more = trips.slice(inView);
  return (
    <div className="mt-2 grid gap-3">
      <TripList label={openTripsLabels.list} trips={trips.slice(0, inView)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            {more.length === 1 ? openTripsLabels.oneMore : openTripsLabels.more(more.length)}
          </summary>
          <TripList label={openTripsLabels.moreLists} trips={more} />
        </details>
      )}
    </div>
  );
}

function TripList({ label, trips }: { label: string; trips: OpenTrip[] }) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {trips.map((trip) => (
        <li key={trip.reservation_uuid} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TripName trip={trip} />
          <StatusBadge {...tripLabels(trip)} />
          <span className="w-full text-sm text-base-content/80">{periodOf(trip)}</span>
        </li>
      ))}
    </ul>
  );
}

function periodOf(trip: OpenTrip): string {
  const label = trip.viewer === 'owner' ? openTripsLabels.ownCarPeriod : openTripsLabels.period;
  return label(formatLocalTime(trip.pick_up), formatLocalTime(trip.return));
}

function TripName({ trip }: { trip: OpenTrip }) {
  // What a person has not paid yet its owner cannot look at.
  if (trip.viewer === 'owner' && trip.status === 'pending_payment') return <span>{trip.car_name}</span>;
  const list = trip.viewer === 'owner' ? 'reservations' : 'customer-reservations';
  return (
    <Link to={`/dashboard/${list}/${trip.reservation_uuid}`} className="link font-medium">
      {trip.car_name}
    </Link>
  );
}
