import { useState } from 'react';
import { useFederatedSignIn } from '@drove/shared-auth';
import { FederatedButtons } from '@drove/shared-ui/federated-buttons';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/**
 * A new account, the one that a visitor has, or another service's; the e-mail address goes along from form to form.
 *
 * @param path where the trip is paid, for who has forgotten their password
 */
export function ReserveAccount({ path }: { path: string }) {
  const [email, setEmail] = useState('');
  const [isKnown, setKnown] = useState(false);
  const { newcomer, leave, start, ...federated } = useFederatedSignIn();
  const change = (to: boolean) => (typed: string) => {
    setEmail(typed);
    setKnown(to);
  };
  if (newcomer) return <SignUpForm key={newcomer.email} newcomer={newcomer} onKnown={leave} />;
  return (
    <>
      {isKnown ? (
        <SignInForm email={email} path={path} onNew={change(false)} />
      ) : (
        <SignUpForm email={email} onKnown={change(true)} />
      )}
      <FederatedButtons {...federated} onStart={start} />
    </>
  );
}
