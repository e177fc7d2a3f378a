import { useState } from 'react';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/**
 * A new account, or the one that a visitor has; the e-mail address goes along from the one form to the other.
 *
 * @param path where the trip is paid, for who has forgotten their password
 */
export function ReserveAccount({ path }: { path: string }) {
  const [email, setEmail] = useState('');
  const [isKnown, setKnown] = useState(false);
  const change = (to: boolean) => (typed: string) => {
    setEmail(typed);
    setKnown(to);
  };
  if (isKnown) return <SignInForm email={email} path={path} onNew={change(false)} />;
  return <SignUpForm email={email} onKnown={change(true)} />;
}
