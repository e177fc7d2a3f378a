import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { reservationOptions, type Reservation } from '../../api/reservations';
import { MessagePage } from '@drove/shared-ui/message-page';
import { CheckoutFrame, CheckoutSkeleton } from './checkout-skeleton';
import { tripToPayLabels } from './labels';

interface TripToPayProps {
  reservationUuid: string;
  lookAgainMs: (reservation: Reservation) => number | false;
  elsewhere: string;
  children: (reservation: Reservation) => ReactNode;
}

/**
 * The customer's trip of which something is to be paid, loaded: or why it is not there.
 *
 * @param lookAgainMs when to look what the bank has said since; false for not at all
 * @param elsewhere where such payments are shown, said when there is no such trip
 */
export function TripToPay(props: TripToPayProps) {
  return (
    <QueryBoundary
      key={props.reservationUuid}
      heading={tripToPayLabels.notLoaded}
      fallback={<CheckoutSkeleton sentence={tripToPayLabels.loading} />}
      frame={(content) => <CheckoutFrame>{content}</CheckoutFrame>}
    >
      <LoadedTrip {...props} />
    </QueryBoundary>
  );
}

function LoadedTrip({ reservationUuid, lookAgainMs, elsewhere, children }: TripToPayProps) {
  const { data: reservation } = useSuspenseQuery({
    ...reservationOptions(useApi(), reservationUuid),
    refetchInterval: ({ state: { data } }) => (data ? lookAgainMs(data) : false),
  });
  if (reservation?.viewer !== 'customer') {
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
  return children(reservation);
}
