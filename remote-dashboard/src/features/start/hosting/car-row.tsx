import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PersonName } from '@drove/shared-ui';
import type { Reservation } from '../../../api/reservations';

interface CarRowProps {
  trip: Reservation;
  /** When it goes or comes back. */
  when: string;
  badge?: ReactNode;
}

/** A car on its way out or back: which, with whom, when. */
export function CarRow({ trip: { reservation_uuid: uuid, car, customer }, when, badge }: CarRowProps) {
  return (
    <Link
      to={`/dashboard/reservations/${uuid}`}
      className="group -mx-3 flex items-start justify-between gap-4 rounded-field px-3 py-2.5 hover:bg-base-200/60"
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold group-hover:text-primary">
          <span>{`${car.make} ${car.model}`}</span>
          {car.plate && (
            <span translate="no" className="font-normal text-base-content/80">{` · ${car.plate}`}</span>
          )}
        </span>
        <span className="block text-base-content/80">
          <PersonName>{[customer.fname, customer.lname].filter(Boolean).join(' ')}</PersonName>{' '}
          <span>{`· ${when}`}</span>
        </span>
      </span>
      {badge}
    </Link>
  );
}
