import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { reservationOptions, type Reservation } from '../../api/reservations';
import { formatMoney } from '../../lib/money';
import { MessagePage } from '../../ui/message-page';
import { RetryNotice } from '../../ui/retry-notice';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import { FocusedHeading } from './focused-heading';
import { depositPayments, lookAgainMs } from './payment-state';
import { TripSummary } from './trip-summary';

/** Sets the deposit of a trip aside on a card, or says that it is not needed now. */
export function DepositCheckout({ reservationUuid }: { reservationUuid: string }) {
  const query = useQuery({
    ...reservationOptions(useApiClient(), reservationUuid),
    refetchInterval: ({ state: { data } }) =>
      data?.can.includes('set_deposit_aside') ? lookAgainMs(depositPayments(data), null) : false,
  });
  if (query.isPending) return <CheckoutSkeleton sentence="Loading your trip…" />;
  if (query.data === null || (query.data && query.data.viewer !== 'customer')) {
    return (
      <MessagePage
        heading="We can’t find that trip"
        ways={
          <Link to="/dashboard/customer-reservations" className="btn btn-primary">
            Go to my trips
          </Link>
        }
      >
        <p>A deposit that needs a card is shown on the page of its trip.</p>
      </MessagePage>
    );
  }
  if (!query.data) {
    return (
      <div className="mx-auto max-w-2xl px-4 py-12">
        <RetryNotice
          heading="Your trip could not be loaded"
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  return <Stage reservation={query.data} />;
}

function Stage({ reservation }: { reservation: Reservation }) {
  const { deposit, deposit_status: status, reservation_uuid: uuid } = reservation;
  const isNeeded = reservation.can.includes('set_deposit_aside');
  const [wasNeeded] = useState(isNeeded);
  if (isNeeded) {
    return (
      <Checkout
        heading="Set the deposit aside"
        held={{ sentence: '', until: null }}
        payable={{ kind: 'deposit', uuid }}
        amount={deposit}
        payments={depositPayments(reservation)}
        label={`Set aside ${formatMoney(deposit)}`}
        summary={<TripSummary car={reservation.car} trip={reservation} />}
      >
        You are not charged. Your bank sets the amount aside, and we release it 48 hours after the trip.
      </Checkout>
    );
  }
  const isHeld = status === 'held';
  return (
    <MessagePage
      heading={
        <FocusedHeading isFocused={wasNeeded}>
          {isHeld ? 'Your deposit is set aside' : 'No deposit is needed now'}
        </FocusedHeading>
      }
      ways={
        <Link to={`/dashboard/customer-reservations/${uuid}`} className="btn btn-primary">
          See your trip
        </Link>
      }
    >
      <p>
        {isHeld
          ? `${formatMoney(deposit)} is set aside on your card and released 48 hours after the trip.`
          : 'Deposits are set aside from 48 hours before the pick-up until the pick-up.'}
      </p>
    </MessagePage>
  );
}
