import { object, string } from 'yup';
import type { AccountChanges, MyAccount } from '../../api/my-account';

const changeable = ['fname', 'lname', 'gender', 'phone', 'street', 'zip_code', 'city', 'region'] as const;
type Changeable = (typeof changeable)[number];

/** What the form holds. */
type ProfileValues = Record<Changeable, string> & { languages: string[] };

/** What the form begins with: what is known. */
export function profileValues(account: MyAccount): ProfileValues {
  const { fname, lname, gender, phone, street, zip_code, city, region, languages } = account;
  return { fname, lname, gender: gender ?? '', phone, street, zip_code, city, region, languages };
}

const required = (message: string) => string().trim().required(message);

/** As at the registration; what was not asked there may stay empty until the documents are sent. */
export function profileSchemaOf(account: MyAccount) {
  const ifGiven = (name: Changeable, message: string) => (account[name] ? required(message) : string());
  return object({
    fname: required('First Name is required'),
    lname: required('Last Name is required'),
    gender: ifGiven('gender', 'Gender is required'),
    phone: required('Phone number is required'),
    street: ifGiven('street', 'Street is required'),
    zip_code: ifGiven('zip_code', 'Zip code is required'),
    city: ifGiven('city', 'City is required'),
    region: ifGiven('region', 'Region is required'),
  });
}

/** What of it is not as it was; spaces around what was typed do not count. */
export function changesOf(values: ProfileValues, account: MyAccount): AccountChanges {
  const typed = changeable.map((name) => [name, values[name].trim()] as const);
  const areSame = values.languages.join() === account.languages.join();
  const changes: AccountChanges = Object.fromEntries(
    typed.filter(([name, value]) => value !== (account[name] ?? '')),
  );
  // The boxes offer what the API knows.
  return areSame
    ? changes
    : { ...changes, languages: values.languages as NonNullable<AccountChanges['languages']> };
}
