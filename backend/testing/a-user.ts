import type { Insertable } from 'kysely';
import { toE164 } from '../src/platform/phone/to-e164.js';
import { insertUser } from '../src/modules/people/users/users.repository.js';
import type { User, UsersTable } from '../src/modules/people/users/users.table.js';
import { saveBankAccount } from '../src/modules/payouts/payout-accounts/payout-accounts.repository.js';
import type { BankAccountsTable } from '../src/modules/payouts/payout-accounts/payout-accounts.table.js';
import { testBankDetails } from './test-bank-details.js';
import type { TestApp } from './test-app.js';

let count = 0;

function aBankAccount(ownerUuid: string): Insertable<BankAccountsTable> {
  const facts = { holder: 'Oscar Owner', iban_last4: '3000', country_code: 'DE', updated_at: new Date() };
  return {
    owner_uuid: ownerUuid,
    iban_sealed: testBankDetails.seal('DE89370400440532013000', ownerUuid),
    ...facts,
  };
}

/** A registration as the form sends it, for a person new each time. */
export function aRegistration(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    fname: 'Clara',
    lname: 'Customer',
    email: `clara-${count}@example.test`,
    gender: 'female',
    phone: '+49 30 901820',
    zip_code: '10178',
    city: 'Berlin',
    street: 'Karl-Liebknecht-Straße 5',
    region: 'Berlin',
    role: 'customer',
    ...overrides,
  };
}

const verifiedFacts = {
  date_of_birth: '1990-05-01',
  licence_expires_on: '2099-12-31',
  identity_expires_on: '2099-12-31',
};

/** For a user who has not opened the link in the first mail yet. */
export const unconfirmed = { confirmed_email: null, email_confirmed_at: null };

/** A user in the database: an active, unverified customer with a confirmed address unless told otherwise. */
export async function aUser(
  { database }: Pick<TestApp, 'database'>,
  overrides: Partial<Insertable<UsersTable>> = {},
): Promise<User> {
  const registration = aRegistration() as Omit<Insertable<UsersTable>, 'identity_uid'>;
  const email = overrides.email ?? registration.email;
  const user = await insertUser(database, {
    ...registration,
    confirmed_email: email,
    email_confirmed_at: new Date(),
    identity_uid: `identity-of-${registration.email}`,
    phone_e164: toE164(overrides.phone ?? registration.phone, undefined),
    ...(overrides.user_verification === 'verified' ? verifiedFacts : {}),
    ...overrides,
  });
  if (user === undefined) throw new Error('A user with this e-mail or identity exists already');
  // Without a place to be paid to, an owner's payouts wait.
  if (user.role === 'car_owner') await saveBankAccount(database, aBankAccount(user.uuid));
  return user;
}

/** A person in the database, with the headers that make a request theirs. */
export async function aSignedInUser(testApp: TestApp, overrides: Partial<Insertable<UsersTable>> = {}) {
  const user = await aUser(testApp, overrides);
  return { user, headers: await headersOf(testApp, { uid: user.identity_uid, email: user.email }) };
}

/** The headers of a request by this identity, with a profile or without. */
export async function headersOf(
  { tokens }: Pick<TestApp, 'tokens'>,
  identity: { uid: string; email: string; emailVerified?: boolean; signedInAgo?: number },
) {
  return { authorization: `Bearer ${await tokens.issue(identity)}` };
}
