import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { RetryNotice } from 'shared-ui';
import { reservationOptions, type Reservation } from '../../api/reservations';
import { MessagePage } from '../../ui/message-page';
import { CheckoutSkeleton } from './checkout-skeleton';
import { tripToPayLabels } from './labels';

/**
 * The customer's trip of which something is to be paid, loaded: or why it is not there.
 *
 * @param lookAgainMs when to look what the bank has said since; false for not at all
 * @param elsewhere where such payments are shown, said when there is no such trip
 */
export function TripToPay({
  reservationUuid,
  lookAgainMs,
  elsewhere,
  children,
}: {
  reservationUuid: string;
  lookAgainMs: (reservation: Reservation) => number | false;
  elsewhere: string;
  children: (reservation: Reservation) => ReactNode;
}) {
  const query = useQuery({
    ...reservationOptions(useApiClient(), reservationUuid),
    refetchInterval: ({ state: { data } }) => (data ? lookAgainMs(data) : false),
  });
  if (query.isPending) return <CheckoutSkeleton sentence={tripToPayLabels.loading} />;
  if (query.data === null || (query.data && query.data.viewer !== 'customer')) {
    return (
      <MessagePage
        heading={tripToPayLabels.notFound}
        ways={
          <Link to="/dashboard/customer-reservations" className="btn btn-primary">
            {tripToPayLabels.toMyTrips}
          </Link>
        }
      >
        <p>{elsewhere}</p>
      </MessagePage>
    );
  }
  if (!query.data) {
    return (
      <div className="mx-auto max-w-2xl px-4 py-12">
        <RetryNotice
          heading={tripToPayLabels.notLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  return <Fragment key={reservationUuid}>{children(query.data)}</Fragment>;
}
