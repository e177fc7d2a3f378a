import type { JWTPayload } from 'jose';
import { asciiEmail } from '../../../platform/http/ascii-email.js';
import type { VerifiedIdentity } from './token-verifier.js';

/** What every ID token of a Firebase project must say, anyone who signed it. */
export function requiredClaims(projectId: string) {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'sub'],
  };
}

/** @throws Error saying which claim is missing; every account here has an e-mail address */
export function toIdentity({ sub, ...claims }: JWTPayload, nowMs: number): VerifiedIdentity {
  const email = claims['email'];
  if (sub === undefined || sub === '' || sub.length > 128) throw new Error('The token has no usable sub');
  if (typeof email !== 'string' || email === '') throw new Error('The token has no e-mail address');
  const signedInAtMs = Number(claims['auth_time'] ?? claims.iat) * 1000;
  return {
    uid: sub,
    email: asciiEmail(email).toLowerCase(),
    emailVerified: claims['email_verified'] === true,
    signedInAtMs,
    issuedAtMs: Number(claims.iat) * 1000,
    signInAgeMs: nowMs - signedInAtMs,
  };
}
