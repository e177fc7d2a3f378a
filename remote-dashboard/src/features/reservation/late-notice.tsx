import { Link } from 'react-router-dom';
import type { Reservation } from '../../api/reservations';
import { Sentence } from '../../ui/sentence';
import { lateNoticeLabels } from './labels';

/** That a car is not back, for who has it and for who comes next; nothing where it is in time. */
export function LateNotice({ reservation }: { reservation: Reservation }) {
  const { not_back_at: notBackAt, returned_at: returnedAt, status, viewer, owner } = reservation;
  const isConfirmed = status === 'confirmed';
  if (reservation.car_late === 'out' && isConfirmed) {
    if (viewer !== 'customer') {
      return <p className="mt-1">{lateNoticeLabels.notBackForOwner}</p>;
    }
    const link = (
      <Link to={otherCars(reservation)} className="link">
        {lateNoticeLabels.notBackLink}
      </Link>
    );
    return (
      <p className="mt-1">
        <Sentence text={lateNoticeLabels.notBack} parts={{ link }} />
      </p>
    );
  }
  if (reservation.car_late === 'back' && isConfirmed) {
    return <p className="mt-1">{lateNoticeLabels.backNow}</p>;
  }
  if (notBackAt === null || returnedAt !== null) return null;
  return (
    <p className="mt-1">
      {viewer === 'customer' ? lateNoticeLabels.ownerIsWaiting(owner.fname) : lateNoticeLabels.hidden}
    </p>
  );
}

function otherCars({ car, pick_up, return: returned }: Reservation): string {
  const wanted = new URLSearchParams({ place: car.place.slug, pick_up, return: returned });
  return `/carlisting?${wanted.toString()}`;
}
