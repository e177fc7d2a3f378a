import type { ApiClient } from '../http/api-client';
import { problemOf } from '../http/problem';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider';
import { fetchProfile } from './profile';
import { unfinishedSignUp } from './unfinished-sign-up';

/**
 * Deletes an identity that has no profile (any more), or at least signs it out; never rejects.
 *
 * @returns whether it is deleted or signed out
 */
export async function discardAccount(identity: IdentityProvider, account: IdentityUser): Promise<boolean> {
  try {
    await account.deleteAccount();
    unfinishedSignUp.end();
    return true;
  } catch (error) {
    console.error('Failed to delete an identity that is not needed any more:', error);
  }
  try {
    await identity.signOut();
    return true;
  } catch (error) {
    console.error('Failed to sign out of an identity that is not needed any more:', error);
    return false;
  }
}

/**
 * Discards an identity whose sign-up another page load has left unfinished, if the backend says that it has no
 * profile. When the backend does not say, the identity stays, for the next time.
 *
 * @returns whether it was discarded
 */
export async function discardUnfinished(
  identity: IdentityProvider,
  api: ApiClient,
  account: IdentityUser,
): Promise<boolean> {
  try {
    await fetchProfile(api, account);
    unfinishedSignUp.end();
    return false;
  } catch (error) {
    if (problemOf(error)?.code !== 'PROFILE_NOT_FOUND') return false;
  }
  return discardAccount(identity, account);
}
