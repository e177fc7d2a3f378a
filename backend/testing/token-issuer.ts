import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';

export const testProjectId = 'demo-car-rental';

export interface TokenContent {
  uid: string;
  email?: string;
  emailVerified?: boolean;
  projectId?: string;
  /** Seconds from now; negative for one that has expired. */
  expiresIn?: number;
  /** Seconds before now; negative for one from the future. */
  issuedAgo?: number;
  /** Seconds before now; the session began when the token was issued without it. */
  signedInAgo?: number;
  /** Claims to replace; `undefined` leaves one out. */
  claims?: Record<string, unknown>;
  /** The key that the header names; `null` for none. */
  keyId?: string | null;
}

/** Issues ID tokens as Google does, signed with a key made for the test. */
export interface TokenIssuer {
  keys: JWTVerifyGetKey;
  /** The same keys as they are published. */
  publishedKeys: JSONWebKeySet;
  issue: (content: TokenContent) => Promise<string>;
}

/** A signer with a key of its own: two of them do not accept each other's tokens. */
export async function createTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test-key', alg: 'RS256' };
  const publishedKeys = { keys: [jwk] };
  return {
    keys: createLocalJWKSet(publishedKeys),
    publishedKeys,
    issue: async ({ keyId = 'test-key', ...content }) =>
      await new SignJWT(claimsOf(content))
        .setProtectedHeader({ alg: 'RS256', ...(keyId === null ? {} : { kid: keyId }) })
        .sign(privateKey),
  };
}

/** A token as the emulator makes it: signed by no one. */
export function issueUnsigned(content: TokenContent): string {
  return new UnsecuredJWT(claimsOf(content)).encode();
}

function claimsOf({
  uid,
  email,
  emailVerified = true,
  projectId = testProjectId,
  issuedAgo = 60,
  signedInAgo = issuedAgo,
  expiresIn = 3600 - issuedAgo,
  claims = {},
}: TokenContent) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    iat: now - issuedAgo,
    auth_time: now - signedInAgo,
    exp: now + expiresIn,
    ...(email === undefined ? {} : { email, email_verified: emailVerified }),
    ...claims,
  };
}
