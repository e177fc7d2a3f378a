import { useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { ReservationPage } from '../features/reservation/reservation-page';

/** One trip with an owner’s car, or any one for an administrator. */
export function ReservationDetailsScreen() {
  const { reservation_uuid: reservationUuid = '' } = useParams();
  return (
    <RequireRole audience="hosts">
      <ReservationPage
        reservationUuid={reservationUuid}
        list={{ to: '/dashboard/reservations', label: 'Reservations' }}
      />
    </RequireRole>
  );
}
