import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import { AuthProvider, type AuthProviderProps, type IdentityProvider } from '@drove/shared-auth/host';
import { noteSession } from './frame/device-hint';
import type { createRouter } from './router/create-router';
import { OfflineNotice } from './views/offline-notice';
import { SignedOutToast } from './session/signed-out-toast';
import { Boundary } from './views/boundary';
import { LoadingView } from './views/loading-view';

export interface AppProps {
  router: ReturnType<typeof createRouter>;
  apiBaseUrl: string;
  /** Loads the identity service's code; called again when the first time failed. */
  loadIdentity: () => Promise<IdentityProvider>;
  storesAnswers?: AuthProviderProps['storesAnswers'];
}

/** The whole application: what must survive any screen, around the router. */
export function App({ router, ...session }: AppProps) {
  return (
    <Boundary>
      <AuthProvider {...session}>
        <OfflineNotice />
        <Content router={router} />
        <SignedOutToast />
      </AuthProvider>
    </Boundary>
  );
}

/** Nothing of the app shows before it is known who is here. */
function Content({ router }: Pick<AppProps, 'router'>) {
  const session = useSession();
  useEffect(() => {
    if (session.status !== 'loading') noteSession(session);
  }, [session]);
  // The first screen is drawn in slices, between which a press or a paint comes first.
  const isKnown = useDeferredValue(session.status !== 'loading');
  if (session.status === 'loading') {
    return <LoadingView continueWithoutProfile={session.continueWithoutProfile} />;
  }
  return isKnown ? <Routed router={router} /> : <LoadingView />;
}

/**
 * Shows the router's screens, also one that was gone to between two slices of the first drawing: the provider listens
 * only from its first commit on, and the router keeps what it missed only while nothing else listens.
 */
function Routed({ router }: Pick<AppProps, 'router'>) {
  const [drawn] = useState(router.state);
  useLayoutEffect(() => {
    if (router.state !== drawn) void router.revalidate();
  }, [router, drawn]);
  return <RouterProvider router={router} />;
}
