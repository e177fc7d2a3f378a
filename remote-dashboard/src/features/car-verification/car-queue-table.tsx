import { Link } from 'react-router-dom';
import { CarPhoto, StatusBadge } from 'shared-ui';
import { formatInstant } from 'shared-ui/formats';
import type { QueuedCar } from './api/car-verifications';
import { formatAge } from '../../lib/format-age';
import { carVerificationLabels } from '../../lib/verification-labels';
import { ClaimMark } from '../../ui/claim-mark';
import { carName } from './car-name';
import { carQueueTableLabels } from './labels';

/** Cars as a table; on a phone each row is a card. */
export function CarQueueTable({ cars }: { cars: QueuedCar[] }) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{carQueueTableLabels.cars}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            <th className="px-4 py-3 font-medium">{carQueueTableLabels.car}</th>
            <th className="px-4 py-3 font-medium">{carQueueTableLabels.owner}</th>
            <th className="px-4 py-3 font-medium">{carQueueTableLabels.sent}</th>
            <th className="px-4 py-3 font-medium">{carQueueTableLabels.state}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-md:block">
          {cars.map((car) => (
            <tr
              key={car.car_uuid}
              className="relative max-md:grid max-md:gap-1 max-md:p-4 hover:bg-base-200/60"
            >
              <td className="md:px-4 md:py-3">
                <span className="flex items-center gap-3">
                  <CarPhoto
                    photo={car.photo}
                    sizes="6rem"
                    alt=""
                    className="aspect-3/2 w-20 shrink-0 rounded-field"
                  />
                  <span>
                    <Link
                      to={`/dashboard/car-verification/${car.car_uuid}`}
                      className="link font-semibold after:absolute after:inset-0"
                    >
                      {carName(car)}
                    </Link>
                    <span className="block text-sm text-base-content/75">{car.plate}</span>
                  </span>
                </span>
              </td>
              <td className="md:px-4 md:py-3">{car.owner.name}</td>
              <td className="md:px-4 md:py-3">
                <time dateTime={car.submitted_at} title={formatInstant(car.submitted_at)}>
                  {car.verification === 'pending'
                    ? carQueueTableLabels.ago(formatAge(car.submitted_at))
                    : formatInstant(car.submitted_at)}
                </time>
                {car.was_approved && car.verification === 'pending' && (
                  <span className="block text-sm text-base-content/75">
                    {carQueueTableLabels.wasApprovedBefore}
                  </span>
                )}
              </td>
              <td className="md:px-4 md:py-3">
                {car.claim ? (
                  <ClaimMark claim={car.claim} />
                ) : (
                  <StatusBadge {...carVerificationLabels(car.verification)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
