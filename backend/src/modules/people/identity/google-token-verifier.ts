import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { LiveAccounts } from './accounts/live-accounts.js';
import { requiredClaims, toIdentity } from './token-claims.js';
import { identityUnavailable, tokenExpired, tokenInvalid } from './token-problems.js';
import { readTokenTimes } from './token-times.js';
import type { TokenVerifier } from './token-verifier.js';

const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export interface GoogleTokenVerifierOptions {
  /** Google's published keys; a test brings its own, nothing else does. */
  keys?: JWTVerifyGetKey;
  /** Knows disabled, deleted and revoked accounts. Without it a session ends when its token expires. */
  accounts?: LiveAccounts | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Accepts ID tokens that Google signed for this project, of accounts that are still good, and nothing else. */
export function googleTokenVerifier(
  projectId: string,
  { keys = googleKeys(), accounts, now = Date.now }: GoogleTokenVerifierOptions = {},
): TokenVerifier {
  // One algorithm, named here: what the token says about itself must not decide how it is checked.
  const options = { ...requiredClaims(projectId), algorithms: ['RS256'] };
  const namedKeys = requireKeyId(keys);

  async function readSession(token: string) {
    try {
      const nowMs = now();
      const { payload } = await jwtVerify(token, namedKeys, { ...options, currentDate: new Date(nowMs) });
      return { identity: toIdentity(payload, nowMs), times: readTokenTimes(payload, nowMs) };
    } catch (error) {
      throw toProblem(error);
    }
  }

  return {
    verify: async (token) => {
      const { identity, times } = await readSession(token);
      await accounts?.requireLive({ uid: identity.uid, ...times });
      return identity;
    },
  };
}

function googleKeys(): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(googleKeysUrl), { timeoutDuration: 5000 });
}

/** Without a `kid`, jose takes the only key that fits; Google always names the key. */
function requireKeyId(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    if (typeof header.kid !== 'string' || header.kid === '') throw new Error('The token names no key (kid)');
    return await keys(header, token);
  };
}

function toProblem(error: unknown) {
  if (error instanceof errors.JWTExpired) return tokenExpired(error);
  return areKeysUnreachable(error) ? identityUnavailable(error) : tokenInvalid(error);
}

function areKeysUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  // jose says "Expected 200 OK" with its base class, and lets fetch's own TypeError through.
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return error instanceof TypeError;
}
