import { useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { CarVerificationPage } from '../features/car-verification/car-verification-page';

/** One car’s photos and papers, and the decision on it. */
export function CarVerificationDetailsScreen() {
  const { car_uuid: carUuid = '' } = useParams();
  return (
    <RequireRole audience="admins">
      {/* Another car is another page: nothing that was chosen for one stays for the next. */}
      <CarVerificationPage key={carUuid} carUuid={carUuid} />
    </RequireRole>
  );
}
