import type { Fact } from '@drove/shared-ui';
import { formatDay, formatInstant, todayIn } from '@drove/shared-ui/formats';
import type { Attempt, UserVerification } from './api/user-verifications';
import { addressLine } from '../../lib/address-line';
import { identityTypeNames } from '../../lib/verification-labels';

const accounts = { active: 'Active', suspended: 'Suspended', closed: 'Closed' } as const;

/** Who a person is by their profile. */
export function profileFacts(user: UserVerification['user']): Fact[] {
  return [
    { name: 'Email', value: user.email },
    { name: 'Phone', value: user.phone },
    {
      name: 'Address',
      value: addressLine(user) || '—',
      isVerbatim: true,
    },
    { name: 'Role', value: user.role === 'car_owner' ? 'Car owner' : 'Customer' },
    { name: 'Account', value: `${accounts[user.account_status]}, opened ${formatInstant(user.created_at)}` },
  ];
}

/** What a person says of themselves in one attempt, to be compared with the documents. */
export function claimedFacts({ facts, changed }: Attempt): Fact[] {
  const { date_of_birth: birth, licence_expires_on: licence, identity_expires_on: identity } = facts;
  const { identity_type: type } = facts;
  const todayOn = todayIn('UTC');
  const until = (day: string) => `${formatDay(day)}${day < todayOn ? ' (has passed)' : ''}`;
  const all: [keyof typeof facts, string, string | null][] = [
    [
      'date_of_birth',
      'Date of birth',
      birth && `${formatDay(birth)} (${String(ageOn(birth, todayOn))} years old)`,
    ],
    ['licence_expires_on', 'Licence valid until', licence && until(licence)],
    ['identity_type', 'Identity document', type && identityTypeNames[type]],
    ['identity_expires_on', 'Valid until', identity && until(identity)],
    ['note', 'Note', facts.note],
  ];
  const isChanged = (fact: string) => changed.facts.some((each) => each === fact);
  return all.flatMap(([fact, name, value]) => (value ? [{ name, value, isChanged: isChanged(fact) }] : []));
}

/** Whole years between two calendar days. */
function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
