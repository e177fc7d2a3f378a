import { Link } from 'react-router-dom';
import { formatLocalTime } from 'shared-ui/formats';
import { wantedTripLinkLabels } from './labels';

interface WantedTripLinkProps {
  trip: { make: string | null; model: string | null; pick_up: string; return: string; link: string };
}

/** The trip that a person chose before they could book, and the way back to it. */
export function WantedTripLink({ trip }: WantedTripLinkProps) {
  return (
    <p>
      {wantedTripLinkLabels.text}{' '}
      <Link to={trip.link} className="link font-medium">
        {[trip.make, trip.model].filter(Boolean).join(' ')}, {formatLocalTime(trip.pick_up)} –{' '}
        {formatLocalTime(trip.return)}
      </Link>
    </p>
  );
}
