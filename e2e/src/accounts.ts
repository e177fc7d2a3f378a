import { randomInt, randomUUID } from 'node:crypto';
import { demoPassword } from '../../tooling/local/stack/demo-accounts';
import { readStack } from './stack-under-test';

export interface Account {
  email: string;
  password: string;
}

const demo = (name: string): Account => ({ email: `${name}@demo.test`, password: demoPassword });

/** The accounts that every start of the embedded default has. Journeys only read them. */
export const demoCustomer = demo('customer');
export const demoNewcomer = demo('new-customer');
export const demoOwner = demo('owner');
export const demoAdmin = demo('admin');

/** Theirs are the sessions that stay as they are: no one changes their password or deletes them. */
export const isDemoAccount = ({ password }: Account): boolean => password === demoPassword;

/** An address that no one has used. */
export function aNewEmail(): string {
  return `journey-${randomUUID()}@example.test`;
}

/** A number that no one else has: few cars are held for unverified people who share one. */
const aNewPhone = () => `+49 30 ${String(randomInt(10_000_000)).padStart(7, '1')}`;

/** What a visitor fills in; the server gets the same words. */
export const aProfile = {
  fname: 'Ada',
  lname: 'Lovelace',
  gender: 'female',
  phone: '+49 30 1234567',
  zip_code: '10115',
  city: 'Berlin',
  street: 'Invalidenstraße 1',
  region: 'Berlin',
  role: 'customer',
};

/** Registers a customer through the identity service and the API; the email address is confirmed. */
export const aRegisteredCustomer = () => register('customer');

/** Registers a car owner with a confirmed address, who has no cars yet. */
export const aRegisteredOwner = () => register('car_owner');

async function register(role: 'customer' | 'car_owner'): Promise<Account> {
  const account = { email: aNewEmail(), password: 'journey-Pass-1' };
  const { identityUrl, apiUrl } = readStack();
  const service = `${identityUrl}/identitytoolkit.googleapis.com/v1`;
  const credentials = { ...account, returnSecureToken: true };
  const { localId } = (await post(`${service}/accounts:signUp?key=demo-key`, credentials)) as {
    localId: string;
  };
  await post(
    `${service}/projects/demo-car-rental/accounts:update`,
    { localId, emailVerified: true },
    { Authorization: 'Bearer owner' },
  );
  // A token says what was so when it was issued.
  const signIn = await post(`${service}/accounts:signInWithPassword?key=demo-key`, credentials);
  const { idToken } = signIn as { idToken: string };
  await post(
    `${apiUrl}/register`,
    { ...aProfile, role, email: account.email, phone: aNewPhone() },
    { Authorization: `Bearer ${idToken}` },
  );
  return account;
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
