import { aSignedInUser } from './a-user.js';
import { aWaitingPerson } from './ask-verification.js';
import type { TestApp } from './test-app.js';

type Overrides = Parameters<typeof aSignedInUser>[1];

let count = 0;

/** Few cars are held for unverified people who share one. */
function ownPhoneAndNetwork() {
  count += 1;
  return { phone: `+49 30 ${2_000_000 + count}`, address: `198.18.${count}.1` };
}

/** A signed-in customer who is not verified, with a phone number and on a network of their own. */
export async function aNewcomer(testApp: TestApp, overrides: Overrides = {}) {
  const { phone, address } = ownPhoneAndNetwork();
  return { ...(await aSignedInUser(testApp, { phone, ...overrides })), address };
}

/** The same with their documents sent. */
export async function aWaitingNewcomer(testApp: TestApp) {
  const { phone, address } = ownPhoneAndNetwork();
  return { ...(await aWaitingPerson(testApp, { phone })), address };
}
