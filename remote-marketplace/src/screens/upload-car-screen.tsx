import { RequireRole } from '../features/access/require-role';
import { uploadCarScreenLabels } from '../features/list-car/labels';
import { ListCar } from '../features/list-car/list-car';

/** Where a car owner lists a car, from the public pages. */
export function UploadCarScreen() {
  return (
    <RequireRole audience="owners">
      <ListCar heading={uploadCarScreenLabels.heading} />
    </RequireRole>
  );
}
