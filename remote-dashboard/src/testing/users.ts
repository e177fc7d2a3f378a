import type { ListedUser, UserDetails } from '../features/users/api/users';

export const USER_UUID = '00000000-0000-4000-8000-0000000000a1';

export function aListedUser(user: Partial<ListedUser> = {}): ListedUser {
  return {
    user_uuid: USER_UUID,
    fname: 'Wanda',
    lname: 'Walker',
    email: 'wanda@example.test',
    city: 'Berlin',
    role: 'customer',
    account_status: 'active',
    user_verification: 'verified',
    created_at: '2026-01-01T08:00:00.000Z',
    ...user,
  };
}

/** A verified, active customer whom an administrator may suspend. */
export function aUser(user: Partial<UserDetails> = {}): UserDetails {
  return {
    ...aListedUser(),
    phone: '+49 30 1',
    phone_e164: null,
    street: 'Main street 1',
    zip_code: '10178',
    region: 'Berlin',
    gender: 'female',
    status_reason: null,
    date_of_birth: '1990-05-01',
    licence_expires_on: '2099-12-31',
    identity_expires_on: '2099-12-31',
    is_me: false,
    cars: [],
    trips: { as_customer: 2, as_owner: 0, open: 1 },
    hidden_contacts: { messages: 0, last_at: null },
    can: ['suspend'],
    ...user,
  };
}
