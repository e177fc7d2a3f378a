import type { ReactNode } from 'react';
import { loadPart, useFederatedSignIn } from '@drove/shared-auth';
import { FederatedButtons } from '@drove/shared-ui/federated-buttons';
import { newcomerFormLabels } from './labels';

const NewcomerForm = loadPart(() => import('./newcomer-form').then((m) => m.NewcomerForm), {
  what: newcomerFormLabels.part,
  loading: <div className="h-96" />,
});

/** A form for signing in or up, below it the accounts of other services; a newcomer's form takes the place of both. */
export function OrFederated({ children }: { children: ReactNode }) {
  const { newcomer, leave, start, ...federated } = useFederatedSignIn();
  if (newcomer) return <NewcomerForm newcomer={newcomer} onLeave={leave} />;
  return (
    <>
      {children}
      <FederatedButtons {...federated} onStart={start} />
    </>
  );
}
