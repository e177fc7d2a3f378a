import { act, waitFor } from '@testing-library/react';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IdentityError } from '../identity/identity-error';
import {
  aFakeIdentity,
  aFakeIdentityUser,
  everyoneHasAProfile,
  profileAnswer,
  TEST_API_URL,
} from '../testing';
import { answersSoFar } from '../testing/answers-so-far';
import { openTab, openReadyTab } from '../testing/open-tab';

const LOGIN = `${TEST_API_URL}/login`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ada = aFakeIdentityUser({ uid: 'uid-ada', email: 'ada@demo.test' });
const ben = aFakeIdentityUser({ uid: 'uid-ben', email: 'ben@demo.test' });

it('is loading until the identity service reports, and then signed out for a visitor', async () => {
  const identity = aFakeIdentity({ user: undefined });
  const { result } = openTab(identity);
  await act(async () => undefined);
  expect(result.current.session).toEqual({ status: 'loading' });

  act(() => identity.report(null));

  expect(result.current.session).toEqual({ status: 'signed-out' });
});

it('loads the profile of a signed-in user with their ID token', async () => {
  let asked: unknown;
  server.use(
    http.post(LOGIN, async ({ request }) => {
      asked = { body: await request.json(), token: request.headers.get('authorization') };
      const answer = profileAnswer('ada@demo.test', {
        role: 'car_owner',
        lname: 'Byron',
        account_status: 'suspended',
      });
      return HttpResponse.json(answer);
    }),
  );

  const { result } = await openReadyTab(aFakeIdentity({ user: ada }));

  expect(asked).toEqual({ body: { email: 'ada@demo.test' }, token: 'Bearer token-1-of-uid-ada' });
  expect(result.current.session).toEqual({
    status: 'signed-in',
    user: {
      kind: 'full',
      uid: 'uid-ada',
      uuid: 'uuid-of-ada@demo.test',
      email: 'ada@demo.test',
      role: 'car_owner',
      lName: 'Byron',
      status: 'suspended',
    },
  });
});

it('takes the identity service’s address and no name when the profile has neither', async () => {
  server.use(
    http.post(LOGIN, () =>
      HttpResponse.json({ user: { uuid: 'u-1', role: 'customer', account_status: 'active' } }),
    ),
  );

  const { result } = await openReadyTab(aFakeIdentity({ user: ada }));

  expect(result.current.session).toMatchObject({ user: { email: 'ada@demo.test', lName: '' } });
});

it.each([
  ['refuses', () => HttpResponse.json({ code: 'PROFILE_NOT_FOUND', message: 'None' }, { status: 404 })],
  ['breaks', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['cannot be reached', () => HttpResponse.error()],
  ['answers something else', () => HttpResponse.json({ ok: true })],
  ['gives an unknown role', () => HttpResponse.json(profileAnswer(ada.email, { role: 'wizard' }))],
  ['answers a page', () => HttpResponse.html('<p>Captive portal</p>')],
])('falls back to uid and email when the backend %s, and logs it', async (_, answer) => {
  expectConsoleError(/^Failed to fetch user data from backend: /);
  server.use(http.post(LOGIN, answer));

  const { result } = await openReadyTab(aFakeIdentity({ user: ada }));

  expect(result.current.session).toEqual({
    status: 'signed-in',
    user: { kind: 'minimal', uid: 'uid-ada', email: 'ada@demo.test' },
  });
});

it('loads the profile again on request', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  server.use(http.post(LOGIN, () => HttpResponse.error()));
  const { result } = await openReadyTab(aFakeIdentity({ user: ada }));

  await act(() => result.current.retryProfile());
  expect(result.current.session).toMatchObject({ user: { kind: 'minimal' } });
  server.use(everyoneHasAProfile);
  await act(() => result.current.retryProfile());

  expect(result.current.session).toMatchObject({ user: { kind: 'full', uid: 'uid-ada' } });
});

it('loads no profile for a visitor', async () => {
  const { result } = await openReadyTab(aFakeIdentity());

  await act(() => result.current.retryProfile());

  expect(result.current.session).toEqual({ status: 'signed-out' });
});

it('signs out once the identity service reports it', async () => {
  server.use(everyoneHasAProfile);
  const identity = aFakeIdentity({ user: ada });
  const { result } = await openReadyTab(identity);

  act(() => identity.report(null));

  expect(result.current.session).toEqual({ status: 'signed-out' });
});

it('discards a profile that arrives after a later report', async () => {
  let answerAda: () => void = () => undefined;
  const adaAnswered = new Promise<void>((resolve) => (answerAda = resolve));
  server.use(
    http.post<never, { email: string }>(LOGIN, async ({ request }) => {
      const { email } = await request.json();
      if (email === 'ada@demo.test') await adaAnswered;
      return HttpResponse.json(profileAnswer(email));
    }),
  );
  const identity = aFakeIdentity({ user: ada });
  const { result } = openTab(identity);
  await act(async () => undefined);

  act(() => identity.report(ben));
  await waitFor(() => expect(result.current.session).toMatchObject({ user: { uid: 'uid-ben' } }));
  answerAda();
  await answersSoFar(server);

  expect(result.current.session).toMatchObject({ user: { uid: 'uid-ben', kind: 'full' } });
});

it('discards a pending profile on sign-out, and logs nothing', async () => {
  server.use(http.post(LOGIN, () => new Promise<never>(() => undefined)));
  const identity = aFakeIdentity({ user: ada });
  const { result } = openTab(identity);
  await act(async () => undefined);

  act(() => identity.report(null));
  await answersSoFar(server);

  expect(result.current.session).toEqual({ status: 'signed-out' });
});

it('shows no account while the profile of another one loads', async () => {
  server.use(everyoneHasAProfile);
  const identity = aFakeIdentity({ user: ada });
  const { result } = await openReadyTab(identity);

  act(() => identity.report(ben));
  expect(result.current.session).toEqual({ status: 'loading' });

  await waitFor(() => expect(result.current.session).toMatchObject({ user: { email: 'ben@demo.test' } }));
});

it('says that the identity service ended the session', async () => {
  server.use(everyoneHasAProfile);
  let isOver = false;
  const user = aFakeIdentityUser({
    getIdToken: () => (isOver ? Promise.reject(new IdentityError('disabled')) : Promise.resolve('token')),
  });
  const { result } = await openReadyTab(aFakeIdentity({ user }));

  isOver = true;
  await act(() => result.current.retryProfile());

  await waitFor(() => expect(result.current.session).toEqual({ status: 'signed-out', hasEnded: true }));
});

it('names the account that another tab has replaced, and none that this tab has', async () => {
  server.use(everyoneHasAProfile);
  const identity = aFakeIdentity({ user: ada, accounts: { 'cy@demo.test': 'secret-1' } });
  const { result } = await openReadyTab(identity);

  act(() => identity.report(ben));
  await waitFor(() =>
    expect(result.current.session).toMatchObject({ user: { uid: 'uid-ben' }, replaces: 'ada@demo.test' }),
  );

  await act(() => result.current.signOut());
  await act(() => result.current.signIn('cy@demo.test', 'secret-1'));
  expect(result.current.session).toMatchObject({ user: { email: 'cy@demo.test' } });
  expect(result.current.session).not.toHaveProperty('replaces');

  act(() => identity.report(null));
  act(() => identity.report(ada));
  await waitFor(() =>
    expect(result.current.session).toMatchObject({ user: { uid: 'uid-ada' }, replaces: 'cy@demo.test' }),
  );
});

it('signs every tab out together', async () => {
  server.use(everyoneHasAProfile);
  const identity = aFakeIdentity({ user: ada });
  const one = await openReadyTab(identity);
  const other = await openReadyTab(identity);

  await act(() => one.result.current.signOut());

  expect(one.result.current.session).toEqual({ status: 'signed-out' });
  expect(other.result.current.session).toEqual({ status: 'signed-out' });
});

it('holds the user when signIn resolves, and in other tabs, too', async () => {
  server.use(everyoneHasAProfile);
  const identity = aFakeIdentity({ accounts: { 'ada@demo.test': 'secret-1' } });
  const one = await openReadyTab(identity);
  const other = await openReadyTab(identity);

  await act(() => one.result.current.signIn('ada@demo.test', 'secret-1'));

  expect(one.result.current.session).toMatchObject({ user: { kind: 'full', email: 'ada@demo.test' } });
  await waitFor(() =>
    expect(other.result.current.session).toMatchObject({ user: { kind: 'full', email: 'ada@demo.test' } }),
  );
});

it('reports why a sign-in failed, and stays signed out', async () => {
  const identity = aFakeIdentity({ accounts: { 'ada@demo.test': 'secret-1' } });
  const { result } = await openReadyTab(identity);

  await expect(result.current.signIn('ada@demo.test', 'wrong')).rejects.toMatchObject({
    name: 'IdentityError',
    code: 'invalid-credentials',
  });
  expect(result.current.session).toEqual({ status: 'signed-out' });
});
