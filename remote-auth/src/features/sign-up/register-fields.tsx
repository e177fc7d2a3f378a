import type { ReactNode } from 'react';
import { FieldGroup } from '../../ui/field-group';
import { PasswordField } from '../../ui/password-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { nameLabels } from '../../ui/labels';
import { registerFieldsLabels } from './labels';

const genders = [
  { value: 'male', label: registerFieldsLabels.male },
  { value: 'female', label: registerFieldsLabels.female },
];
const roles = [
  { value: 'customer', label: registerFieldsLabels.customer },
  { value: 'car_owner', label: registerFieldsLabels.carOwner },
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-3 text-xs font-semibold tracking-wide text-base-content/65 uppercase">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

/** The twelve fields of a sign-up; the messages of fields that belong together are one sentence. */
export function RegisterFields() {
  return (
    <>
      <Section title={registerFieldsLabels.aboutYou}>
        <FieldGroup fields={['fname', 'lname']} hint={nameLabels.oneName}>
          <TextField name="fname" label={registerFieldsLabels.fname} autoComplete="given-name" />
          <TextField name="lname" label={registerFieldsLabels.lname} autoComplete="family-name" />
        </FieldGroup>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FieldGroup fields={['email']}>
            <TextField name="email" label={registerFieldsLabels.email} type="email" autoComplete="email" />
          </FieldGroup>
          <FieldGroup fields={['phone']}>
            <TextField name="phone" label={registerFieldsLabels.phone} type="tel" autoComplete="tel" />
          </FieldGroup>
        </div>
      </Section>
      <Section title={registerFieldsLabels.address}>
        <FieldGroup fields={['zip_code', 'city', 'region', 'street']}>
          <TextField name="zip_code" label={registerFieldsLabels.zipCode} autoComplete="postal-code" />
          <TextField name="city" label={registerFieldsLabels.city} autoComplete="address-level2" />
          <TextField name="region" label={registerFieldsLabels.region} autoComplete="address-level1" />
          <TextField name="street" label={registerFieldsLabels.street} autoComplete="address-line1" />
        </FieldGroup>
      </Section>
      <Section title={registerFieldsLabels.account}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FieldGroup fields={['gender']}>
            <SelectField
              name="gender"
              label={registerFieldsLabels.gender}
              autoComplete="sex"
              options={genders}
            />
          </FieldGroup>
          <FieldGroup fields={['role']}>
            <SelectField name="role" label={registerFieldsLabels.role} autoComplete="off" options={roles} />
          </FieldGroup>
        </div>
        <FieldGroup fields={['password', 'confirm_password']}>
          <PasswordField name="password" label={registerFieldsLabels.password} autoComplete="new-password" />
          <PasswordField
            name="confirm_password"
            label={registerFieldsLabels.confirmPassword}
            autoComplete="new-password"
          />
        </FieldGroup>
      </Section>
    </>
  );
}
