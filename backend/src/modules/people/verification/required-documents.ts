import type { DocumentKind } from '../documents/documents.table.js';
import { mayHost } from '../users/permissions.js';
import type { User } from '../users/users.table.js';
import type { UserVerification } from './user-verifications.table.js';

export const documentNames: Record<DocumentKind, string> = {
  licence_front: 'Driving licence, front',
  licence_back: 'Driving licence, back',
  identity: 'Identity document',
  selfie: 'Selfie',
};

const addSentences: Record<DocumentKind, string> = {
  licence_front: 'Add the front of your driving licence',
  licence_back: 'Add the back of your driving licence',
  identity: 'Add your identity document',
  selfie: 'Add a selfie',
};

const licence: readonly DocumentKind[] = ['licence_front', 'licence_back'];

/** What a person sends: an owner who never rents needs no licence. */
export function requiredDocuments(user: Pick<User, 'role' | 'hosting_since'>): DocumentKind[] {
  return mayHost(user) ? ['identity', 'selfie'] : [...licence, 'identity', 'selfie'];
}

/** No one drives before. */
const leastAge = 18;
/** No one has been older: a slip of the keyboard. */
const mostAge = 120;

type Facts = Pick<
  UserVerification,
  'date_of_birth' | 'licence_expires_on' | 'identity_type' | 'identity_expires_on'
>;

/** What a customer who signed up while booking has not given yet. */
const profileSentences = {
  gender: 'Gender is required',
  street: 'Street is required',
  zip_code: 'Zip code is required',
  city: 'City is required',
  region: 'Region is required',
} as const satisfies Partial<Record<keyof User, string>>;
const profileFields = ['gender', 'street', 'zip_code', 'city', 'region'] as const;

/** Of whom documents are asked, as far as it decides what is asked. */
type Submitter = Pick<User, 'role' | 'hosting_since' | (typeof profileFields)[number]>;

/**
 * What an attempt lacks before anybody can decide on it.
 *
 * @param todayOn `YYYY-MM-DD`
 * @returns field, or kind of document, to sentence; empty when complete
 */
export function missingFrom(
  facts: Facts,
  kinds: readonly DocumentKind[],
  { user, todayOn }: { user: Submitter; todayOn: string },
): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const kind of requiredDocuments(user)) {
    if (!kinds.includes(kind)) missing[kind] = addSentences[kind];
  }
  const birth = facts.date_of_birth;
  if (birth === null) missing['date_of_birth'] = 'Date of birth is required.';
  else if (birth > yearsBefore(todayOn, leastAge))
    missing['date_of_birth'] = `You must be at least ${leastAge} years old.`;
  else if (birth < yearsBefore(todayOn, mostAge))
    missing['date_of_birth'] = 'Please check the year of your date of birth.';

  if (facts.identity_type === null) missing['identity_type'] = 'Choose the type of identity document.';
  requireDay(missing, 'identity_expires_on', facts.identity_expires_on, todayOn, 'identity document');
  if (requiredDocuments(user).includes('licence_front') || licence.some((kind) => kinds.includes(kind))) {
    requireDay(missing, 'licence_expires_on', facts.licence_expires_on, todayOn, 'driving licence');
    for (const kind of licence) {
      if (!kinds.includes(kind)) missing[kind] = addSentences[kind];
    }
  }
  for (const field of profileFields) {
    if (!user[field]) missing[field] = profileSentences[field];
  }
  return missing;
}

/**
 * The same as items of a checklist, in the order in which people are asked: a document and what is said of it are one.
 *
 * @param missing as `missingFrom` returns it
 */
export function missingItems(missing: Record<string, string>): string[] {
  const lacks = (field: string) => field in missing;
  const item = (document: string | undefined, name: string, expiry: string) => {
    if (!lacks(expiry)) return document === undefined ? [] : [document];
    return [document === undefined ? `Expiry date of your ${name}` : `${document} and its expiry date`];
  };
  const sides = licence.filter(lacks);
  const licenceItem =
    sides.length === 2 ? 'Driving licence (front and back)' : documentNames[sides[0] ?? 'licence_front'];
  return [
    ...item(sides.length === 0 ? undefined : licenceItem, 'driving licence', 'licence_expires_on'),
    ...item(
      lacks('identity') || lacks('identity_type') ? 'ID document' : undefined,
      'ID document',
      'identity_expires_on',
    ),
    ...(lacks('selfie') ? [documentNames.selfie] : []),
    ...(lacks('date_of_birth') ? ['Date of birth'] : []),
    ...(profileFields.some(lacks) ? ['Gender and address'] : []),
  ];
}

function requireDay(
  missing: Record<string, string>,
  field: string,
  day: string | null,
  todayOn: string,
  what: string,
): void {
  if (day === null) missing[field] = `Enter the expiry date of your ${what}.`;
  else if (day < todayOn) missing[field] = `Your ${what} has expired. Please use a valid one.`;
}

/** The same day so many years before; what is after 28 February in other years counts from 1 March. */
function yearsBefore(day: string, years: number): string {
  const [year = '1970', ...rest] = day.split('-');
  return [String(Number(year) - years).padStart(4, '0'), ...rest].join('-');
}
