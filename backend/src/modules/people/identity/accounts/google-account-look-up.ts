import { GoogleAuth, type AuthClient } from 'google-auth-library';
import { CredentialsRefusedError, type AccountState, type LookUpAccount } from './account-state.js';
import type { GoogleCredentials } from './google-credentials.js';

const identityToolkitUrl = 'https://identitytoolkit.googleapis.com';
/** The narrowest that Google has for reading accounts. */
const scopes = ['https://www.googleapis.com/auth/identitytoolkit'];
const timeoutMs = 5000;

/** How requests to Google are made. */
type Transporter = AuthClient['transporter'];

/**
 * Asks Google about accounts as firebase-admin's `verifyIdToken(token, true)` does, as the given service account.
 *
 * @param transporter a test's way to its double of Google's endpoints; nothing else brings one
 */
export function googleAccountLookUp(
  projectId: string,
  credentials: GoogleCredentials,
  transporter?: Transporter,
): LookUpAccount {
  const client = new GoogleAuth({ scopes }).fromJSON(
    credentials,
    transporter === undefined ? { transporterOptions: { timeout: timeoutMs } } : { transporter },
  );
  const url = `${identityToolkitUrl}/v1/projects/${encodeURIComponent(projectId)}/accounts:lookup`;

  return async (uid) => {
    const asked = client.request({ url, method: 'POST', data: { localId: [uid] }, retry: false });
    try {
      const { data } = await withinTimeLimit(asked);
      return toState(data, uid);
    } catch (error) {
      throw withoutSecrets(error);
    }
  };
}

/** Over the access token and the look-up together; the library limits each call alone and tries some again. */
async function withinTimeLimit<Result>(asked: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Google did not answer within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  return await Promise.race([asked, limit]).finally(() => {
    clearTimeout(timer);
  });
}

interface LookUpAnswer {
  kind?: string;
  users?: { localId?: string; disabled?: boolean; /** Seconds since 1970. */ validSince?: string }[];
}

function toState(data: unknown, uid: string): AccountState {
  const answer: LookUpAnswer | null | undefined = typeof data === 'object' ? data : undefined;
  // Whatever a proxy answers in Google's place must not look like an account that is gone.
  if (answer?.kind !== 'identitytoolkit#GetAccountInfoResponse')
    throw new Error('This is no answer of Google');
  const account = answer.users?.find(({ localId }) => localId === uid);
  if (account === undefined) return { status: 'deleted' };
  if (account.disabled === true) return { status: 'disabled' };
  return { status: 'active', validSinceMs: Number(account.validSince ?? 0) * 1000 };
}

/** The library's errors carry the request with its access token, and keys in their text; only their status is kept. */
function withoutSecrets(error: unknown): Error {
  const status = (error as { response?: { status?: number } }).response?.status;
  if (status === 400 || status === 401 || status === 403) {
    return new CredentialsRefusedError(`Google answered ${status}`);
  }
  if (status !== undefined) return new Error(`Google answered ${status}`);
  return error instanceof Error ? new Error(error.message) : new Error('Google could not be asked');
}
