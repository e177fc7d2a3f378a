import { act, waitFor } from '@testing-library/react';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aFakeIdentity, aFakeIdentityUser, profileAnswer, TEST_API_URL } from '../testing';
import { openTab } from '../testing/open-tab';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

const ada = aFakeIdentityUser({ uid: 'uid-ada', email: 'ada@demo.test' });
const minimal = { status: 'signed-in', user: { kind: 'minimal', uid: 'uid-ada', email: 'ada@demo.test' } };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A backend that says who is signed in when the test lets it. */
function aBackendThatHangs(): { answer: () => void } {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(`${TEST_API_URL}/login`, async () => {
      await answered;
      return HttpResponse.json(profileAnswer('ada@demo.test'));
    }),
  );
  return { answer: () => answer() };
}

function continueOf({ session }: { session: object }): () => void {
  return (session as { continueWithoutProfile: () => void }).continueWithoutProfile;
}

it('offers to continue after ten seconds, not before', async () => {
  aBackendThatHangs();
  const { result } = openTab(aFakeIdentity({ user: ada }));

  await pass(9_900);
  expect(result.current.session).toEqual({ status: 'loading' });
  await pass(200);

  expect(continueOf(result.current)).toBeInstanceOf(Function);
});

it('continues with uid and email, and adds the profile once it arrives', async () => {
  const backend = aBackendThatHangs();
  const { result } = openTab(aFakeIdentity({ user: ada }));
  await pass(10_100);

  act(() => continueOf(result.current)());
  await pass(0);
  expect(result.current.session).toEqual(minimal);
  backend.answer();
  jest.useRealTimers();

  await waitFor(() =>
    expect(result.current.session).toMatchObject({ user: { kind: 'full', uid: 'uid-ada' } }),
  );
});

it('continues on its own after 120 seconds, and logs why', async () => {
  aBackendThatHangs();
  const { result } = openTab(aFakeIdentity({ user: ada }));
  await pass(119_900);
  expect(result.current.session.status).toBe('loading');

  expectConsoleError(
    /^Failed to fetch user data from backend: Error: There was no answer within 120 seconds/,
  );
  await pass(200);

  expect(result.current.session).toEqual(minimal);
});

it('offers a visitor who has just signed in to continue', async () => {
  aBackendThatHangs();
  const { result } = openTab(aFakeIdentity({ accounts: { 'ada@demo.test': 'secret-1' } }));
  await pass(0);
  const signedIn = result.current.signIn('ada@demo.test', 'secret-1');
  await pass(10_100);

  act(() => continueOf(result.current)());
  await act(() => signedIn);

  expect(result.current.session).toMatchObject({ user: { kind: 'minimal', email: 'ada@demo.test' } });
});

it('keeps the known user while the profile loads again, and stops waiting after 120 seconds', async () => {
  const backend = aBackendThatHangs();
  backend.answer();
  const { result } = openTab(aFakeIdentity({ user: ada }));
  jest.useRealTimers();
  await waitFor(() => expect(result.current.session).toMatchObject({ user: { kind: 'full' } }));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  aBackendThatHangs();

  const retried = result.current.retryProfile();
  await pass(10_100);
  expect(result.current.session).toMatchObject({ user: { kind: 'full' } });
  expectConsoleError('Failed to fetch user data from backend:');
  await pass(110_000);
  await act(() => retried);

  expect(result.current.session).toMatchObject({ user: { kind: 'full' } });
});

it('offers nothing after the user has signed out', async () => {
  aBackendThatHangs();
  const identity = aFakeIdentity({ user: ada });
  const { result } = openTab(identity);
  await pass(5_000);
  act(() => identity.report(null));
  await pass(200_000);

  expect(result.current.session).toEqual({ status: 'signed-out' });
});
