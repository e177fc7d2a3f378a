import { object, string } from 'yup';
import type { MyVerification, ProfileChanges, VerificationFacts } from './api/my-verification';
import { identityTypeNames } from '../../lib/verification-labels';

/** What a customer who signed up while booking was not asked then. */
const profileFields = ['gender', 'street', 'zip_code', 'city', 'region'] as const;
type ProfileField = (typeof profileFields)[number];

export interface FactsValues extends Record<ProfileField, string> {
  date_of_birth: string;
  licence_expires_on: string;
  identity_type: string;
  identity_expires_on: string;
  note: string;
}

/** What stays in the tab when the page is left half-filled; files are with the server as soon as they are chosen. */
export const keptFacts = [
  'date_of_birth',
  'licence_expires_on',
  'identity_type',
  'identity_expires_on',
  'note',
  ...profileFields,
] as const satisfies (keyof FactsValues)[];

/** What a form begins with: what was said before. */
export function factsValues({ facts }: MyVerification): FactsValues {
  return {
    date_of_birth: facts.date_of_birth ?? '',
    licence_expires_on: facts.licence_expires_on ?? '',
    identity_type: facts.identity_type ?? '',
    identity_expires_on: facts.identity_expires_on ?? '',
    note: facts.note ?? '',
    gender: '',
    street: '',
    zip_code: '',
    city: '',
    region: '',
  };
}

/** Whether gender and address are still to be given. */
export const lacksProfile = ({ missing }: MyVerification) => profileFields.some((field) => field in missing);

/** What of gender and address was entered. */
export function toProfile(values: FactsValues): ProfileChanges {
  const entered = profileFields.map((field) => [field, values[field].trim()] as const);
  return Object.fromEntries(entered.filter(([, value]) => value !== ''));
}

const isIdentityType = (text: string): text is keyof typeof identityTypeNames =>
  Object.hasOwn(identityTypeNames, text);

/** What the API is sent: nothing instead of an empty text. */
export function toFacts({ identity_type: type, ...values }: FactsValues): VerificationFacts {
  return {
    date_of_birth: values.date_of_birth || null,
    licence_expires_on: values.licence_expires_on || null,
    identity_type: isIdentityType(type) ? type : null,
    identity_expires_on: values.identity_expires_on || null,
    note: values.note.trim() || null,
  };
}

/** What sending needs. Whether a person is old enough, and documents have not expired, the server says. */
export function factsSchema({
  needsLicence,
  needsProfile,
}: {
  needsLicence: boolean;
  needsProfile: boolean;
}) {
  const ofProfile = (message: string) => (needsProfile ? string().trim().required(message) : string());
  return object({
    date_of_birth: string().required('Date of birth is required.'),
    identity_type: string().required('Choose the type of identity document.'),
    identity_expires_on: string().required('Enter the expiry date of your identity document.'),
    licence_expires_on: needsLicence
      ? string().required('Enter the expiry date of your driving licence.')
      : string(),
    gender: ofProfile('Gender is required'),
    street: ofProfile('Street is required'),
    zip_code: ofProfile('Zip code is required'),
    city: ofProfile('City is required'),
    region: ofProfile('Region is required'),
  });
}
