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
import { LateFeeSummary } from './late-fee-summary';
import { isUnsettled, lateFeePayments, lookAgainMs } from './payment-state';

/** Pays the late fee of a trip, or says that there is none to pay. */
export function LateFeeCheckout({ reservationUuid }: { reservationUuid: string }) {
  const query = useQuery({
    ...reservationOptions(useApiClient(), reservationUuid),
    refetchInterval: ({ state: { data } }) =>
      data?.late_fee?.status === 'due' ? lookAgainMs(lateFeePayments(data), null) : false,
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
        <p>Late fees to pay are shown on the page of their trip.</p>
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
  const { late_fee: fee, reservation_uuid: uuid, owner } = reservation;
  const payments = lateFeePayments(reservation);
  const isToPay =
    fee?.status === 'due' && (reservation.can.includes('pay_late_fee') || payments.some(isUnsettled));
  const [wasToPay] = useState(isToPay);
  if (fee && isToPay) {
    return (
      <Checkout
        heading="Pay a late fee"
        held={{ sentence: '', until: null }}
        payable={{ kind: 'late-fee', uuid }}
        amount={fee.amount}
        payments={payments}
        label={`Pay ${formatMoney(fee.amount)}`}
        summary={<LateFeeSummary reservation={reservation} fee={fee} />}
      >
        {owner.fname} says that the car came back late. If that is wrong, you can object on the page of your
        trip.
      </Checkout>
    );
  }
  const isPaid = fee?.status === 'paid';
  return (
    <MessagePage
      heading={
        <FocusedHeading isFocused={wasToPay}>
          {isPaid ? 'The late fee is paid' : 'There is nothing to pay'}
        </FocusedHeading>
      }
      ways={
        <Link to={`/dashboard/customer-reservations/${uuid}`} className="btn btn-primary">
          See your trip
        </Link>
      }
    >
      <p>
        {isPaid
          ? `You have paid ${formatMoney(fee.amount)}. There is nothing left to pay.`
          : 'There is no late fee to pay for this trip.'}
      </p>
    </MessagePage>
  );
}
