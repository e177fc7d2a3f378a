import type { JWTPayload } from 'jose';

/**
 * How far Google's clock may be ahead of ours. Servers that keep time by NTP differ by well under a second; five leave
 * room for one that has just started. A forger gains nothing from it: the signature is checked first.
 */
export const clockSkewMs = 5000;

/** Firebase's own limit. A token that says otherwise was not made by it, whatever its signature says. */
const longestLifeSeconds = 3600;

/** When a session began and when its token was issued, in milliseconds since 1970. */
export interface TokenTimes {
  signedInAtMs: number;
  issuedAtMs: number;
}

/**
 * The times of a token whose signature and expiry are already checked.
 *
 * @throws Error when `iat` or `auth_time` is missing or lies in the future, or the token lives longer than an hour
 */
export function readTokenTimes(payload: JWTPayload, nowMs: number): TokenTimes {
  const issuedAtMs = pastTime(payload, 'iat', nowMs);
  const signedInAtMs = pastTime(payload, 'auth_time', nowMs);
  const lifeSeconds = Number(payload.exp) - issuedAtMs / 1000;
  if (!(lifeSeconds <= longestLifeSeconds)) throw new Error('The token lives longer than an hour');
  return { issuedAtMs, signedInAtMs };
}

function pastTime(payload: JWTPayload, claim: 'iat' | 'auth_time', nowMs: number): number {
  const seconds = payload[claim];
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) throw new Error(`The token has no ${claim}`);
  if (seconds * 1000 > nowMs + clockSkewMs) throw new Error(`The token's ${claim} lies in the future`);
  return seconds * 1000;
}
