import type { ReactNode } from 'react';
import { requestsWith } from '../http/requests';
import { AuthContext, type Auth } from '../session/auth-context';
import type { Session } from '../session/session';

const notThere = () => Promise.reject(new Error('Nothing can be done before the app is there'));

const actions: Omit<Auth, 'session'> = {
  signIn: notThere,
  signOut: notThere,
  register: notThere,
  sendPasswordReset: notThere,
  retryProfile: notThere,
  sendVerificationEmail: notThere,
  checkEmailConfirmed: notThere,
  changeEmail: notThere,
  changePassword: notThere,
  closeAccount: notThere,
};

/** Not used: requests begin in effects, and there are none. */
const api = requestsWith({ baseUrl: '', headers: {}, fetch: notThere });

interface StillSessionProps {
  session: Session;
  children: ReactNode;
}

/** A session in which nothing happens: what is drawn below it is a picture, which calls nothing. */
export function StillSession({ session, children }: StillSessionProps) {
  return <AuthContext value={{ auth: { ...actions, session }, api }}>{children}</AuthContext>;
}
