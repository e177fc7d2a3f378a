import { RequireRole } from '../features/access/require-role';
import { ListCar } from '../features/list-car/list-car';

/** Where a car owner lists a car, from the public pages. */
export function UploadCarScreen() {
  return (
    <RequireRole audience="owners">
      <ListCar heading="List your car" />
    </RequireRole>
  );
}
