import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { IdentityProvider } from '../identity/identity-provider';
import { aFakeIdentity, aFakeIdentityUser, everyoneHasAProfile, TEST_API_URL } from '../testing';
import { useApiClient, useCurrentUser, useSession } from './auth-context';
import { AuthProvider } from './auth-provider';

const server = setupServer(everyoneHasAProfile);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

const Status = () => <p>{useSession().status}</p>;
const Failed = ({ error, resetErrorBoundary }: FallbackProps) => (
  <>
    <p>{(error as Error).message}</p>
    <button onClick={resetErrorBoundary}>Try again</button>
  </>
);

function open(loadIdentity: () => Promise<IdentityProvider>) {
  return render(
    <ErrorBoundary FallbackComponent={Failed}>
      <AuthProvider loadIdentity={loadIdentity} apiBaseUrl={TEST_API_URL}>
        <Status />
      </AuthProvider>
    </ErrorBoundary>,
  );
}

it('passes a failed load of the identity service to the boundary, and loads it again on "Try again"', async () => {
  expectConsoleError('The chunk did not arrive');
  const loadIdentity = jest
    .fn<Promise<IdentityProvider>, []>()
    .mockRejectedValueOnce(new Error('The chunk did not arrive'))
    .mockResolvedValueOnce(aFakeIdentity());
  open(loadIdentity);

  expect(await screen.findByText('The chunk did not arrive')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('signed-out')).toBeVisible();
  expect(loadIdentity).toHaveBeenCalledTimes(2);
});

it.each([
  ['never loads', () => new Promise<never>(() => undefined)],
  ['loads but never reports', () => Promise.resolve(aFakeIdentity({ user: undefined }))],
])('gives up after 120 seconds when the identity service %s', async (_, loadIdentity) => {
  jest.useFakeTimers();
  open(loadIdentity);
  await act(() => jest.advanceTimersByTimeAsync(119_999));
  expect(screen.getByText('loading')).toBeVisible();

  expectConsoleError('did not answer within 120 seconds');
  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(screen.getByText('The sign-in service did not answer within 120 seconds')).toBeVisible();
});

it('does not time out once the identity service has reported', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  open(() => Promise.resolve(aFakeIdentity()));
  await act(() => jest.advanceTimersByTimeAsync(1_000_000));

  expect(screen.getByText('signed-out')).toBeVisible();
});

it('holds one session under React’s strict mode', async () => {
  const Email = () => {
    const session = useSession();
    return <p>{session.status === 'signed-in' ? session.user.email : session.status}</p>;
  };
  render(
    <StrictMode>
      <AuthProvider
        loadIdentity={() => Promise.resolve(aFakeIdentity({ user: aFakeIdentityUser() }))}
        apiBaseUrl={TEST_API_URL}
      >
        <Email />
      </AuthProvider>
    </StrictMode>,
  );

  expect(await screen.findByText('customer@demo.test')).toBeVisible();
});

it('stops listening when it unmounts', async () => {
  const identity = aFakeIdentity();
  const { unmount } = open(() => Promise.resolve(identity));
  await screen.findByText('signed-out');
  unmount();

  identity.report(aFakeIdentityUser());

  expect(screen.queryByText('signed-in')).not.toBeInTheDocument();
});

it('passes the same client to every render', async () => {
  const clients = new Set<unknown>();
  const Client = () => {
    clients.add(useApiClient());
    return <Status />;
  };
  const identity = aFakeIdentity();
  render(
    <AuthProvider loadIdentity={() => Promise.resolve(identity)} apiBaseUrl={TEST_API_URL}>
      <Client />
    </AuthProvider>,
  );
  await screen.findByText('signed-out');
  act(() => identity.report(aFakeIdentityUser()));
  await screen.findByText('signed-in');

  expect(clients.size).toBe(1);
});

it('throws for a component outside of it', () => {
  expect(() => render(<Status />)).toThrow('There is no AuthProvider above this component');
});

it('throws for a component that requires a user when there is none', async () => {
  expectConsoleError('Nobody is signed in');
  const Name = () => <p>{useCurrentUser().email}</p>;
  render(
    <ErrorBoundary FallbackComponent={Failed}>
      <AuthProvider loadIdentity={() => Promise.resolve(aFakeIdentity())} apiBaseUrl={TEST_API_URL}>
        <Name />
      </AuthProvider>
    </ErrorBoundary>,
  );

  expect(await screen.findByText('Nobody is signed in: RequireUser is missing above')).toBeVisible();
});
