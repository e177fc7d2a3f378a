import type { ApiClient } from '../http/api-client';
import { problemOf } from '../http/problem';
import type { FederatedProvider, IdentityProvider, IdentityUser } from '../identity/identity-provider';
import { discardAccount } from './discard-account';
import { fetchUser } from './fetch-user';
import { ownRegistration } from './own-registration';
import type { FederatedRegistration, Newcomer, OwnRegistration, RegistrationOutcome } from './registration';
import { registerProfile } from './register-account';
import type { RegistrationGate } from './registration-gate';
import type { CurrentUser } from './session';
import { unfinishedSignUp } from './unfinished-sign-up';

export interface FederatedSignInOptions {
  getIdentity: () => Promise<IdentityProvider>;
  apiFor: (user: IdentityUser) => ApiClient;
  gate: RegistrationGate;
  /** Called with an account that was left without a profile and deleted. */
  onDiscarded: (account: IdentityUser) => void;
  /** Called with what the backend has said of an account, before the session asks the same. */
  onKnown: (user: CurrentUser) => void;
  /** Who is signed in. */
  currentUser: () => IdentityUser | undefined;
  /** Has the session ask again who this is. */
  onCompleted: () => Promise<void>;
}

/** Accounts of other services, and the sign-up of those whom the backend does not know yet. */
export interface FederatedSignIns {
  /** The account, and the newcomer that it belongs to when it has no profile. */
  enter: (provider: FederatedProvider) => Promise<{ account: IdentityUser; newcomer?: Newcomer }>;
  /**
   * Registers the newcomer; or completes the profile of who is signed in.
   *
   * @throws Error when there is neither
   */
  register: (
    input: FederatedRegistration | OwnRegistration,
  ) => Promise<{ account: IdentityUser; outcome: RegistrationOutcome }>;
  leave: () => void;
}

export function createFederatedSignIns(options: FederatedSignInOptions): FederatedSignIns {
  const { getIdentity, apiFor, gate, onDiscarded, onKnown, currentUser, onCompleted } = options;
  let awaited: { account: IdentityUser; end: (isRegistered: boolean) => void } | undefined;

  const end = (isRegistered: boolean) => {
    awaited?.end(isRegistered);
    awaited = undefined;
  };
  const findNewcomer = async (account: IdentityUser): Promise<Newcomer | undefined> => {
    try {
      onKnown(await fetchUser(apiFor(account), account));
    } catch (error) {
      if (problemOf(error)?.code === 'PROFILE_NOT_FOUND') return newcomerOf(account);
    }
    // Known, or not to be asked now: the session's own look-up says what to do then.
    return undefined;
  };
  /** Other tabs wait meanwhile: to them it is a sign-up that is under way. */
  const holdGate = async (
    provider: FederatedProvider,
    found: (result: { account: IdentityUser; newcomer?: Newcomer }) => void,
  ) => {
    const identity = await getIdentity();
    const account = await identity.signInWith(provider);
    unfinishedSignUp.begin(account.uid);
    const newcomer = await findNewcomer(account);
    if (!newcomer) {
      unfinishedSignUp.end();
      found({ account });
      return;
    }
    const ended = new Promise<boolean>((resolve) => {
      awaited = { account, end: resolve };
    });
    found({ account, newcomer });
    if (await ended) return;
    await discardAccount(identity, account);
    onDiscarded(account);
  };

  return {
    enter: (provider) => {
      end(false);
      return new Promise((resolve, reject) => {
        gate.run(() => holdGate(provider, resolve)).catch(reject);
      });
    },
    register: async (input) => {
      const isNew = awaited !== undefined;
      const account = awaited?.account ?? currentUser();
      if (!account)
        throw new Error('There is no one whom another service has named, and no one is signed in');
      const outcome = await registerProfile(apiFor(account), account, input);
      if (outcome.kind === 'registered') {
        if (isNew) end(true);
        else {
          ownRegistration.forget();
          await onCompleted();
        }
      }
      return { account, outcome };
    },
    leave: () => end(false),
  };
}

function newcomerOf({ email, displayName }: IdentityUser): Newcomer {
  const [fname = '', ...rest] = displayName.split(' ');
  return { email, fname, lname: rest.join(' ') };
}
