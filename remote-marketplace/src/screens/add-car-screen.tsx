import { RequireRole } from '../features/access/require-role';
import { addCarScreenLabels } from '../features/list-car/labels';
import { ListCar } from '../features/list-car/list-car';

/** The same form in the dashboard's frame, where the menu calls it "Add a car". */
export function AddCarScreen() {
  return (
    <RequireRole audience="owners">
      <ListCar heading={addCarScreenLabels.heading} />
    </RequireRole>
  );
}
