import type { ReactNode } from 'react';
import { loadPart, useAuth, useFederatedSignIn } from '@drove/shared-auth';
import { FederatedButtons } from '@drove/shared-ui/federated-buttons';
import { newcomerFormLabels } from './labels';

const NewcomerForm = loadPart(() => import('./newcomer-form').then((m) => m.NewcomerForm), {
  what: newcomerFormLabels.part,
  loading: <div className="h-96" />,
});

/**
 * A form for signing in or up, below it the accounts of other services; the form of a newcomer, and of a person who is
 * asked for their names again, takes the place of both.
 */
export function OrFederated({ children }: { children: ReactNode }) {
  const { newcomer, leave, start, ...federated } = useFederatedSignIn();
  const { session, signOut } = useAuth();
  if (session.status === 'signed-in' && session.user.kind === 'minimal' && session.user.toComplete) {
    const { email, toComplete } = session.user;
    const known = { fname: '', lname: '', ...toComplete, email };
    return <NewcomerForm newcomer={known} before={toComplete} onLeave={() => void signOut()} />;
  }
  if (newcomer) return <NewcomerForm newcomer={newcomer} onLeave={leave} />;
  return (
    <>
      {children}
      <FederatedButtons {...federated} onStart={start} />
    </>
  );
}
