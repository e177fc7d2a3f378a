import { useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { TripInvoices } from '../features/invoices/trip-invoices';
import { ReservationPage } from '../features/reservation/reservation-page';
import { customerReservationDetailsScreenLabels } from './labels';

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
