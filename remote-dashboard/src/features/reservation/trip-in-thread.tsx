import { useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '@drove/shared-ui';
import { clockNote, formatLocalTime } from '@drove/shared-ui/formats';
import { reservationOptions } from '../../api/reservations';
import { nextStep } from '../../lib/next-step';
import { tripLabels } from '../../lib/trip-labels';
import { tripInThreadLabels } from './action-labels';
import { TripActions } from './trip-actions';

/** The trip that a conversation is about: when, in what state, and what can be done about it now. */
export function TripInThread({ reservationUuid }: { reservationUuid: string }) {
  // Beside the conversation: it does not wait for the trip, and stays when the trip cannot be loaded.
  const { data: reservation } = useQuery(reservationOptions(useApi(), reservationUuid));
  const heading = useRef<HTMLHeadingElement>(null);
  if (!reservation) return null;
  const step = nextStep(reservation);
  const list = reservation.viewer === 'customer' ? 'customer-reservations' : 'reservations';
  return (
    <section
      aria-labelledby="trip-in-thread"
      className="border-b border-base-300 bg-base-200 px-4 py-3 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="trip-in-thread" ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {`${formatLocalTime(reservation.pick_up)} – ${formatLocalTime(reservation.return)}${clockNote(reservation.pick_up_at, reservation.time_zone)}`}
        </h2>
        <StatusBadge {...tripLabels(reservation)} />
        <Link to={`/dashboard/${list}/${reservationUuid}`} className="link">
          {tripInThreadLabels.open}
        </Link>
      </div>
      {step && <p className="mt-1 font-medium text-secondary">{step}</p>}
      <details className="mt-1" open={reservation.can.includes('accept')}>
        <summary className="cursor-pointer py-1 text-sm font-medium">{tripInThreadLabels.actions}</summary>
        <div className="max-h-[40dvh] overflow-y-auto py-2 [&>section]:flex [&>section]:flex-wrap">
          <TripActions reservation={reservation} onDone={() => heading.current?.focus()} />
        </div>
      </details>
    </section>
  );
}
