import type { ReactNode } from 'react';
import { FieldGroup } from '../../ui/field-group';
import { PasswordField } from '../../ui/password-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];
const roles = [
  { value: 'customer', label: 'Customer' },
  { value: 'car_owner', label: 'Car Owner' },
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
      <Section title="About you">
        <FieldGroup fields={['fname', 'lname']}>
          <TextField name="fname" label="First name" autoComplete="given-name" />
          <TextField name="lname" label="Last name" autoComplete="family-name" />
        </FieldGroup>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FieldGroup fields={['email']}>
            <TextField name="email" label="Email" type="email" autoComplete="email" />
          </FieldGroup>
          <FieldGroup fields={['phone']}>
            <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
          </FieldGroup>
          <FieldGroup fields={['gender']}>
            <SelectField name="gender" label="Gender" autoComplete="sex" options={genders} />
          </FieldGroup>
          <FieldGroup fields={['role']}>
            <SelectField name="role" label="Role" autoComplete="off" options={roles} />
          </FieldGroup>
        </div>
      </Section>
      <Section title="Address">
        <FieldGroup fields={['zip_code', 'city', 'region', 'street']}>
          <TextField name="zip_code" label="Zip code" autoComplete="postal-code" />
          <TextField name="city" label="City" autoComplete="address-level2" />
          <TextField name="region" label="Region" autoComplete="address-level1" />
          <TextField name="street" label="Street" autoComplete="street-address" />
        </FieldGroup>
      </Section>
      <Section title="Password">
        <FieldGroup fields={['password', 'confirm_password']}>
          <PasswordField name="password" label="Password" autoComplete="new-password" />
          <PasswordField name="confirm_password" label="Confirm password" autoComplete="new-password" />
        </FieldGroup>
      </Section>
    </>
  );
}
