import { Link } from 'react-router-dom';
import { formatLocalTime } from '@drove/shared-ui/formats';
import { wantedTripLinkLabels } from './labels';
import { Sentence } from './sentence';

interface WantedTripLinkProps {
  trip: { make: string | null; model: string | null; pick_up: string; return: string; link: string };
  /** Whether nothing keeps the person from booking it any more: then that is the thing to do. */
  isBookable?: boolean;
}

/** The trip that a person chose before they could book, and the way back to it. */
export function WantedTripLink({ trip, isBookable = false }: WantedTripLinkProps) {
  const car = [trip.make, trip.model].filter(Boolean).join(' ');
  const link = (
    <Link to={trip.link} className="link font-medium">
      {wantedTripLinkLabels.trip(car, formatLocalTime(trip.pick_up), formatLocalTime(trip.return))}
    </Link>
  );
  return (
    <>
      <p>
        <Sentence text={wantedTripLinkLabels.text} parts={{ trip: link }} />
      </p>
      {isBookable && (
        <p className="mt-3">
          <Link to={trip.link} className="btn btn-primary max-sm:w-full">
            {wantedTripLinkLabels.book}
          </Link>
        </p>
      )}
    </>
  );
}
