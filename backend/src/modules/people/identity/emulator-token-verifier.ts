import { errors, UnsecuredJWT } from 'jose';
import { asciiEmail } from '../../../platform/http/ascii-email.js';
import { requiredClaims, toIdentity } from './token-claims.js';
import { identityUnavailable, tokenExpired, tokenInvalid } from './token-problems.js';
import type { TokenVerifier, VerifiedIdentity } from './token-verifier.js';

const lookUpTimeoutMs = 5000;

/**
 * Accepts the Firebase Auth emulator's tokens, which no one signed: anyone who can reach it may be anyone. Made only by
 * `createTokenVerifier`, which refuses it outside development. The emulator is asked about every token, so that at
 * least deleted and disabled accounts and revoked sessions are refused as they would be in earnest.
 */
export function emulatorTokenVerifier(projectId: string, emulatorUrl: string): TokenVerifier {
  const lookUpUrl = new URL('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key', emulatorUrl);
  return {
    verify: async (token) => {
      const identity = decode(token, projectId);
      const account = await lookUp(lookUpUrl, token);
      if (
        account.localId !== identity.uid ||
        asciiEmail(account.email ?? '').toLowerCase() !== identity.email
      ) {
        throw tokenInvalid('The emulator knows this account differently');
      }
      return identity;
    },
  };
}

function decode(token: string, projectId: string): VerifiedIdentity {
  try {
    return toIdentity(UnsecuredJWT.decode(token, requiredClaims(projectId)).payload, Date.now());
  } catch (error) {
    throw error instanceof errors.JWTExpired ? tokenExpired(error) : tokenInvalid(error);
  }
}

interface EmulatorAccount {
  localId?: string;
  email?: string;
}

async function lookUp(url: URL, idToken: string): Promise<EmulatorAccount> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
    signal: AbortSignal.timeout(lookUpTimeoutMs),
  }).catch((error: unknown) => {
    throw identityUnavailable(error);
  });
  if (response.status >= 500) throw identityUnavailable(`The emulator answered ${response.status}`);

  const body = (await response.json().catch((error: unknown) => {
    throw identityUnavailable(error);
  })) as { users?: EmulatorAccount[]; error?: { message?: string } };
  const account = body.users?.[0];
  if (account !== undefined) return account;
  if (body.error?.message?.startsWith('TOKEN_EXPIRED') === true) throw tokenExpired();
  throw tokenInvalid(body.error?.message ?? 'The emulator does not know this account');
}
