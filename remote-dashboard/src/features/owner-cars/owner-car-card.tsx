import { Link } from 'react-router-dom';
import { CarPhoto, ContactText, Rating, StatusBadge } from '@drove/shared-ui';
import { counted, formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import type { Earned } from './api/owned-car-list';
import type { OwnCar } from '../../api/owned-cars';
import type { Reservation } from '../../api/reservations';
import { Sentence } from '../../ui/sentence';
import { CarActions } from './car-actions';
import { carState } from './car-state';
import { documentsLabel, needsDocuments } from './needed-documents';
import { ownerCarCardLabels } from './labels';

interface OwnerCarCardProps {
  car: OwnCar;
  nextTrip: Reservation | undefined;
  /** Whether no next trip means that there is none, or that it could not be asked for. */
  isNextTripKnown: boolean;
  earned: Earned | undefined;
}

/** One of the owner's cars: where it stands, what is next with it, and what can be done. */
export function OwnerCarCard({ car, nextTrip, isNextTripKnown, earned }: OwnerCarCardProps) {
  const { badge, sentence } = carState(car);
  const name = [car.make, car.model, car.year].filter(Boolean).join(' ') || ownerCarCardLabels.unnamed;
  const price = car.daily_price_minor;
  const facts = [
    car.plate,
    price !== null && ownerCarCardLabels.perDay(formatMoney({ amount_minor: price, currency: car.currency })),
  ].filter(Boolean);

  return (
    <section
      aria-label={name}
      className="grid overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised sm:grid-cols-[13rem_1fr]"
    >
      <CarPhoto
        photo={car.photos[0] ?? null}
        sizes="(width < 40rem) 100vw, 12rem"
        alt=""
        className="aspect-3/2 w-full sm:my-4 sm:ml-4 sm:w-48 sm:self-start sm:rounded-field"
      />
      <div className="flex min-w-0 flex-col gap-2 p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg font-semibold tracking-tight wrap-anywhere">{name}</h2>
          <StatusBadge {...badge} />
        </div>
        {facts.length > 0 && <p className="text-base-content/80">{facts.join(' · ')}</p>}
        {car.rating && (
          <p>
            <Rating rating={car.rating} />
          </p>
        )}
        {needsDocuments(car) && (
          <p className="font-medium">
            <Link to={`/dashboard/cars/upload?car=${car.car_uuid}&step=photos`} className="link link-primary">
              {documentsLabel(car)}
            </Link>
          </p>
        )}
        {car.verification_reason && <p className="font-medium">{`“${car.verification_reason}”`}</p>}
        {sentence && (
          <p>
            <ContactText>{sentence}</ContactText>
          </p>
        )}
        {car.verification !== 'draft' && (
          <p className="text-base-content/80">
            <NextTrip trip={nextTrip} isKnown={isNextTripKnown} />
            {earned && (
              <>
                {' '}
                <EarnedAmount earned={earned} />
              </>
            )}
          </p>
        )}
        <CarActions car={car} name={name} />
      </div>
    </section>
  );
}

function EarnedAmount({ earned }: { earned: Earned }) {
  const amount = (
    <Link to="/dashboard/reservations/income" className="link">
      {formatMoney({ amount_minor: earned.amountMinor, currency: earned.currency })}
    </Link>
  );
  return (
    <Sentence text={ownerCarCardLabels.earned} parts={{ amount, trips: counted(earned.trips, 'trip') }} />
  );
}

function NextTrip({ trip, isKnown }: { trip: Reservation | undefined; isKnown: boolean }) {
  if (!trip) return isKnown && ownerCarCardLabels.noTrips;
  const isUnderWay = trip.status === 'in_progress' || trip.status === 'disputed';
  const name = trip.customer.fname;
  const link = (
    <Link to={`/dashboard/reservations/${trip.reservation_uuid}`} className="link">
      {isUnderWay
        ? ownerCarCardLabels.outTripLink(name, formatLocalTime(trip.return))
        : ownerCarCardLabels.nextTripLink(name, formatLocalTime(trip.pick_up))}
    </Link>
  );
  const text = isUnderWay ? ownerCarCardLabels.outTrip : ownerCarCardLabels.nextTrip;
  return <Sentence text={text} parts={{ trip: link }} />;
}
