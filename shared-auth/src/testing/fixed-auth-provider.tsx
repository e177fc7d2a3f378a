import { useState, type ReactNode } from 'react';
import { createApiClient } from '../http/api-client';
import { useForgetOthers } from '../kept-forms/account-of';
import { AuthContext, type Auth } from '../session/auth-context';
import type { Session } from '../session/session';
import { aFakeIdentityUser } from './fake-identity-user';
import { signedOut } from './sessions';
import { TEST_API_URL } from './test-api-url';

export interface FixedAuthProviderProps {
  /** Who is here from the start; only signing out changes it. */
  session: Session;
  /** What a test wants to see called, or to answer otherwise. */
  auth?: Partial<Omit<Auth, 'session'>>;
  children: ReactNode;
}

/** A session without an identity service or a look-up: the requests of a signed-in user carry a token. */
export function FixedAuthProvider({ session: initial, auth = {}, children }: FixedAuthProviderProps) {
  const [session, setSession] = useState(initial);
  const [api] = useState(() => {
    const account = initial.status === 'signed-in' ? aFakeIdentityUser(initial.user) : undefined;
    return createApiClient({
      baseUrl: TEST_API_URL,
      currentUser: () => account,
      onSessionEnded: () => undefined,
    });
  });
  useForgetOthers(session);
  const nothing = async () => undefined;

  return (
    <AuthContext
      value={{
        api,
        auth: {
          session,
          signIn: nothing,
          federated: [],
          signInWith: nothing,
          leaveSignUp: () => undefined,
          signOut: async () => setSession(signedOut),
          register: async () => ({ kind: 'failed' }),
          sendPasswordReset: nothing,
          retryProfile: nothing,
          sendVerificationEmail: nothing,
          checkEmailConfirmed: async () => false,
          confirmPassword: nothing,
          changeEmail: nothing,
          changePassword: nothing,
          closeAccount: async () => setSession(signedOut),
          ...auth,
        },
      }}
    >
      {children}
    </AuthContext>
  );
}
