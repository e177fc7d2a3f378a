import type { ApiClient } from '../http/api-client';
import { problemOf, readFields } from '../http/problem';
import { IdentityError, type IdentityErrorCode } from '../identity/identity-error';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider';
import { discardAccount } from './discard-account';
import { fetchProfile, logFailedLookUp } from './profile';
import type {
  CustomerRegistration,
  FullRegistration,
  RegistrationInput,
  RegistrationOutcome,
} from './registration';
import { unfinishedSignUp } from './unfinished-sign-up';
import { verificationEmailWait } from './verification-email-wait';

interface RegisterAccountOptions {
  identity: IdentityProvider;
  /** A client that speaks for the new account, anyone who else the page holds. */
  apiFor: (user: IdentityUser) => ApiClient;
  input: CustomerRegistration | FullRegistration;
}

type Answer =
  | { kind: 'registered' }
  | { kind: 'refused'; fields: Record<string, string> }
  /** The backend said that it failed, in other words than `success: false`. */
  | { kind: 'failed'; error: unknown }
  /** It may have been registered, or not. */
  | { kind: 'unclear'; error: unknown };

/** A gateway that lost the backend's answer: the request may well have been carried out. */
const lostByGateway = new Set([502, 504]);

/** A refused sign-up does not wait longer for a profile that is not there. */
const LOOK_UP_LIMIT_MS = 10_000;

/**
 * Signs someone up: the identity, its verification e-mail, then the profile.
 *
 * An identity without a profile would answer "Email already in use." to the next try, so one that ends up
 * without is deleted; `account` is the identity that was created, whatever became of it.
 */
export async function registerAccount({
  identity,
  apiFor,
  input,
}: RegisterAccountOptions): Promise<{ outcome: RegistrationOutcome; account?: IdentityUser }> {
  let account: IdentityUser;
  try {
    account = await identity.createAccount(input.email, input.password);
  } catch (error) {
    if (error instanceof IdentityError && error.code === 'email-in-use')
      return { outcome: { kind: 'email-in-use' } };
    return { outcome: failed(error, error instanceof IdentityError ? error.code : undefined) };
  }

  unfinishedSignUp.begin(account.uid);
  const isLinkSent = await sendVerificationEmail(account);
  const outcome = await registerProfile(apiFor(account), account, input);
  if (outcome.kind === 'registered') return { outcome: { kind: 'registered', isLinkSent }, account };
  await discardAccount(identity, account);
  return { outcome, account };
}

/** The backend's part of a sign-up, for an identity that is signed in; it stays as it is in any case. */
export async function registerProfile(
  api: ApiClient,
  account: IdentityUser,
  input: RegistrationInput,
): Promise<RegistrationOutcome> {
  const answer = await createProfile(api, account, input);
  const isRegistered = answer.kind === 'registered' || (await hasProfile(api, account, answer));
  if (isRegistered) {
    unfinishedSignUp.end();
    return { kind: 'registered' };
  }
  return answer.kind === 'refused' ? answer : failed(answer.error);
}

function failed(error: unknown, reason?: IdentityErrorCode): RegistrationOutcome {
  console.error('Failed to register user:', error);
  return { kind: 'failed', ...(reason && { reason }) };
}

async function sendVerificationEmail(account: IdentityUser): Promise<boolean> {
  try {
    await account.sendVerificationEmail();
    verificationEmailWait.begin(account.uid);
    return true;
  } catch (error) {
    // It can be sent again from the account page: no reason to send the person away.
    console.error('Failed to send the verification e-mail:', error);
    return false;
  }
}

/** Nothing but what the backend is to know. */
function requestOf(
  account: IdentityUser,
  input: RegistrationInput,
): [path: string, options: { json: object }] {
  const { fname, lname, phone } = input;
  const email = 'email' in input ? input.email : account.email;
  if (!('role' in input)) return ['register/customer', { json: { fname, lname, email, phone } }];
  const { gender, zip_code, city, street, region, role } = input;
  return ['register', { json: { fname, lname, email, gender, phone, zip_code, city, street, region, role } }];
}

async function createProfile(
  api: ApiClient,
  account: IdentityUser,
  input: RegistrationInput,
): Promise<Answer> {
  try {
    const body = await api
      .post(...requestOf(account, input))
      .json<{ success?: unknown; fields?: unknown } | null>();
    return body?.success === true
      ? { kind: 'registered' }
      : { kind: 'refused', fields: readFields(body?.fields) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.success === false) return { kind: 'refused', fields: problem.fields };
    return { kind: problem && !lostByGateway.has(problem.status) ? 'failed' : 'unclear', error };
  }
}

/**
 * The profile look-up that the new account's sign-in report calls for, before the account is deleted.
 *
 * @returns whether the account is registered, although the answer did not say so
 */
async function hasProfile(api: ApiClient, account: IdentityUser, { kind }: Answer): Promise<boolean> {
  const isUnclear = kind === 'unclear';
  try {
    await fetchProfile(api, account, isUnclear ? undefined : AbortSignal.timeout(LOOK_UP_LIMIT_MS));
    return isUnclear;
  } catch (error) {
    logFailedLookUp(error);
    return false;
  }
}
