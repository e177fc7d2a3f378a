import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { setupServer } from 'msw/node';
import {
  aCustomer,
  aFakeIdentity,
  aFakeIdentityUser,
  everyoneHasAProfile,
  FixedAuthProvider,
  loading,
} from '../testing';
import { signedOut, TEST_API_URL } from '../testing';
import { afterSignInPath } from './after-sign-in';
import { useCurrentUser, useSession } from './auth-context';
import { AuthProvider } from './auth-provider';
import { RequireUser } from './require-user';

const server = setupServer(everyoneHasAProfile);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const Trips = () => <p>Trips of {useCurrentUser().email}</p>;
function Login() {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return <button onClick={() => void navigate(afterSignInPath(state))}>Go on, {session.status}</button>;
}

const routerAt = (path: string) =>
  createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/login', element: <Login /> },
      {
        path: '/dashboard/*',
        element: (
          <RequireUser loading={<p>One moment</p>}>
            <Trips />
          </RequireUser>
        ),
      },
    ],
    { initialEntries: ['/', path] },
  );

it('shows the page to a signed-in user', () => {
  render(
    <FixedAuthProvider session={aCustomer()}>
      <RouterProvider router={routerAt('/dashboard')} />
    </FixedAuthProvider>,
  );

  expect(screen.getByText('Trips of customer@demo.test')).toBeVisible();
});

it('shows the waiting view while the session loads', () => {
  render(
    <FixedAuthProvider session={loading}>
      <RouterProvider router={routerAt('/dashboard')} />
    </FixedAuthProvider>,
  );

  expect(screen.getByText('One moment')).toBeVisible();
});

it('redirects a visitor to sign in, and then back to the requested address', async () => {
  const identity = aFakeIdentity();
  const router = routerAt('/dashboard/reservations?page=2#latest');
  render(
    <AuthProvider loadIdentity={() => Promise.resolve(identity)} apiBaseUrl={TEST_API_URL}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  await screen.findByRole('button', { name: 'Go on, signed-out' });
  expect(router.state.location.pathname).toBe('/login');

  act(() => identity.report(aFakeIdentityUser()));
  const goOn = await screen.findByRole('button', { name: 'Go on, signed-in' });
  act(() => goOn.click());

  expect(await screen.findByText('Trips of customer@demo.test')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/dashboard/reservations',
    search: '?page=2',
    hash: '#latest',
  });
});

it('leaves no redirect in the history: Back from the sign-in leads home', async () => {
  const router = routerAt('/dashboard');
  render(
    <FixedAuthProvider session={signedOut}>
      <RouterProvider router={router} />
    </FixedAuthProvider>,
  );
  await screen.findByRole('button', { name: 'Go on, signed-out' });

  await act(() => router.navigate(-1));

  expect(screen.getByText('Home')).toBeVisible();
});
