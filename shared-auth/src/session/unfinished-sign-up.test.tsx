import { act, waitFor } from '@testing-library/react';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IdentityError } from '../identity/identity-error';
import { aFakeIdentity, TEST_API_URL } from '../testing';
import { aRegistration, aVisitorsTab, fakeRegistrations } from '../testing/a-registration';
import { installFakeLocks } from '../testing/fake-locks';
import { openTab } from '../testing/open-tab';

const server = setupServer();
let removeLocks = () => {};
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => (removeLocks = installFakeLocks()));
afterEach(() => {
  removeLocks();
  localStorage.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

const never = () => new Promise<never>(() => undefined);

/** A tab that is reloaded while the backend has not answered its sign-up; then the tab as it comes back. */
async function aSignUpCutShort(prepareReload: (backend: ReturnType<typeof fakeRegistrations>) => void) {
  const backend = fakeRegistrations(never);
  server.use(...backend.handlers);
  const identity = aFakeIdentity();
  const before = await aVisitorsTab(identity);
  void before.auth().register(aRegistration);
  await waitFor(() => expect(backend.order).toContain('POST /register'));
  before.close();
  // The page that is gone holds no lock any more.
  removeLocks();
  removeLocks = installFakeLocks();
  prepareReload(backend);
  return { identity, tab: openTab(identity).result };
}

it('undoes a sign-up that was interrupted before the backend registered it', async () => {
  const { identity, tab } = await aSignUpCutShort(() => {});

  await waitFor(() => expect(tab.current.session).toEqual({ status: 'signed-out' }));

  expect(identity.accounts).toEqual([]);
  server.use(...fakeRegistrations().handlers);
  await act(async () =>
    expect(await tab.current.register(aRegistration)).toEqual({ kind: 'registered', isLinkSent: true }),
  );
});

it('keeps the account when the backend had registered it', async () => {
  const { identity, tab } = await aSignUpCutShort(({ profiles }) => profiles.add(aRegistration.email));

  await waitFor(() => expect(tab.current.session).toMatchObject({ user: { kind: 'full' } }));

  expect(identity.accounts).toEqual([aRegistration.email]);
});

it('keeps the account while the backend is unreachable, and undoes the sign-up afterwards', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  const { identity, tab } = await aSignUpCutShort(() =>
    server.use(http.post(`${TEST_API_URL}/login`, () => HttpResponse.error())),
  );
  await waitFor(() => expect(tab.current.session).toMatchObject({ user: { kind: 'minimal' } }));
  expect(identity.accounts).toEqual([aRegistration.email]);

  server.resetHandlers();
  server.use(...fakeRegistrations().handlers);
  await act(() => tab.current.retryProfile());

  await waitFor(() => expect(tab.current.session).toEqual({ status: 'signed-out' }));
  expect(identity.accounts).toEqual([]);
});

it('does not undo a sign-up that is pending in another tab', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  // The time for which the other tab may keep this one waiting is over at once.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const backend = fakeRegistrations(never);
  server.use(...backend.handlers);
  const identity = aFakeIdentity();
  const tab = await aVisitorsTab(identity);
  void tab.auth().register(aRegistration);
  await waitFor(() => expect(backend.order).toContain('POST /register'));

  const { result: other } = openTab(identity);
  await waitFor(() => expect(other.current.session).toMatchObject({ user: { kind: 'minimal' } }));

  expect(identity.accounts).toEqual([aRegistration.email]);
  jest.restoreAllMocks();
});

it('reports wrong credentials for the leftover identity of a sign-up', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  expectConsoleError('Failed to register user:');
  expectConsoleError('Failed to delete an identity that is not needed any more:');
  const backend = fakeRegistrations(() => HttpResponse.error());
  server.use(...backend.handlers);
  const { identity, signUp, auth, session } = await aVisitorsTab();
  identity.failNext('deleteAccount', new IdentityError('unreachable'));
  await signUp();
  expect(identity.accounts).toEqual([aRegistration.email]);

  await act(() =>
    expect(auth().signIn(aRegistration.email, aRegistration.password)).rejects.toMatchObject({
      code: 'invalid-credentials',
    }),
  );

  expect(identity.accounts).toEqual([]);
  expect(session()).toEqual({ status: 'signed-out' });
});
