import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, RetryNotice } from 'shared-ui';
import { reservationOptions } from '../../api/reservations';
import { MessagePage } from '../../ui/message-page';
import { reservationPageLabels } from './labels';
import { ReservationView } from './reservation-view';

interface ReservationPageProps {
  reservationUuid: string;
  /** The list that it is reached from. */
  list: { to: string; label: string };
  /** What shows the invoices of a paid trip to the people it is between. */
  invoices: ReactNode;
}

/** One reservation with everything that the person in front of it may see and do. */
export function ReservationPage({ reservationUuid, list, invoices }: ReservationPageProps) {
  const query = useQuery(reservationOptions(useApiClient(), reservationUuid));

  if (query.data === null) {
    return (
      <MessagePage
        heading={reservationPageLabels.tripNotFound}
        ways={
          <Link to={list.to} className="btn btn-primary">
            {list.label}
          </Link>
        }
      >
        <p>{reservationPageLabels.tripNotFoundText}</p>
      </MessagePage>
    );
  }
  return (
    <article className="w-full max-w-5xl px-4 py-8 sm:px-8 lg:py-10">
      <Link to={list.to} className="link text-base-content/80 print:hidden">
        {list.label}
      </Link>
      {query.data ? (
        <ReservationView reservation={query.data} invoices={invoices} />
      ) : (
        <>
          <h1 className="mt-3 mb-6 text-3xl font-bold tracking-tight">{reservationPageLabels.trip}</h1>
          {query.isError ? (
            <RetryNotice
              heading={reservationPageLabels.tripNotLoaded}
              error={query.error}
              isBusy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <ListSkeleton rows={3} />
          )}
        </>
      )}
    </article>
  );
}
