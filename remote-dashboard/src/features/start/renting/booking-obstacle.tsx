import { Link } from 'react-router-dom';
import { Notice } from '@drove/shared-ui';
import { circlePath, LineIcon } from '@drove/shared-ui/icons';
import { formatDay, formatInstant } from '@drove/shared-ui/formats';
import type { RentingHome } from '../../../api/home';
import { WantedTripLink } from '../../../ui/wanted-trip-link';
import { bookingObstacleLabels } from '../labels';
import { customerObstacles, ownerObstacles } from './obstacle-labels';

interface BookingObstacleProps {
  renting: RentingHome;
  isOwner: boolean;
  /** Whether an owner's checklist is below, which says how far their identity is. */
  hasSteps: boolean;
}

function wayOn({ kind, reservation_uuid: uuid }: NonNullable<RentingHome['obstacle']>): string {
  if (kind === 'phone_unreadable') return '/dashboard/account';
  return uuid === null ? '/dashboard/user-ver-doc-form' : `/dashboard/diff-payment-page?late=${uuid}`;
}

/** What is missing to be able to book, or soon will be; nothing where all is well. */
export function BookingObstacle({
  renting: { obstacle, expiring, wanted_trip: wanted },
  isOwner,
  hasSteps,
}: BookingObstacleProps) {
  // What a suspended account cannot do, its own notice says.
  if (obstacle?.kind === 'suspended') return null;
  if (hasSteps && (obstacle?.kind === 'unverified' || obstacle?.kind === 'pending')) return null;
  if (!obstacle && wanted) {
    return (
      <Notice tone="info" heading={bookingObstacleLabels.bookChosenTrip}>
        <WantedTripLink trip={wanted} isBookable />
      </Notice>
    );
  }
  if (!obstacle) {
    return expiring.map(({ document, expires_on: expiresOn }) => (
      <Notice key={document} tone="warning" heading={bookingObstacleLabels.expiryHeadings[document]}>
        <p>{bookingObstacleLabels.expiryText(formatDay(expiresOn))}</p>
      </Notice>
    ));
  }

  const { kind, reason, missing, since } = obstacle;
  const { tone, heading, text, way } = (isOwner ? ownerObstacles : customerObstacles)[kind];
  return (
    <Notice tone={tone} heading={heading}>
      {reason && <p className="font-medium">{reason}</p>}
      <p>{text}</p>
      {kind === 'unverified' && missing.length > 0 && (
        <ul aria-label={bookingObstacleLabels.missing} className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {missing.map((item) => (
            <li key={item} className="flex gap-2">
              <LineIcon path={circlePath} className="mt-0.5 size-5 opacity-70" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      )}
      {wanted && <WantedTripLink trip={wanted} />}
      {since && <p className="text-sm">{bookingObstacleLabels.sentOn(formatInstant(since))}</p>}
      {way && (
        <p className="mt-3">
          <Link to={wayOn(obstacle)} className="btn btn-primary max-sm:w-full">
            {way}
          </Link>
        </p>
      )}
    </Notice>
  );
}
