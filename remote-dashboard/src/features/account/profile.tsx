import { toast } from 'react-hot-toast';
import { useAuth } from '@drove/shared-auth';
import { ContactText, Facts, PersonName } from '@drove/shared-ui';
import { SelectField, TextField } from '@drove/shared-ui/forms';
import { addressLine } from '../../lib/address-line';
import { useChangeMyAccount, type MyAccount } from '../../api/my-account';
import { AccountForm } from './account-form';
import { profileLabels } from './labels';
import { LanguagesField } from './languages-field';
import { changesOf, profileSchemaOf, profileValues } from './profile-form.schema';

const genders = { male: profileLabels.male, female: profileLabels.female };

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
      label={profileLabels.form}
      initialValues={profileValues(account)}
      schema={profileSchemaOf(account)}
      onUnsaved={onUnsaved}
      action={profileLabels.submit}
      onSave={async (values) => {
        const changes = changesOf(values, account);
        await change.mutateAsync(changes);
        // The session holds the last name.
        if (changes.lname !== undefined) await retryProfile();
        toast.success(profileLabels.saved);
      }}
    >
      {isNameFixed ? (
        <Facts facts={[nameOf(account)]} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="fname" label={profileLabels.firstName} autoComplete="given-name" maxLength={100} />
          <TextField
            name="lname"
            label={profileLabels.lastName}
            hint={profileLabels.lastNameHint}
            autoComplete="family-name"
            maxLength={100}
          />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="gender" label={profileLabels.gender} options={genders} />
        <TextField name="phone" label={profileLabels.phone} type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <TextField name="street" label={profileLabels.street} autoComplete="address-line1" maxLength={200} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField name="zip_code" label={profileLabels.zipCode} autoComplete="postal-code" maxLength={20} />
        <TextField name="city" label={profileLabels.city} autoComplete="address-level2" maxLength={100} />
        <TextField name="region" label={profileLabels.region} autoComplete="address-level1" maxLength={100} />
      </div>
      <LanguagesField />
    </AccountForm>
  );
}

function nameOf({ fname, lname, fixed }: MyAccount) {
  return {
    name: profileLabels.name,
    value: (
      <>
        <span className="font-medium">
          <PersonName>{`${fname} ${lname}`}</PersonName>
        </span>
        {fixed.length > 0 && (
          <span className="mt-1 block text-sm text-base-content/75">
            <ContactText>{profileLabels.nameHint}</ContactText>
          </span>
        )}
      </>
    ),
  };
}

function factsOf(account: MyAccount) {
  const { gender, phone } = account;
  return [
    nameOf({ ...account, fixed: [] }),
    { name: profileLabels.gender, value: gender ? genders[gender] : '—' },
    { name: profileLabels.phone, value: phone },
    { name: profileLabels.address, value: addressLine(account) || '—', isVerbatim: true },
  ];
}
