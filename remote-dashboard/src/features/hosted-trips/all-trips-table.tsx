import { Link } from 'react-router-dom';
import { CardCell, CardRow, CardTable, PersonName, StatusBadge } from '@drove/shared-ui';
import { formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { tripLabels } from '../../lib/trip-labels';
import { allTripsTableLabels } from './labels';

/** Reservations as a table; on a phone each row is a card. */
export function AllTripsTable({ trips }: { trips: Reservation[] }) {
  return (
    <CardTable
      caption={allTripsTableLabels.caption}
      columns={[
        allTripsTableLabels.car,
        allTripsTableLabels.people,
        allTripsTableLabels.trip,
        allTripsTableLabels.state,
        { heading: allTripsTableLabels.total, isAmount: true },
      ]}
    >
      {trips.map((trip) => (
        <CardRow key={trip.reservation_uuid}>
          <CardCell isFreeText>
            <Link to={`/dashboard/reservations/${trip.reservation_uuid}`} className="link font-semibold">
              {`${trip.car.make} ${trip.car.model} ${trip.car.year}`}
            </Link>
            <span className="block text-sm text-base-content/75">{trip.car.place.name}</span>
            <span translate="no" className="block font-mono text-sm text-base-content/75">
              {trip.booking_code}
            </span>
          </CardCell>
          <CardCell isFreeText>
            <PersonName>{`${trip.customer.fname} ${trip.customer.lname ?? ''}`.trim()}</PersonName>
            <span className="block text-sm text-base-content/75">
              {allTripsTableLabels.owner(trip.owner.fname)}
            </span>
          </CardCell>
          <CardCell>
            <span className="block text-sm whitespace-nowrap">{formatLocalTime(trip.pick_up)}</span>
            <span className="block text-sm whitespace-nowrap">{formatLocalTime(trip.return)}</span>
          </CardCell>
          <CardCell>
            <StatusBadge {...tripLabels(trip)} />
          </CardCell>
          <CardCell isAmount>
            <span className="font-medium">{formatMoney(trip.total)}</span>
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
}
