import { counted } from '@drove/shared-ui/formats';
import type { HostingHome } from '../../../api/home';
import { TripCard } from '../../../ui/trip-card';
import { requestsLabels } from '../labels';
import { QuietNote } from '../quiet-note';
import { StartSection } from '../start-section';

/** What an owner has to answer, the nearest deadline first. */
export function Requests({ requests: { count, reservations } }: Pick<HostingHome, 'requests'>) {
  const more = count - reservations.length;
  return (
    <StartSection
      heading={count === 0 ? requestsLabels.heading : requestsLabels.count(counted(count, 'request'))}
      all={{ to: '/dashboard/reservations', label: requestsLabels.all }}
    >
      {count === 0 && <QuietNote>{requestsLabels.none}</QuietNote>}
      <ul className="grid gap-4 empty:hidden">
        {reservations.map((trip) => (
          <li key={trip.reservation_uuid}>
            <TripCard trip={trip} to={`/dashboard/reservations/${trip.reservation_uuid}`} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-base-content/80">{requestsLabels.more(more)}</p>}
    </StartSection>
  );
}
