import { useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { TripInvoices } from '../features/invoices/trip-invoices';
import { customerReservationDetailsScreenLabels } from '../features/reservation/labels';
import { ReservationPage } from '../features/reservation/reservation-page';

/** One trip of the user. */
export function CustomerReservationDetailsScreen() {
  const { reservation_uuid: reservationUuid = '' } = useParams();
  return (
    <RequireRole audience="renters">
      <ReservationPage
        reservationUuid={reservationUuid}
        invoices={<TripInvoices reservationUuid={reservationUuid} />}
        list={{
          to: '/dashboard/customer-reservations',
          label: customerReservationDetailsScreenLabels.myTrips,
        }}
      />
    </RequireRole>
  );
}
