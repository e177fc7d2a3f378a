import { Link } from 'react-router-dom';
import { PersonName, StatusBadge } from 'shared-ui';
import { formatLocalTime, formatMoney } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { tripLabels } from '../../lib/trip-labels';
import { allTripsTableLabels } from './labels';

/** Reservations as a table; on a phone each row is a card. */
export function AllTripsTable({ trips }: { trips: Reservation[] }) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{allTripsTableLabels.caption}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            <th className="px-4 py-3 font-medium">{allTripsTableLabels.car}</th>
            <th className="px-4 py-3 font-medium">{allTripsTableLabels.people}</th>
            <th className="px-4 py-3 font-medium">{allTripsTableLabels.trip}</th>
            <th className="px-4 py-3 font-medium">{allTripsTableLabels.state}</th>
            <th className="px-4 py-3 text-right font-medium">{allTripsTableLabels.total}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-md:block">
          {trips.map((trip) => (
            <tr
              key={trip.reservation_uuid}
              className="max-md:grid max-md:gap-1 max-md:p-4 md:hover:bg-base-200/60"
            >
              <td className="md:px-4 md:py-3">
                <Link to={`/dashboard/reservations/${trip.reservation_uuid}`} className="link font-semibold">
                  {trip.car.make} {trip.car.model} {trip.car.year}
                </Link>
                <span className="block text-sm text-base-content/75">{trip.car.place.name}</span>
              </td>
              <td className="md:px-4 md:py-3">
                <PersonName>{`${trip.customer.fname} ${trip.customer.lname ?? ''}`.trim()}</PersonName>
                <span className="block text-sm text-base-content/75">
                  {allTripsTableLabels.owner(trip.owner.fname)}
                </span>
              </td>
              <td className="text-sm md:px-4 md:py-3">
                <span className="block whitespace-nowrap">{formatLocalTime(trip.pick_up)}</span>
                <span className="block whitespace-nowrap">{formatLocalTime(trip.return)}</span>
              </td>
              <td className="md:px-4 md:py-3">
                <StatusBadge {...tripLabels(trip.status, 'admin')} />
              </td>
              <td className="font-medium tabular-nums md:px-4 md:py-3 md:text-right">
                {formatMoney(trip.total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
