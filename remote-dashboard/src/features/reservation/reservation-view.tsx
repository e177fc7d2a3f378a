import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useScreenTitle } from 'shared-auth';
import { CarPhoto, ReviewStars, StatusBadge } from 'shared-ui';
import type { Reservation } from '../../api/reservations';
import { tripLabels } from '../../lib/trip-labels';
import { ChangePanel } from './change-panel';
import { DepositNotice } from './deposit-notice';
import { ownReviewLabels } from './labels';
import { LateFeePanel } from './late-fee-panel';
import { PriceSummary } from './price-summary';
import { StateNotice } from './state-notice';
import { Timeline } from './timeline';
import { TripActions } from './trip-actions';
import { TripFacts } from './trip-facts';

/** A reservation's page: what it is, what can be done, what it costs, and what happened so far. */
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
      {/* On a phone what can be done and when it is come first, and the price after; the keyboard goes the same way. */}
      <div className="mt-6 flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_20rem] lg:items-start">
        <div className="contents lg:col-start-2 lg:row-start-1 lg:grid lg:gap-6">
          <TripActions reservation={reservation} onDone={goOn} />
          <div className="max-lg:order-1">
            <PriceSummary reservation={reservation} />
            {viewer !== 'admin' && reservation.payments.some((payment) => payment.captured_at) && invoices}
          </div>
        </div>
        <div className="contents lg:col-start-1 lg:row-start-1 lg:grid lg:min-w-0 lg:gap-6">
          <CarPhoto
            photo={car.photo}
            sizes="(width < 64rem) 100vw, 40rem"
            when="soon"
            className="aspect-[2/1] w-full rounded-box print:hidden"
          />
          <TripFacts reservation={reservation} />
          {reservation.review && <OwnReview review={reservation.review} />}
          <div className="max-lg:order-2">
            <Timeline reservation={reservation} />
          </div>
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
    <section
      aria-labelledby="review"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="review" className="text-xl font-semibold tracking-tight">
        {ownReviewLabels.heading}
      </h2>
      <p className="mt-2">
        <ReviewStars stars={review.stars} />
      </p>
      <p className="mt-1 wrap-anywhere">{review.text}</p>
    </section>
  );
}
