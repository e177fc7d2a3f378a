import { Link } from 'react-router-dom';
import type { Reservation } from '../../api/reservations';

/** That a car is not back, for who has it and for who comes next; nothing where it is in time. */
export function LateNotice({ reservation }: { reservation: Reservation }) {
  const { not_back_at: notBackAt, returned_at: returnedAt, status, viewer, owner } = reservation;
  const isConfirmed = status === 'confirmed';
  if (reservation.car_late === 'out' && isConfirmed) {
    if (viewer !== 'customer') {
      return <p className="mt-1">The previous customer hasn’t returned the car yet. Cancelling is free.</p>;
    }
    return (
      <p className="mt-1">
        The previous customer hasn’t returned the car yet, so it may be late. You can cancel for free and{' '}
        <Link to={otherCars(reservation)} className="link">
          choose another car for the same dates
        </Link>
        .
      </p>
    );
  }
  if (reservation.car_late === 'back' && isConfirmed) {
    return <p className="mt-1">The previous customer returned the car late. It’s back now.</p>;
  }
  if (notBackAt === null || returnedAt !== null) return null;
  return (
    <p className="mt-1">
      {viewer === 'customer'
        ? `${owner.fname} is waiting for the car. Please return it, or call ${owner.fname}.`
        : 'The car isn’t back. It’s hidden from search until the owner confirms the return.'}
    </p>
  );
}

function otherCars({ car, pick_up, return: returned }: Reservation): string {
  const wanted = new URLSearchParams({ place: car.place.slug, pick_up, return: returned });
  return `/carlisting?${wanted.toString()}`;
}
