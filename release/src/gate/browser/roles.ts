/** Who looks at pages in the gate: the accounts of the recorded answers, and one whose profile does not come. */
export interface Role {
  /** "a customer". */
  who: string;
  /** None for a visitor. */
  email?: string;
}

export const noProfile = 'no-profile@demo.test';

export const roles: Role[] = [
  { who: 'a visitor' },
  { who: 'a customer', email: 'customer@demo.test' },
  { who: 'a car owner', email: 'owner@demo.test' },
  { who: 'an administrator', email: 'admin@demo.test' },
  { who: 'an account without a profile', email: noProfile },
];

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token, as the emulator of the identity service gives them out. */
export function tokenOf(email: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: email,
    user_id: email,
    email,
    email_verified: true,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

/** Whose a request is, by its token; nothing for a visitor's. */
export function emailOf(authorization: string | undefined): string | undefined {
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(authorization ?? '')?.[1];
  if (payload === undefined) return undefined;
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { email: string }).email;
}

/** The account as Firebase's code keeps it in the browser. */
export function storedUser(email: string) {
  const expirationTime = Date.now() + 3600_000;
  return {
    uid: email,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken: email, accessToken: tokenOf(email), expirationTime },
    createdAt: '1700000000000',
    lastLoginAt: '1700000000000',
    appName: '[DEFAULT]',
  };
}
