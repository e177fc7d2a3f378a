import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { reservationOptions } from '../../api/reservations';
import { MessagePage } from '@drove/shared-ui/message-page';
import { reservationPageLabels } from './labels';
import { ReservationView } from './reservation-view';

interface ReservationPageProps {
  reservationUuid: string;
  /** The list that it is reached from. */
  list: { to: string; label: string };
  /** Whether what the screen shows around it is there, too. */
  isReady?: boolean;
  /** What shows the invoices of a paid trip to the people it is between. */
  invoices: ReactNode;
}

/** One reservation with everything that the person in front of it may see and do. */
export function ReservationPage({ isReady = true, ...props }: ReservationPageProps) {
  const withoutTrip = (content: ReactNode) => (
    <Page list={props.list}>
      <h1 className="mt-3 mb-6 text-3xl font-bold tracking-tight">{reservationPageLabels.heading}</h1>
      {content}
    </Page>
  );
  const loading = <ListSkeleton rows={3} />;
  if (!isReady) return withoutTrip(loading);
  return (
    <QueryBoundary heading={reservationPageLabels.failed} fallback={loading} frame={withoutTrip}>
      <Trip {...props} />
    </QueryBoundary>
  );
}

function Trip({ reservationUuid, list, invoices }: Omit<ReservationPageProps, 'isReady'>) {
  const { data: reservation } = useSuspenseQuery(reservationOptions(useApi(), reservationUuid));
  if (reservation === null) {
    return (
      <MessagePage
        frame="dashboard"
        heading={reservationPageLabels.notFoundHeading}
        ways={
          <Link to={list.to} className="btn btn-primary">
            {list.label}
          </Link>
        }
      >
        <p>{reservationPageLabels.notFoundText}</p>
      </MessagePage>
    );
  }
  return (
    <Page list={list}>
      <ReservationView reservation={reservation} invoices={invoices} />
    </Page>
  );
}

function Page({ list, children }: Pick<ReservationPageProps, 'list'> & { children: ReactNode }) {
  return (
    <article className="w-full max-w-5xl px-4 py-8 sm:px-8 lg:py-10">
      <Link to={list.to} className="link text-base-content/80 print:hidden">
        {list.label}
      </Link>
      {children}
    </article>
  );
}
