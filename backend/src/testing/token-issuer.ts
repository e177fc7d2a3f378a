import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
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
}

/** Issues ID tokens as Google does, signed with a key made for the test. */
export interface TokenIssuer {
  keys: JWTVerifyGetKey;
  issue: (content: TokenContent) => Promise<string>;
}

/** A signer with a key of its own: two of them do not accept each other's tokens. */
export async function createTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test-key', alg: 'RS256' };
  return {
    keys: createLocalJWKSet({ keys: [jwk] }),
    issue: async (content) =>
      await new SignJWT(claimsOf(content))
        .setProtectedHeader({ alg: 'RS256', kid: 'test-key' })
        .sign(privateKey),
  };
}

/** A token as the emulator makes it: signed by nobody. */
export function issueUnsigned(content: TokenContent): string {
  return new UnsecuredJWT(claimsOf(content)).encode();
}

function claimsOf({
  uid,
  email,
  emailVerified = true,
  projectId = testProjectId,
  expiresIn = 3600,
}: TokenContent) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    iat: now - 60,
    exp: now + expiresIn,
    ...(email === undefined ? {} : { email, email_verified: emailVerified }),
  };
}
