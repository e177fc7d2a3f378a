import { useParams } from 'react-router-dom';
import { useCurrentUser } from 'shared-auth';
import { RequireRole } from '../features/access/require-role';
import { DisputesOfTrip } from '../features/disputes/disputes-of-trip';
import { TripInvoices } from '../features/invoices/trip-invoices';
import { reservationDetailsScreenLabels } from '../features/reservation/labels';
import { ReservationPage } from '../features/reservation/reservation-page';

/** One trip with an owner’s car, or any one for an administrator. */
export function ReservationDetailsScreen() {
  const { reservation_uuid: reservationUuid = '' } = useParams();
  const user = useCurrentUser();
  const isAdmin = user.kind === 'full' && user.role === 'admin';
  return (
    <RequireRole audience="hosts">
      {isAdmin && <DisputesOfTrip reservationUuid={reservationUuid} />}
      <ReservationPage
        reservationUuid={reservationUuid}
        invoices={<TripInvoices reservationUuid={reservationUuid} />}
        list={{ to: '/dashboard/reservations', label: reservationDetailsScreenLabels.reservations }}
      />
    </RequireRole>
  );
}
