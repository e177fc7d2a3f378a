import { IdentityError } from '../identity/identity-error';
import type { IdentityUser } from '../identity/identity-provider';
import type { ApiClientOptions } from './api-client';
import { takeFirstAnswer } from './first-answer';
import { senderFor } from './upload-progress';

/**
 * `fetch` with the caller's ID token, and the one place that reacts to 401. A visitor's first request may have been sent
 * by the page already.
 *
 * A refused token is replaced by a fresh one and the request repeated, once. A fresh token that is refused
 * too is the backend's fault, which signing in again would not mend: the caller gets the 401, no one is
 * signed out, and the same token is not replaced again. Only the identity service ends a session.
 */
export function createAuthorisedFetch({
  baseUrl,
  currentUser,
  onSessionEnded,
  offlineAnswers,
}: ApiClientOptions): typeof fetch {
  const origin = new URL(baseUrl, globalThis.location.href).origin;
  let refreshing: { uid: string; token: Promise<string> } | undefined;
  let refusedFreshToken: string | undefined;

  const refresh = (user: IdentityUser): Promise<string> => {
    if (refreshing?.uid === user.uid) return refreshing.token;
    const token = user.getIdToken(true).finally(() => (refreshing = undefined));
    refreshing = { uid: user.uid, token };
    return token;
  };

  /** A token to repeat with, or undefined when repeating would change nothing. */
  const replace = async (user: IdentityUser, refused: string): Promise<string | undefined> => {
    if (refused === refusedFreshToken || currentUser()?.uid !== user.uid) return undefined;
    try {
      const latest = await user.getIdToken();
      return latest === refused ? await refresh(user) : latest;
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'disabled') onSessionEnded();
      return undefined;
    }
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const send = senderFor(init);
    const repeat = await repeatable(request);
    const user = currentUser();
    const answer = () => askAs(user, request, { send, repeat });
    return offlineAnswers ? offlineAnswers.fetch(request, user?.uid, answer) : answer();
  };

  async function askAs(user: IdentityUser | undefined, request: Request, { send, repeat }: Sending) {
    // The token is for our backend alone, whatever address a caller gives.
    if (!user || new URL(request.url).origin !== origin) {
      return (user ? undefined : await takeFirstAnswer(request)) ?? send(repeat());
    }

    const token = await user.getIdToken();
    const response = await send(repeat(token));
    if (response.status !== 401) return response;

    const fresh = await replace(user, token);
    if (fresh === undefined) return response;
    const repeated = await send(repeat(fresh));
    if (repeated.status === 401) refusedFreshToken = fresh;
    return repeated;
  }
}

interface Sending {
  send: (request: Request) => Promise<Response>;
  repeat: (token?: string) => Request;
}

/**
 * The same request as often as it is wanted. Its body is read once and sent as bytes: browsers
 * show the body of a request's clone neither in their network panel nor to a test.
 */
async function repeatable(request: Request): Promise<(token?: string) => Request> {
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
  return (token) => {
    const next = new Request(request, body?.byteLength ? { body } : {});
    if (token !== undefined) next.headers.set('authorization', `Bearer ${token}`);
    return next;
  };
}
