import ky, { type AfterResponseHook, type BeforeRequestHook, type KyInstance } from 'ky';
import { followServerClock } from '@drove/shared-ui/formats';
import type { IdentityUser } from '../identity/identity-provider';
import type { OfflineAnswers } from '../offline/offline-answers';
import { takeFirstAnswer } from './first-answer';
import { addProblem } from './problem';
import { askerOf, createTokenHooks } from './token-hooks';

/** Requests to our backend: paths without a leading slash, `api.get('cars').json()`. */
export type ApiClient = KyInstance;

export interface ApiClientOptions {
  /** The backend's address, for example `http://localhost:4000`. */
  baseUrl: string;
  /** Whose ID token goes with a request; read again for each. */
  currentUser: () => IdentityUser | undefined;
  /** Called when the identity service says that the user's session is over, or the backend: then `isAddressProved`. */
  onSessionEnded: (isAddressProved?: true) => void;
  /** Where answers are stored for when the network is away. */
  offlineAnswers?: OfflineAnswers | undefined;
}

/**
 * The only way to our backend: JSON headers on every request, no time-out, 200 to 299 is success and anything else an
 * HTTPError with its problem (see `problemOf`), the caller's ID token attached, nothing repeated but a request whose
 * token was refused. A `FormData` body is sent with `{ headers: { 'content-type': undefined } }`, so that the browser
 * sets the boundary.
 */
export function createApiClient({ offlineAnswers, ...options }: ApiClientOptions): ApiClient {
  const tokens = createTokenHooks(options);
  const storedOr = async (request: Request, failure: unknown): Promise<Response> => {
    const stored = await offlineAnswers?.find(request).catch(() => undefined);
    if (!stored) throw failure;
    return stored;
  };

  return ky.create({
    prefixUrl: options.baseUrl,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    timeout: false,
    // For the one repetition that `repeatOnce` forces; no method is repeated by itself.
    retry: { limit: 1, methods: [] },
    hooks: {
      beforeRequest: [
        // Without a network there may be no token either.
        (request, { context }) =>
          tokens.attach(request, context).catch((error: unknown) => storedOr(request, error)),
        noteSent,
        (request) => (options.currentUser() ? undefined : takeFirstAnswer(request)),
      ],
      afterResponse: [
        readServerClock,
        tokens.repeatOnce,
        (request, { context }, response) => offlineAnswers?.store(request, askerOf(context)?.uid, response),
      ],
      beforeError: [addProblem],
    },
    // ky sends a Request.
    fetch: (input, init) => fetch(input, init).catch((error: unknown) => storedOr(input as Request, error)),
  });
}

const noteSent: BeforeRequestHook = (_request, { context }) => {
  context['sentAt'] = Date.now();
};

/** What is not from the network has no `Date`. */
const readServerClock: AfterResponseHook = (_request, { context }, { headers }) => {
  followServerClock(headers.get('date'), Number(context['sentAt']));
};
