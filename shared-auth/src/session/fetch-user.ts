import type { ApiClient } from '../http/api-client';
import { problemOf } from '../http/problem';
import type { IdentityUser } from '../identity/identity-provider';
import { ownRegistration } from './own-registration';
import { fetchProfile } from './profile';
import { registerProfile } from './register-account';
import type { CurrentUser } from './session';

/**
 * Who someone is to this app: their profile; or that they are asked for names and phone again, unless this tab typed them
 * and the backend takes them once more.
 *
 * @throws as `fetchProfile`, for whatever else the backend says
 */
export async function fetchUser(
  api: ApiClient,
  account: IdentityUser,
  signal?: AbortSignal,
): Promise<CurrentUser> {
  try {
    return await fetchProfile(api, account, signal);
  } catch (error) {
    if (problemOf(error)?.code !== 'PROFILE_REQUIRED') throw error;
  }
  const { uid, email } = account;
  const typed = ownRegistration.of(uid);
  if (typed && (await registerProfile(api, account, typed)).kind === 'registered') {
    ownRegistration.forget();
    return await fetchProfile(api, account, signal);
  }
  return { kind: 'minimal', uid, email, toComplete: typed ?? {} };
}
