import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { StrictMode, type ReactNode } from 'react';
import type { IdentityProvider } from '../identity/identity-provider';
import { aFakeIdentity, aFakeIdentityUser, everyoneHasAProfile, TEST_API_URL } from '../testing';
import { useAuth } from './auth-context';
import { AuthProvider } from './auth-provider';
import { unfinishedSignUp } from './unfinished-sign-up';

const server = setupServer(everyoneHasAProfile);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => unfinishedSignUp.end());
afterAll(() => server.close());

/** A tab of a device on which no one was signed in; `begin` is what happens once its first screen shows. */
function openVisitorsTab(loadIdentity: () => Promise<IdentityProvider>, isStrict = false) {
  let begin: () => void = () => undefined;
  const statuses: string[] = [];
  const later = (callback: () => void) => {
    begin = callback;
    return () => (begin = () => undefined);
  };
  const wrapper = ({ children }: { children: ReactNode }) => {
    const provider = (
      <AuthProvider loadIdentity={loadIdentity} apiBaseUrl={TEST_API_URL} loadIdentityLater={later}>
        {children}
      </AuthProvider>
    );
    return isStrict ? <StrictMode>{provider}</StrictMode> : provider;
  };
  const { result } = renderHook(
    () => {
      const auth = useAuth();
      statuses.push(auth.session.status);
      return auth;
    },
    { wrapper },
  );
  return { result, statuses, begin: () => act(async () => begin()) };
}

const loads = (identity: IdentityProvider) => jest.fn(() => Promise.resolve(identity));

it('is signed out without the identity service, and loads it after the first screen', async () => {
  const load = loads(aFakeIdentity());
  const { result, statuses, begin } = openVisitorsTab(load);
  expect([...new Set(statuses)]).toEqual(['loading', 'signed-out']);
  expect(load).not.toHaveBeenCalled();

  await begin();

  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current.session.status).toBe('signed-out');
});

it('signs in a user whom the service reports unexpectedly', async () => {
  const { result, begin } = openVisitorsTab(loads(aFakeIdentity({ user: aFakeIdentityUser() })));

  await begin();

  await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
});

it.each([['once'], ['twice, under strict mode']])(
  'signs in before the service is loaded, started %s',
  async (how) => {
    const load = loads(aFakeIdentity({ accounts: { 'ada@demo.test': 'correct horse' } }));
    const { result, begin } = openVisitorsTab(load, how !== 'once');

    await act(() => result.current.signIn('ada@demo.test', 'correct horse'));
    expect(result.current.session).toMatchObject({ user: { email: 'ada@demo.test' } });
    await begin();
    await act(() => result.current.signOut());

    expect(result.current.session.status).toBe('signed-out');
    expect(load).toHaveBeenCalledTimes(1);
  },
);

it('stays signed out when the service does not load, and loads it again for signing in', async () => {
  const load = loads(aFakeIdentity({ accounts: { 'ada@demo.test': 'correct horse' } }));
  load.mockRejectedValueOnce(new Error('The chunk did not arrive'));
  load.mockRejectedValueOnce(new Error('The chunk did not arrive again'));
  const { result, begin } = openVisitorsTab(load);
  await begin();
  expect(result.current.session.status).toBe('signed-out');

  const refused = await act(() =>
    result.current.signIn('ada@demo.test', 'correct horse').catch((error: unknown) => String(error)),
  );
  expect(refused).toMatch(/did not arrive again/);
  await act(() => result.current.signIn('ada@demo.test', 'correct horse'));

  expect(result.current.session.status).toBe('signed-in');
});

it('loads the service at once after an interrupted sign-up', async () => {
  unfinishedSignUp.begin('uid-ada');
  const load = loads(aFakeIdentity());
  const { result } = openVisitorsTab(load);

  expect(result.current.session.status).toBe('loading');
  await waitFor(() => expect(result.current.session.status).toBe('signed-out'));
  expect(load).toHaveBeenCalledTimes(1);
});
