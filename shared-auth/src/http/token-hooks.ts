import ky, { type AfterResponseHook } from 'ky';
import { IdentityError } from '../identity/identity-error';
import type { IdentityUser } from '../identity/identity-provider';
import { readProblem } from './problem';

interface TokenOptions {
  baseUrl: string;
  currentUser: () => IdentityUser | undefined;
  /** @param isAddressProved whether it ended since the address of its account was confirmed after it had begun */
  onSessionEnded: (isAddressProved?: true) => void;
}

/** ky's own data of one request, its repetition included. */
type Context = Record<string, unknown>;

/** Who sent a request with their token; undefined for a visitor's, and for one to another address. */
export const askerOf = (context: Context) => context['asker'] as IdentityUser | undefined;

const bearer = 'Bearer ';

const isOver = (error: unknown) => error instanceof IdentityError && error.code === 'disabled';

async function isEnded(response: Response): Promise<boolean> {
  return (await readProblem(response)).code === 'SESSION_ENDED';
}

/**
 * ky's hooks that attach the caller's ID token, and the one place that reacts to 401.
 *
 * A refused token is replaced by a fresh one and the request repeated, once. A fresh token that is refused too is the
 * backend's fault, which signing in again would not mend: the caller gets the 401, no one is signed out, and the same
 * token is not replaced again. The identity service ends a session, and so does the backend once the address of the
 * account was confirmed after the session had begun: its code says so.
 */
export function createTokenHooks({ baseUrl, currentUser, onSessionEnded }: TokenOptions) {
  const origin = new URL(baseUrl, globalThis.location.href).origin;
  let refreshing: { uid: string; token: Promise<string> } | undefined;
  let refusedFreshToken: string | undefined;

  const refresh = (user: IdentityUser): Promise<string> => {
    if (refreshing?.uid === user.uid) return refreshing.token;
    const token = user.getIdToken(true).finally(() => (refreshing = undefined));
    refreshing = { uid: user.uid, token };
    return token;
  };

  /** Whether the user's next token is another one than the refused. */
  const isReplaced = async (user: IdentityUser, refused: string): Promise<boolean> => {
    if (refused === refusedFreshToken || currentUser()?.uid !== user.uid) return false;
    try {
      const latest = await user.getIdToken();
      return latest !== refused || (await refresh(user)) !== refused;
    } catch (error) {
      if (isOver(error)) onSessionEnded();
      return false;
    }
  };

  const repeatOnce: AfterResponseHook = async (request, { context }, response, { retryCount }) => {
    const user = askerOf(context);
    if (response.status !== 401 || !user) return undefined;
    const refused = request.headers.get('authorization')?.slice(bearer.length) ?? '';
    if (retryCount > 0) refusedFreshToken = refused;
    else if (await isReplaced(user, refused)) return ky.retry({ delay: 0 });
    if (currentUser()?.uid === user.uid && (await isEnded(response))) onSessionEnded(true);
    return undefined;
  };

  const tokenOf = async (user: IdentityUser): Promise<string> => {
    try {
      return await user.getIdToken();
    } catch (error) {
      if (isOver(error) && currentUser()?.uid === user.uid) onSessionEnded();
      throw error;
    }
  };

  return {
    /** @throws IdentityError when there is no token to be had; `disabled` ends the session */
    attach: async (request: Request, context: Context): Promise<void> => {
      const user = askerOf(context) ?? currentUser();
      // The token is for our backend alone, whatever address a caller gives.
      if (!user || new URL(request.url).origin !== origin) return;
      context['asker'] = user;
      request.headers.set('authorization', bearer + (await tokenOf(user)));
    },
    repeatOnce,
  };
}
