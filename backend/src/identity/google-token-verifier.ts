import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { requiredClaims, toIdentity } from './token-claims.js';
import { identityUnavailable, tokenExpired, tokenInvalid } from './token-problems.js';
import type { TokenVerifier } from './token-verifier.js';

const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Accepts ID tokens that Google signed for this project, and nothing else.
 *
 * @param keys Google's published keys; a test brings its own, nothing else does
 */
export function googleTokenVerifier(projectId: string, keys: JWTVerifyGetKey = googleKeys()): TokenVerifier {
  // One algorithm, named here: what the token says about itself must not decide how it is checked.
  const options = { ...requiredClaims(projectId), algorithms: ['RS256'] };
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keys, options);
        return toIdentity(payload);
      } catch (error) {
        throw toProblem(error);
      }
    },
  };
}

function googleKeys(): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(googleKeysUrl), { timeoutDuration: 5000 });
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
