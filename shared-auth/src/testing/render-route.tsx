import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type To } from 'react-router-dom';
import type { RemoteModule } from '../contract/remote-module';
import { logCaughtError } from '../http/log-caught-error';
import type { Auth } from '../session/auth-context';
import { AuthProvider } from '../session/auth-provider';
import type { Session } from '../session/session';
import type { FakeIdentity } from './fake-identity';
import { FixedAuthProvider } from './fixed-auth-provider';
import { signedOut } from './sessions';
import { TEST_API_URL } from './test-api-url';
import { testRoutesOf, TestShell } from './test-shell';

export interface RenderRouteOptions {
  /** The session; signed out by default. */
  session?: Session;
  /** Replaces what the session can do, for a screen that calls it. */
  auth?: Partial<Omit<Auth, 'session'>>;
  /** Instead of a fixed session: the real one over this service, with `POST /login` answered by MSW. */
  identity?: FakeIdentity;
  /** The state of the first location, for example `{ from: { pathname: '/dashboard/users' } }`. */
  state?: unknown;
}

/** What React Testing Library gives, and where the visitor is: `router.state.location`. */
export interface RenderedRoute extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
}

/**
 * Shows a remote's real screen at a path, as the shell would: its routes under its claims, a session, a
 * boundary, toasts. What it asks the backend goes to `http://api.test`, for MSW to answer.
 */
export function renderRoute(
  remote: RemoteModule,
  path: string,
  { session = signedOut, auth = {}, identity, state }: RenderRouteOptions = {},
): RenderedRoute {
  const router = createMemoryRouter(testRoutesOf(remote), { initialEntries: [entry(path, state)] });
  const app = (
    <TestShell>
      <RouterProvider router={router} />
    </TestShell>
  );
  const result = render(
    identity ? (
      <AuthProvider loadIdentity={() => Promise.resolve(identity)} apiBaseUrl={TEST_API_URL}>
        {app}
      </AuthProvider>
    ) : (
      <FixedAuthProvider session={session} auth={auth}>
        {app}
      </FixedAuthProvider>
    ),
    { onCaughtError: logCaughtError },
  );
  return { ...result, router };
}

function entry(path: string, state: unknown): To & { state?: unknown } {
  const { pathname, search, hash } = new URL(path, 'http://app.test');
  return { pathname, search, hash, state };
}
