import { toast } from 'react-hot-toast';
import { useAuth } from 'shared-auth';
import { Facts } from 'shared-ui';
import { SelectField, TextField } from 'shared-ui/forms';
import { useChangeMyAccount, type MyAccount } from '../../api/my-account';
import { AccountForm } from './account-form';
import { changesOf, profileSchema, profileValues } from './profile-form.schema';

const genders = { male: 'Male', female: 'Female' };

interface ProfileProps {
  account: MyAccount;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Name, phone and address: a form, or what there is for a person who may change nothing. */
export function Profile({ account, onUnsaved }: ProfileProps) {
  const { retryProfile } = useAuth();
  const change = useChangeMyAccount();
  if (account.account_status !== 'active') return <Facts facts={factsOf(account)} />;

  const isNameFixed = account.fixed.includes('lname');
  return (
    <AccountForm
      label="Profile"
      initialValues={profileValues(account)}
      schema={profileSchema}
      onUnsaved={onUnsaved}
      action="Save my profile"
      onSave={async (values) => {
        const changes = changesOf(values, account);
        await change.mutateAsync(changes);
        // The session holds the last name, by which other pages greet.
        if (changes.lname !== undefined) await retryProfile();
        toast.success('Your profile is saved');
      }}
    >
      {isNameFixed ? (
        <Facts facts={[nameOf(account)]} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="fname" label="First name" autoComplete="given-name" maxLength={100} />
          <TextField name="lname" label="Last name" autoComplete="family-name" maxLength={100} />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="gender" label="Gender" options={genders} />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <TextField name="street" label="Street" autoComplete="address-line1" maxLength={200} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField name="zip_code" label="Zip code" autoComplete="postal-code" maxLength={20} />
        <TextField name="city" label="City" autoComplete="address-level2" maxLength={100} />
        <TextField name="region" label="Region" autoComplete="address-level1" maxLength={100} />
      </div>
    </AccountForm>
  );
}

function nameOf({ fname, lname, fixed }: MyAccount) {
  return {
    name: 'Name',
    value: (
      <>
        <span className="font-medium">
          {fname} {lname}
        </span>
        {fixed.length > 0 && (
          <span className="mt-1 block text-sm text-base-content/75">
            Your name matches the documents you sent us. Write to us to change it.
          </span>
        )}
      </>
    ),
  };
}

function factsOf(account: MyAccount) {
  const { gender, phone, street, zip_code: zipCode, city, region } = account;
  return [
    nameOf({ ...account, fixed: [] }),
    { name: 'Gender', value: genders[gender] },
    { name: 'Phone', value: phone },
    { name: 'Address', value: `${street}, ${zipCode} ${city}, ${region}` },
  ];
}
