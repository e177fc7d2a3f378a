import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScreenTitle } from '@drove/shared-auth';
import { CarPhoto, ReviewStars, StatusBadge } from '@drove/shared-ui';
import type { Reservation } from '../../api/reservations';
import { tripLabels } from '../../lib/trip-labels';
import { TitledSection } from '../../ui/titled-section';
import { BeforeYouGo } from './before-you-go';
import { ChangeOfPlans } from './change-of-plans';
import { ChangePanel } from './change-panel';
import { DepositNotice } from './deposit-notice';
import { reservationViewLabels } from './facts-labels';
import { ownReviewLabels } from './labels';
import { LateFeePanel } from './late-fee-panel';
import { nextOnTrip } from './next-on-trip';
import { PriceSummary } from './price-summary';
import { StateNotice } from './state-notice';
import { Timeline } from './timeline';
import { TripActions } from './trip-actions';
import { TripContact } from './trip-contact';
import { TripFacts } from './trip-facts';
import { hasEnded } from './true-of-state';

/** A reservation's page: what comes next, how to meet, what was booked, what it costs, and what happened so far. */
export function ReservationView({
  reservation,
  invoices,
}: {
  reservation: Reservation;
  invoices: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { car, viewer } = reservation;
  useScreenTitle(`${car.make} ${car.model}, ${car.place.name}`);
  const next = nextOnTrip(reservation);
  const goOn = () => heading.current?.focus();

  return (
    <>
      <header className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
          {`${car.make} ${car.model} ${car.year}`}
        </h1>
        <StatusBadge {...tripLabels(reservation)} />
      </header>
      <Notices>
        {next && <p className="mt-3 max-w-prose text-lg font-semibold text-secondary">{next}</p>}
        <StateNotice reservation={reservation} />
        {reservation.change && (
          <div className="mt-6">
            <ChangePanel change={reservation.change} reservation={reservation} onDone={goOn} />
          </div>
        )}
        {reservation.late_fee && (
          <div className="mt-6">
            <LateFeePanel reservation={reservation} />
          </div>
        )}
        {(reservation.deposit_status ?? reservation.can.includes('set_deposit_aside')) && (
          <div className="mt-6">
            <DepositNotice reservation={reservation} />
          </div>
        )}
      </Notices>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        <TripActions reservation={reservation} show="now" onDone={goOn} />
        {viewer === 'customer' && hasEnded(reservation) && (
          <Link to={`/carlisting/car/${car.car_uuid}`} className="btn btn-outline print:hidden">
            {reservationViewLabels.bookAgain}
          </Link>
        )}
      </div>
      {/* In the order in which a trip goes; what ends it, and what has happened, come last. */}
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <TripContact reservation={reservation} onDone={goOn} />
          <BeforeYouGo reservation={reservation} />
          <TripFacts reservation={reservation} />
          {reservation.review && <OwnReview review={reservation.review} />}
        </div>
        <div className="grid min-w-0 gap-6">
          <CarPhoto
            photo={car.photo}
            sizes="(width < 64rem) 100vw, 20rem"
            when="soon"
            className="aspect-[2/1] w-full rounded-box print:hidden"
          />
          <div>
            <PriceSummary reservation={reservation} />
            {viewer !== 'admin' && reservation.payments.some((payment) => payment.captured_at) && invoices}
          </div>
          <ChangeOfPlans reservation={reservation} onDone={goOn} />
        </div>
        <div className="min-w-0 empty:hidden lg:col-span-2">
          <Timeline reservation={reservation} />
        </div>
      </div>
    </>
  );
}

/**
 * What comes in above everything else. While a sheet covers the page, nothing moves for it: the page is scrolled by as
 * much, as browsers do by themselves but at its top, and is back there when the sheet gives the keyboard to the heading.
 */
function Notices({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const height = useRef<number>(undefined);
  useLayoutEffect(() => {
    const offsetHeight = area.current?.offsetHeight ?? 0;
    const more = offsetHeight - (height.current ?? offsetHeight);
    height.current = offsetHeight;
    if (more > 0 && scrollY === 0 && document.querySelector('dialog[open]')) scrollTo(0, more);
  });
  return <div ref={area}>{children}</div>;
}

/** What the customer wrote about the trip. */
function OwnReview({ review }: { review: NonNullable<Reservation['review']> }) {
  return (
    <TitledSection heading={ownReviewLabels.heading}>
      <ReviewStars stars={review.stars} />
      <p className="mt-1 wrap-anywhere">{review.text}</p>
    </TitledSection>
  );
}
