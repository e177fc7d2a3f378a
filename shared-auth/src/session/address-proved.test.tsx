import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { aFakeIdentity, profileAnswer, TEST_API_URL } from '../testing';
import { aRegistration, aVisitorsTab, registered } from '../testing/a-registration';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

const { email, password, ...entered } = aRegistration;

/** A backend that knows an account, in one of the states that the proof of its address leads through. */
function aBackend() {
  const is = { now: 'unproved' as 'unproved' | 'ended' | 'blank' | 'refusing' | 'complete' };
  const bodies: unknown[] = [];
  const refuse = (status: number, code: string) => HttpResponse.json({ code, message: code }, { status });
  server.use(
    http.post(`${TEST_API_URL}/login`, () => {
      if (is.now === 'ended') return refuse(401, 'SESSION_ENDED');
      const isKnown = is.now === 'unproved' || is.now === 'complete';
      return isKnown ? HttpResponse.json(profileAnswer(email)) : refuse(403, 'PROFILE_REQUIRED');
    }),
    http.post(new RegExp(`^${TEST_API_URL}/register(/customer)?$`), async ({ request }) => {
      bodies.push([new URL(request.url).pathname, await request.json()]);
      if (is.now === 'refusing')
        return HttpResponse.json(
          { success: false, fields: { fname: 'No names like this.' } },
          { status: 422 },
        );
      if (is.now === 'blank') is.now = 'complete';
      return registered();
    }),
  );
  return { is, bodies };
}

/** A tab that signed up, and whose link in the mail was opened meanwhile. */
async function aTabThatSignedUp() {
  const backend = aBackend();
  const identity = aFakeIdentity();
  const tab = await aVisitorsTab(identity);
  await tab.signUp();
  identity.openVerificationLink(email);
  const signIn = () => act(() => tab.auth().signIn(email, password));
  return { ...backend, ...tab, identity, signIn };
}

it('ends the session from before, and says that signing in again goes on', async () => {
  const { auth, session, is } = await aTabThatSignedUp();
  is.now = 'ended';

  await act(() => auth().checkEmailConfirmed());

  await waitFor(() => expect(session()).toEqual({ status: 'signed-out', provedEmail: email }));
});

it('says so in every tab of the browser, and keeps what they typed', async () => {
  const { auth, session, identity, signIn, is } = await aTabThatSignedUp();
  const mailTab = await aVisitorsTab(identity);
  is.now = 'ended';

  await act(() => mailTab.auth().checkEmailConfirmed());

  await waitFor(() => expect(session()).toEqual({ status: 'signed-out', provedEmail: email }));
  expectConsoleError('Failed to fetch user data from backend');
  is.now = 'refusing';
  await signIn();
  expect(session()).toMatchObject({ user: { toComplete: entered } });
  await act(() => auth().signOut());
  expect(session()).toEqual({ status: 'signed-out' });
});

it('sends what this tab itself typed once more, and goes on', async () => {
  const { auth, session, signIn, is, bodies } = await aTabThatSignedUp();
  is.now = 'ended';
  await act(() => auth().checkEmailConfirmed());
  await waitFor(() => expect(session().status).toBe('signed-out'));
  is.now = 'blank';

  await signIn();

  expect(bodies.at(-1)).toEqual(['/register', { ...entered, email }]);
  expect(session()).toMatchObject({ user: { kind: 'full' } });
  expect(sessionStorage).toHaveLength(0);
});

it('asks for what this tab typed with it filled in, where the backend refuses it', async () => {
  const { session, signIn, signUp, is, bodies } = await aTabThatSignedUp();
  expectConsoleError('Failed to fetch user data from backend');
  is.now = 'refusing';

  await signIn();

  expect(session()).toMatchObject({ user: { kind: 'minimal', email, toComplete: entered } });
  is.now = 'blank';
  expect(await signUp({ ...entered, fname: 'Nina' })).toEqual({ kind: 'registered' });
  expect(bodies.at(-1)).toEqual(['/register', { ...entered, fname: 'Nina', email }]);
  expect(session()).toMatchObject({ user: { kind: 'full' } });
});

it('knows nothing of what was typed in another tab, or before signing out', async () => {
  const { auth, session, signIn, signUp, is, bodies } = await aTabThatSignedUp();
  await act(() => auth().signOut());
  is.now = 'blank';

  await signIn();

  expect(session()).toMatchObject({ user: { toComplete: {} } });
  const { fname, lname, phone } = entered;
  await signUp({ fname, lname, phone });
  expect(bodies.at(-1)).toEqual(['/register/customer', { fname, lname, phone, email }]);
});

it('stays signed out without the sentence after an ordinary sign-out', async () => {
  const { auth, session } = await aTabThatSignedUp();

  await act(() => auth().signOut());

  expect(session()).toEqual({ status: 'signed-out' });
});
