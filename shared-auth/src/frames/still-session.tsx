import ky from 'ky';
import type { ReactNode } from 'react';
import { AuthContext, type Auth } from '../session/auth-context';
import type { Session } from '../session/session';

const notThere = () => Promise.reject(new Error('Nothing can be done before the app is there'));

const actions: Omit<Auth, 'session'> = {
  signIn: notThere,
  federated: [],
  signInWith: notThere,
  leaveSignUp: () => undefined,
  signOut: notThere,
  register: notThere,
  sendPasswordReset: notThere,
  retryProfile: notThere,
  sendVerificationEmail: notThere,
  checkEmailConfirmed: notThere,
  confirmPassword: notThere,
  changeEmail: notThere,
  changePassword: notThere,
  closeAccount: notThere,
};

interface StillSessionProps {
  session: Session;
  children: ReactNode;
}

/** A session in which nothing happens: what is drawn below it is a picture, and requests begin in effects. */
export function StillSession({ session, children }: StillSessionProps) {
  return <AuthContext value={{ auth: { ...actions, session }, api: ky }}>{children}</AuthContext>;
}
