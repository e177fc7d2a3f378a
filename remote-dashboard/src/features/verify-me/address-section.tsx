import { Panel } from '@drove/shared-ui';
import { TextField } from '@drove/shared-ui/forms';
import { addressSectionLabels as labels } from './labels';

/** The address, for who signed up while booking and was not asked. */
export function AddressSection() {
  return (
    <Panel heading={labels.heading}>
      <div className="grid gap-4">
        <TextField name="street" label={labels.street} autoComplete="address-line1" maxLength={200} />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField name="zip_code" label={labels.zipCode} autoComplete="postal-code" maxLength={20} />
          <TextField name="city" label={labels.city} autoComplete="address-level2" maxLength={100} />
          <TextField name="region" label={labels.region} autoComplete="address-level1" maxLength={100} />
        </div>
      </div>
    </Panel>
  );
}
