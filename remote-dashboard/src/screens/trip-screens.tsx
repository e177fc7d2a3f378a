import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { loadPart, useCurrentUser } from '@drove/shared-auth';
import { disputesOptions } from '../features/disputes/api/disputes';
import { DisputesOfTrip } from '../features/disputes/disputes-of-trip';
import { TripInvoices } from '../features/invoices/trip-invoices';
import { tripScreensLabels } from '../features/reservation/facts-labels';
import { ReservationPage } from '../features/reservation/reservation-page';
import { tripConversationLabels } from '../features/trip-conversation/labels';

// For administrators alone, and only while something is to be decided.
const DecidedConversation = loadPart(
  () => import('./decided-conversation').then((m) => m.DecidedConversation),
  { what: tripConversationLabels.part },
);

/** One trip of the user. */
export function CustomerTripScreen() {
  const { reservation_uuid: reservationUuid = '' } = useParams();
  return (
    <ReservationPage
      reservationUuid={reservationUuid}
      invoices={<TripInvoices reservationUuid={reservationUuid} />}
      list={{ to: '/dashboard/customer-reservations', label: tripScreensLabels.myTrips }}
    />
  );
}

/** One trip with an owner’s car, or any one for an administrator. */
export function HostedTripScreen() {
  const { reservation_uuid: reservationUuid = '' } = useParams();
  const user = useCurrentUser();
  const isAdmin = user.kind === 'full' && user.role === 'admin';
  // Shown above the trip, which would move when they came later.
  const disputes = useQuery({ ...disputesOptions(useApi(), reservationUuid), enabled: isAdmin });
  return (
    <>
      {isAdmin && <DisputesOfTrip reservationUuid={reservationUuid} />}
      <ReservationPage
        reservationUuid={reservationUuid}
        isReady={!disputes.isLoading}
        invoices={<TripInvoices reservationUuid={reservationUuid} />}
        list={{
          to: '/dashboard/reservations',
          label: isAdmin ? tripScreensLabels.reservations : tripScreensLabels.bookings,
        }}
      />
      {isAdmin && <DecidedConversation reservationUuid={reservationUuid} />}
    </>
  );
}
