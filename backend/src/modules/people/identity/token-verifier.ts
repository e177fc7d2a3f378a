/** Whom a token proves the caller to be. Says nothing about role or status: those are ours. */
export interface VerifiedIdentity {
  uid: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  /** When the session began and when its token was issued, by the identity service's clock; since 1970. */
  signedInAtMs: number;
  issuedAtMs: number;
  /** How long ago the person said their password, in milliseconds. */
  signInAgeMs: number;
}

/** Turns an ID token into the identity that it proves. */
export interface TokenVerifier {
  /**
   * @throws Problem 401 TOKEN_INVALID or TOKEN_EXPIRED, 503 IDENTITY_UNAVAILABLE when it cannot be told at the moment
   */
  verify: (token: string) => Promise<VerifiedIdentity>;
}
