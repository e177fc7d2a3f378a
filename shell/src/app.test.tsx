import { useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { RequireUser } from '@drove/shared-auth';
import {
  aFakeIdentity,
  aFakeIdentityUser,
  everyoneHasAProfile,
  TEST_API_URL,
} from '@drove/shared-auth/testing';
import { setupServer } from 'msw/node';
import { App } from './app';

const server = setupServer(everyoneHasAProfile);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => localStorage.clear());
afterAll(() => server.close());

/** The app at the page of a payment, on a device without the mark of an earlier sign-in, before any report. */
function openPayment() {
  const visited: string[] = [];
  const routes = [
    {
      path: '/payment',
      element: (
        <RequireUser>
          <h1>Payment</h1>
        </RequireUser>
      ),
    },
    { path: '/login', element: <h1>Sign in</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/payment'] });
  router.subscribe(({ location }) => visited.push(location.pathname));
  const identity = aFakeIdentity({ user: undefined });
  render(<App router={router} apiBaseUrl={TEST_API_URL} loadIdentity={() => Promise.resolve(identity)} />);
  return { identity, visited };
}

it('shows the loading view alone until the identity service reports', async () => {
  const { visited } = openPayment();
  await act(async () => undefined);

  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(visited).toEqual([]);
});

it('opens a page for a signed-in owner without the mark, never the sign-in page', async () => {
  const { identity, visited } = openPayment();
  await act(async () => undefined);

  act(() => identity.report(aFakeIdentityUser()));

  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeInTheDocument();
  expect(visited).not.toContain('/login');
});

it('leads a visitor to sign in once the identity service has reported no one', async () => {
  const { identity } = openPayment();
  await act(async () => undefined);

  act(() => identity.report(null));

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
});

/** Follows a link before the router's provider hears of it, as a press between two slices of the first drawing does. */
function PressedWhileDrawn({ follow }: { follow: () => unknown }) {
  useLayoutEffect(() => void follow(), [follow]);
  return <h1>Sign in</h1>;
}

it('goes where a link leads that was followed while the first screen was drawn', async () => {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <PressedWhileDrawn follow={() => router.navigate('/register')} /> },
      { path: '/register', element: <h1>Create Account</h1> },
    ],
    { initialEntries: ['/login'] },
  );
  // The shell listens, too.
  router.subscribe(() => undefined);
  const identity = aFakeIdentity({ user: undefined });
  render(<App router={router} apiBaseUrl={TEST_API_URL} loadIdentity={() => Promise.resolve(identity)} />);
  await act(async () => undefined);

  act(() => identity.report(null));

  expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
});
