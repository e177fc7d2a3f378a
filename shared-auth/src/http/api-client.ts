import type { IdentityUser } from '../identity/identity-provider';
import type { OfflineAnswers } from '../offline/offline-answers';
import { createAuthorisedFetch } from './authorised-fetch';
import { requestsWith, type Requests } from './requests';

/** Requests to our backend: paths without a leading slash, `api.get('cars').json()`. */
export type ApiClient = Requests;

export interface ApiClientOptions {
  /** The backend's address, for example `http://localhost:4000`. */
  baseUrl: string;
  /** Whose ID token goes with a request; asked anew for each. */
  currentUser: () => IdentityUser | undefined;
  /** Called when the identity service says that the user's session is over. */
  onSessionEnded: () => void;
  /** Where answers are stored for when the network is away. */
  offlineAnswers?: OfflineAnswers | undefined;
}

/**
 * The only way to our backend: JSON headers on every request, no time-out, 200 to 299 is success and
 * anything else an HTTPError (see `readProblem`), the caller's ID token attached, nothing retried but an
 * expired token. A `FormData` body is sent with `{ headers: { 'content-type': undefined } }`, so that the
 * browser can set the boundary.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return requestsWith({
    baseUrl: options.baseUrl,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    fetch: createAuthorisedFetch(options),
  });
}
