import { RequireRole } from 'shared-auth';
import { accessFor } from '../features/access/access';
import { uploadCarScreenLabels } from '../features/list-car/labels';
import { ListCar } from '../features/list-car/list-car';

/** Where a car owner lists a car, from the public pages. */
export function UploadCarScreen() {
  return (
    <RequireRole access={accessFor('owners')}>
      <ListCar heading={uploadCarScreenLabels.heading} />
    </RequireRole>
  );
}
