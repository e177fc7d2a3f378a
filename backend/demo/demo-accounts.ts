import type { AccountStatus, Role, UserVerification } from '../src/modules/people/users/users.table.js';

/** Published in the README: only ever used with a demo-* project on the emulator. */
export const demoPassword = 'demo-Pass-1';

export interface DemoAccount {
  /** The same in the identity emulator and in our database, so that either may be filled first. */
  identityUid: string;
  userUuid: string;
  email: string;
  fname: string;
  lname: string;
  gender: 'male' | 'female';
  role: Role;
  accountStatus: AccountStatus;
  userVerification: UserVerification;
  joinedDaysAgo: number;
  /** A customer who hosts, too, from the first day on. */
  isHosting: boolean;
}

/** The demo's administrator, who decides on everything: `admin@demo.test`. */
export const adaUuid = '00000000-0000-4000-8000-000000000004';

/** Owns the demo's cars in Berlin, and rents from others: `both@demo.test`. */
export const jonasUuid = '00000000-0000-4000-8000-000000000006';

/** One account for each state that a screen can show. */
export const demoAccounts: readonly DemoAccount[] = [
  account(1, 'customer', {
    fname: 'Clara',
    lname: 'Customer',
    userVerification: 'verified',
    joinedDaysAgo: 121,
  }),
  account(2, 'new-customer', { fname: 'Noah', lname: 'Newcomer', gender: 'male' }),
  account(3, 'owner', {
    fname: 'Oscar',
    lname: 'Owner',
    gender: 'male',
    role: 'car_owner',
    userVerification: 'verified',
    joinedDaysAgo: 361,
  }),
  account(4, 'admin', {
    fname: 'Ada',
    lname: 'Admin',
    role: 'admin',
    userVerification: 'verified',
    joinedDaysAgo: 400,
  }),
  account(5, 'suspended', {
    fname: 'Sam',
    lname: 'Suspended',
    gender: 'male',
    accountStatus: 'suspended',
    userVerification: 'verified',
    joinedDaysAgo: 75,
  }),
  account(6, 'both', {
    fname: 'Jonas',
    lname: 'Weber',
    gender: 'male',
    userVerification: 'verified',
    joinedDaysAgo: 390,
    isHosting: true,
  }),
];

function account(
  number: number,
  name: string,
  rest: Pick<DemoAccount, 'fname' | 'lname'> & Partial<DemoAccount>,
): DemoAccount {
  return {
    identityUid: `demo-${name}`,
    userUuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email: `${name}@demo.test`,
    gender: 'female',
    role: 'customer',
    accountStatus: 'active',
    userVerification: 'unverified',
    joinedDaysAgo: 1,
    isHosting: false,
    ...rest,
  };
}
