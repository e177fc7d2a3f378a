import type { MyAccount } from '../api/my-account';

/** The account of an active customer whom no one has verified. */
export function anAccount(account: Partial<MyAccount> = {}): MyAccount {
  return {
    user_uuid: '00000000-0000-4000-8000-000000000001',
    fname: 'Mia',
    lname: 'Meyer',
    email: 'customer@demo.test',
    phone: '+49 30 111',
    phone_e164: '+4930111',
    street: 'Weg 1',
    zip_code: '10115',
    city: 'Berlin',
    region: 'Berlin',
    gender: 'female',
    languages: [],
    role: 'customer',
    permissions: ['rent'],
    email_confirmed: true,
    account_status: 'active',
    status_reason: null,
    user_verification: 'unverified',
    licence_expires_on: null,
    identity_expires_on: null,
    created_at: '2098-01-01T09:00:00.000Z',
    agreements: [],
    fixed: [],
    cannot_close: null,
    open_trips: [],
    ...account,
  };
}
