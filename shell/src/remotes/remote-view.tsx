import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteRoute } from '@drove/shared-auth';
import { RemoteRoutes, ScreenTitle, screenOf, useLoadable, type ScreenSource } from '@drove/shared-auth/host';
import { documentTitle } from '../brand';
import { ReleasedVersionButton } from '../overrides/released-version-button';
import { Boundary } from '../views/boundary';
import { LoadingView } from '../views/loading-view';
import { NotFoundPage } from '../router/not-found-page';
import { PendingTitle } from '../router/pending-title';
import { FailedPart } from './failed-part';
import type { Remote } from './remotes';

export interface RemoteViewProps {
  remote: Remote;
  claimPath: string;
}

/** The place in a layout where a remote shows; whatever fails in it leaves the frame standing. */
export function RemoteView({ remote, claimPath }: RemoteViewProps) {
  const { pathname } = useLocation();
  return (
    <Boundary path={pathname} replacement={() => remote.replacement}>
      <LoadedRemote remote={remote} claimPath={claimPath} />
    </Boundary>
  );
}

function LoadedRemote({ remote, claimPath }: RemoteViewProps) {
  const state = useLoadable(remote.module);
  if (state.status === 'failed') {
    return (
      <>
        <PendingTitle />
        <FailedPart error={state.error} retry={remote.module.retry}>
          {remote.overridden && <ReleasedVersionButton scope={remote.scope} />}
        </FailedPart>
      </>
    );
  }
  if (state.status !== 'ready') {
    return (
      <>
        <PendingTitle />
        <LoadingView />
      </>
    );
  }
  return (
    <div data-remote={remote.name} className="contents">
      <RemoteRoutes
        remote={state.value}
        claimPath={claimPath}
        renderScreen={(route) => <RemoteScreen route={route} source={remote.source} />}
        notFound={<NotFoundPage />}
      />
    </div>
  );
}

interface RemoteScreenProps {
  route: RemoteRoute;
  source: ScreenSource;
}

/** One screen of a remote, with its own waiting and its own "Try again". */
function RemoteScreen({ route, source }: RemoteScreenProps) {
  const loadable = screenOf(route, source);
  const [ownTitle, setOwnTitle] = useState<string>();
  return (
    <>
      <title>{documentTitle(ownTitle ?? route.title)}</title>
      <ScreenTitle value={setOwnTitle}>
        <LoadedScreen loadable={loadable} />
      </ScreenTitle>
    </>
  );
}

function LoadedScreen({ loadable }: { loadable: ReturnType<typeof screenOf> }) {
  const state = useLoadable(loadable);
  if (state.status === 'failed') return <FailedPart error={state.error} retry={loadable.retry} />;
  if (state.status !== 'ready') return <LoadingView />;
  const Screen = state.value;
  return <Screen />;
}
