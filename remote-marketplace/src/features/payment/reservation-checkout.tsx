import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, formatOnCarClock } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { reservationOptions, type Reservation } from '../../api/reservations';
import { MessagePage } from '@drove/shared-ui/message-page';
import { AwaitVerification } from './await-verification';
import { Checkout } from './checkout';
import { CheckoutFrame, CheckoutSkeleton } from './checkout-skeleton';
import { HoldEnded } from './hold-ended';
import { reservationCheckoutLabels } from './labels';
import { isUnsettled, lookAgainMs, paymentsFor } from './payment-state';
import { PaymentResult } from './payment-result';
import { TripSummary } from './trip-summary';

interface ReservationCheckoutProps {
  reservationUuid: string;
  /** It was come to from another stage of the same page. */
  takesFocus: boolean;
}

/** The payment of a reservation: to pay, waiting for the bank, paid, or ended. */
export function ReservationCheckout(props: ReservationCheckoutProps) {
  return (
    <QueryBoundary
      key={props.reservationUuid}
      heading={reservationCheckoutLabels.notLoaded}
      fallback={<CheckoutSkeleton sentence={reservationCheckoutLabels.loading} />}
      frame={(content) => <CheckoutFrame>{content}</CheckoutFrame>}
    >
      <LoadedCheckout {...props} />
    </QueryBoundary>
  );
}

function LoadedCheckout({ reservationUuid, takesFocus }: ReservationCheckoutProps) {
  const { data: reservation } = useSuspenseQuery({
    ...reservationOptions(useApi(), reservationUuid),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'pending_payment' || data?.repay
        ? lookAgainMs(paymentsFor(data, null), data.hold_expires_at)
        : false,
  });
  if (reservation?.viewer !== 'customer') return <NotYourTrip />;
  return <Stage reservation={reservation} takesFocus={takesFocus} />;
}

function Stage({ reservation, takesFocus }: { reservation: Reservation; takesFocus: boolean }) {
  const { status, hold_expires_at: holdExpiresAt, instant_book: isInstant, total, owner } = reservation;
  const { fname, lname } = reservation.customer;
  const holder = lname === null ? undefined : `${fname} ${lname}`;
  const payments = paymentsFor(reservation, null);
  const isToPay =
    status === 'pending_payment' && (reservation.can.includes('pay') || payments.some(isUnsettled));
  const [wasToPay] = useState(isToPay);

  const { repay, repay_by: repayBy } = reservation;
  // Those that the bank took back say nothing of what is to be paid now.
  const anew = payments.filter(({ captured_at: capturedAt }) => capturedAt === null);
  if (repay && repayBy && (reservation.can.includes('pay') || anew.some(isUnsettled))) {
    const until = formatOnCarClock(repayBy, reservation.time_zone, { year: false });
    return (
      <Checkout
        heading={reservationCheckoutLabels.anewHeading}
        takesFocus={takesFocus}
        held={{ sentence: '', until: null }}
        payable={{ kind: 'reservations', uuid: reservation.reservation_uuid }}
        amount={repay}
        holder={holder}
        payments={anew}
        label={reservationCheckoutLabels.pay(formatMoney(repay))}
        summary={<TripSummary car={reservation.car} trip={reservation} />}
      >
        {reservationCheckoutLabels.anewExplanation(until)}
      </Checkout>
    );
  }
  if (isToPay) {
    return (
      <Checkout
        heading={reservationCheckoutLabels.heading}
        takesFocus={takesFocus}
        held={{ sentence: reservationCheckoutLabels.held, until: holdExpiresAt }}
        payable={{ kind: 'reservations', uuid: reservation.reservation_uuid }}
        amount={total}
        holder={holder}
        payments={payments}
        label={
          isInstant
            ? reservationCheckoutLabels.pay(formatMoney(total))
            : reservationCheckoutLabels.sendRequest(formatMoney(total))
        }
        summary={<TripSummary car={reservation.car} trip={reservation} />}
      >
        {isInstant
          ? reservationCheckoutLabels.instantExplanation
          : reservationCheckoutLabels.requestExplanation(owner.fname)}
      </Checkout>
    );
  }
  if (status === 'pending_payment' && reservation.can.includes('release') && reservation.awaits_verification)
    return <AwaitVerification reservation={reservation} takesFocus={takesFocus} />;
  // A request that no one answered has expired too, but it was paid in time.
  const isHoldOver = status === 'pending_payment' || (status === 'expired' && reservation.answer_by === null);
  if (isHoldOver) return <HoldEnded reservation={reservation} takesFocus={wasToPay} />;
  return <PaymentResult reservation={reservation} takesFocus={wasToPay} />;
}

function NotYourTrip() {
  return (
    <MessagePage
      heading={reservationCheckoutLabels.notFound}
      ways={
        <>
          <Link to="/dashboard/customer-reservations" className="btn btn-primary">
            {reservationCheckoutLabels.toMyTrips}
          </Link>
          <Link to="/carlisting" className="btn btn-outline">
            {reservationCheckoutLabels.toCars}
          </Link>
        </>
      }
    >
      <p>{reservationCheckoutLabels.notFoundText}</p>
    </MessagePage>
  );
}
