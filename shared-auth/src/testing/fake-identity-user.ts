import type { IdentityUser } from '../identity/identity-provider';

/** An account that is signed in; its tokens are `token-1-of-<uid>`, and the next number once refreshed. */
export function aFakeIdentityUser(user: Partial<IdentityUser> = {}): IdentityUser {
  const { uid = 'uid-customer', email = 'customer@demo.test' } = user;
  let issued = 1;
  return {
    uid,
    email,
    emailVerified: true,
    displayName: '',
    signsInWith: 'password',
    getIdToken: async (forceRefresh = false) => {
      if (forceRefresh) issued += 1;
      return `token-${issued}-of-${uid}`;
    },
    sendVerificationEmail: async () => undefined,
    refresh: async () => undefined,
    confirmPassword: async () => undefined,
    sendEmailChange: async () => undefined,
    changePassword: async () => undefined,
    deleteAccount: async () => undefined,
    ...user,
  };
}
