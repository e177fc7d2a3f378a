import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
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
  const is = { now: 'unproved' as 'unproved' | 'ended' | 'blank' | 'complete' };
  const bodies: unknown[] = [];
  const refuse = (status: number, code: string) => HttpResponse.json({ code, message: code }, { status });
  server.use(
    http.post(`${TEST_API_URL}/login`, () => {
      if (is.now === 'ended') return refuse(401, 'SESSION_ENDED');
      return is.now === 'blank' ? refuse(403, 'PROFILE_REQUIRED') : HttpResponse.json(profileAnswer(email));
    }),
    http.post(new RegExp(`^${TEST_API_URL}/register(/customer)?$`), async ({ request }) => {
      bodies.push([new URL(request.url).pathname, await request.json()]);
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
  is.now = 'blank';
  await signIn();
  expect(session()).toMatchObject({ user: { toComplete: entered } });
  await act(() => auth().signOut());
  expect(session()).toEqual({ status: 'signed-out' });
});

it('asks for names and phone again, with what this tab itself typed, and goes on with them', async () => {
  const { auth, session, signIn, signUp, is, bodies } = await aTabThatSignedUp();
  is.now = 'ended';
  await act(() => auth().checkEmailConfirmed());
  await waitFor(() => expect(session().status).toBe('signed-out'));
  is.now = 'blank';

  await signIn();

  expect(session()).toMatchObject({ user: { kind: 'minimal', email, toComplete: entered } });
  expect(await signUp(entered)).toEqual({ kind: 'registered' });
  expect(bodies.at(-1)).toEqual(['/register', { ...entered, email }]);
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
