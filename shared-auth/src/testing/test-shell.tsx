import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import toast, { resolveValue, useToaster } from 'react-hot-toast';
import type { RouteObject } from 'react-router-dom';
import type { RemoteModule, RemoteRoute } from '../contract/remote-module';
import { ScreenTitle } from '../contract/screen-title';
import { screenOf } from '../loading/load-screen';
import { RemoteRoutes } from '../loading/remote-routes';
import { useLoadable } from '../loading/use-loadable';
import { RequireUser } from '../session/require-user';

/** What the shell shows while something loads. */
const loadingView = <p role="status">Loading...</p>;

function FailedView({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <div role="alert">
      <p>Something went wrong:</p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" onClick={resetErrorBoundary}>
        Try again
      </button>
    </div>
  );
}

function TestScreen({ remote, route }: { remote: RemoteModule; route: RemoteRoute }) {
  const loadable = screenOf(route, { remoteName: remote.name });
  const [ownTitle, setOwnTitle] = useState<string>();
  const state = useLoadable(loadable);
  if (state.status === 'failed') throw state.error;
  if (state.status !== 'ready') return loadingView;
  const Screen = state.value;
  return (
    <>
      <title>{ownTitle ?? route.title}</title>
      <ScreenTitle value={setOwnTitle}>
        <Screen />
      </ScreenTitle>
    </>
  );
}

/** The toasts of one test, with the roles that the shell gives them; the next test starts with none. */
function TestToasts() {
  const { toasts } = useToaster();
  useEffect(() => () => toast.remove(), []);
  return toasts
    .filter(({ visible }) => visible)
    .map((one) => (
      <p key={one.id} role={one.type === 'error' ? 'alert' : 'status'}>
        {resolveValue(one.message, one)}
      </p>
    ));
}

/** What the shell has around the router: the toasts. */
export function TestShell({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <TestToasts />
    </>
  );
}

function TestPage({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={FailedView}>
      <Suspense fallback={loadingView}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * A remote's real routes under its claims, as the shell mounts them. Every other path of the app shows
 * "Outside <remote>"; a path below a claim that the remote does not have shows "Page not found".
 */
export function testRoutesOf(remote: RemoteModule): RouteObject[] {
  const renderScreen = (route: RemoteRoute) => <TestScreen remote={remote} route={route} />;
  const claimed = remote.claims.map(({ path, layout }) => {
    const routes = (
      <RemoteRoutes
        key={path}
        remote={remote}
        claimPath={path}
        renderScreen={renderScreen}
        notFound={<p>Page not found</p>}
      />
    );
    const page = layout === 'dashboard' ? <RequireUser loading={loadingView}>{routes}</RequireUser> : routes;
    return { path: path === '/' ? path : `${path}/*`, element: <TestPage>{page}</TestPage> };
  });
  return [...claimed, { path: '*', element: <p>Outside {remote.name}</p> }];
}
