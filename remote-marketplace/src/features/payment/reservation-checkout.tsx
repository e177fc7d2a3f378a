import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { RetryNotice } from 'shared-ui';
import { formatMoney } from 'shared-ui/formats';
import { reservationOptions, type Reservation } from '../../api/reservations';
import { MessagePage } from '../../ui/message-page';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
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

/** Where a reservation stands on the way to being paid: to pay, waited for, paid, or lost again. */
export function ReservationCheckout({ reservationUuid, takesFocus }: ReservationCheckoutProps) {
  const query = useQuery({
    ...reservationOptions(useApiClient(), reservationUuid),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'pending_payment' ? lookAgainMs(paymentsFor(data, null), data.hold_expires_at) : false,
  });
  if (query.isPending) return <CheckoutSkeleton sentence={reservationCheckoutLabels.loading} />;
  if (query.data === null || (query.data && query.data.viewer !== 'customer')) return <NotYourTrip />;
  if (!query.data) {
    return (
      <div className="mx-auto max-w-2xl px-4 py-12">
        <RetryNotice
          heading={reservationCheckoutLabels.notLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  return <Stage reservation={query.data} takesFocus={takesFocus} />;
}

function Stage({ reservation, takesFocus }: { reservation: Reservation; takesFocus: boolean }) {
  const { status, hold_expires_at: holdExpiresAt, instant_book: isInstant, total, owner } = reservation;
  const payments = paymentsFor(reservation, null);
  const isToPay =
    status === 'pending_payment' && (reservation.can.includes('pay') || payments.some(isUnsettled));
  const [wasToPay] = useState(isToPay);

  if (isToPay) {
    return (
      <Checkout
        heading={reservationCheckoutLabels.heading}
        takesFocus={takesFocus}
        held={{ sentence: reservationCheckoutLabels.held, until: holdExpiresAt }}
        payable={{ kind: 'reservations', uuid: reservation.reservation_uuid }}
        amount={total}
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
            {reservationCheckoutLabels.findACar}
          </Link>
        </>
      }
    >
      <p>{reservationCheckoutLabels.notFoundText}</p>
    </MessagePage>
  );
}
