import type { Fact } from 'shared-ui';
import { formatInstant } from 'shared-ui/formats';
import type { UserVerification } from './api/user-verifications';

const accounts = { active: 'Active', suspended: 'Suspended', closed: 'Closed' } as const;

/** Who a person is by their profile. */
export function profileFacts(user: UserVerification['user']): Fact[] {
  return [
    { name: 'Email', value: user.email },
    { name: 'Phone', value: user.phone },
    { name: 'Address', value: `${user.street}, ${user.zip_code} ${user.city}, ${user.region}` },
    { name: 'Role', value: user.role === 'car_owner' ? 'Car owner' : 'Customer' },
    { name: 'Account', value: `${accounts[user.account_status]}, opened ${formatInstant(user.created_at)}` },
  ];
}
