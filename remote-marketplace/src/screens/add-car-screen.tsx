import { RequireRole } from '@drove/shared-auth';
import { accessFor } from '../features/access/access';
import { addCarScreenLabels } from '../features/list-car/labels';
import { ListCar } from '../features/list-car/list-car';

/** The same form in the dashboard's frame, where the menu calls it "Add a car". */
export function AddCarScreen() {
  return (
    <RequireRole access={accessFor('owners')}>
      <ListCar heading={addCarScreenLabels.heading} />
    </RequireRole>
  );
}
