import type { RemoteRoute } from 'shared-auth';
import { screenOf, useLoadable, type ScreenSource } from 'shared-auth/host';
import { documentTitle } from '../brand';
import { ErrorView } from '../views/error-view';
import { LoadingView } from '../views/loading-view';

export interface RemoteScreenProps {
  route: RemoteRoute;
  source: ScreenSource;
}

/** One screen of a remote, with its own waiting and its own "Try again". */
export function RemoteScreen({ route, source }: RemoteScreenProps) {
  const loadable = screenOf(route, source);
  const state = useLoadable(loadable);
  if (state.status === 'failed') return <ErrorView error={state.error} retry={loadable.retry} />;
  if (state.status !== 'ready') return <LoadingView />;
  const Screen = state.value;
  return (
    <>
      <title>{documentTitle(route.title)}</title>
      <Screen />
    </>
  );
}
