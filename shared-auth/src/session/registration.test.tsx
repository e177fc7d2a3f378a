import { act, waitFor } from '@testing-library/react';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { IdentityError } from '../identity/identity-error';
import { aFakeIdentity, everyoneHasAProfile, TEST_API_URL } from '../testing';
import { aRegistration, aVisitorsTab, fakeRegistrations, registered } from '../testing/a-registration';
import { answersSoFar } from '../testing/answers-so-far';
import { openReadyTab } from '../testing/open-tab';
import type { RegistrationInput } from './registration';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function aBackend(...answer: Parameters<typeof fakeRegistrations>) {
  const backend = fakeRegistrations(...answer);
  server.use(...backend.handlers);
  return { ...backend, identity: aFakeIdentity({ onCall: (call) => backend.order.push(call) }) };
}

it('creates the identity, sends the e-mail, registers, and then loads the profile', async () => {
  const backend = aBackend();
  const { signUp, session } = await aVisitorsTab(backend.identity);

  expect(await signUp()).toEqual({ kind: 'registered', isLinkSent: true });

  expect(backend.order).toEqual(['createAccount', 'sendVerificationEmail', 'POST /register', 'POST /login']);
  expect(session()).toMatchObject({ status: 'signed-in', user: { kind: 'full', role: 'car_owner' } });
});

it('sends the backend exactly ten fields with the new token, and never the password', async () => {
  const backend = aBackend();
  const { signUp } = await aVisitorsTab();

  await signUp();

  const { password: _, ...profile } = aRegistration;
  expect(backend.bodies).toEqual([profile]);
  expect(Object.keys(backend.bodies[0] as object).sort()).toEqual([
    'city',
    'email',
    'fname',
    'gender',
    'lname',
    'phone',
    'region',
    'role',
    'street',
    'zip_code',
  ]);
  expect(backend.tokens).toEqual(['Bearer token-1-of-uid-of-nina@demo.test']);
});

it('creates a customer who signs up while booking by the same calls', async () => {
  const backend = aBackend();
  const { signUp, session } = await aVisitorsTab(backend.identity);
  const { fname, lname, email, phone, password } = aRegistration;

  expect(await signUp({ fname, lname, email, phone, password })).toEqual({
    kind: 'registered',
    isLinkSent: true,
  });

  const calls = ['createAccount', 'sendVerificationEmail', 'POST /register/customer', 'POST /login'];
  expect(backend.order).toEqual(calls);
  expect(backend.bodies).toEqual([{ fname, lname, email, phone }]);
  expect(session()).toMatchObject({ status: 'signed-in', user: { kind: 'full' } });
});

it('drops additional fields of a form', async () => {
  const backend = aBackend();
  const { auth } = await aVisitorsTab();
  const input = { ...aRegistration, confirm_password: 'demo-Pass-1' } as RegistrationInput;

  await act(() => auth().register(input));

  expect(JSON.stringify(backend.bodies)).not.toContain('demo-Pass-1');
});

it('delays the profile request while the registration is pending', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const backend = aBackend(async () => {
    await answered;
    return registered();
  });
  const { signUp, session } = await aVisitorsTab(backend.identity);

  const done = signUp();
  await waitFor(() => expect(backend.order).toContain('POST /register'));
  await answersSoFar(server);
  expect(backend.order).not.toContain('POST /login');
  expect(session()).toEqual({ status: 'signed-out' });
  answer();
  await done;

  expect(session()).toMatchObject({ status: 'signed-in', user: { kind: 'full' } });
});

it('delays the profile requests of other tabs', async () => {
  const queue: Promise<unknown>[] = [];
  const request = (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => Promise<unknown>;
    const result = Promise.all(queue).then(work);
    queue.push(result);
    return result;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const backend = aBackend();
  const { signUp } = await aVisitorsTab(backend.identity);
  const other = await aVisitorsTab(backend.identity);

  await signUp();

  await waitFor(() => expect(other.session()).toMatchObject({ user: { kind: 'full' } }));
  expect(backend.order.indexOf('POST /login')).toBeGreaterThan(backend.order.indexOf('POST /register'));
  Reflect.deleteProperty(navigator, 'locks');
});

it('succeeds when the verification e-mail cannot be sent', async () => {
  expectConsoleError('Failed to send the verification e-mail:');
  const backend = aBackend();
  const { identity, signUp, session } = await aVisitorsTab(backend.identity);
  identity.failNext('sendVerificationEmail', new IdentityError('too-many-attempts'));

  expect(await signUp()).toEqual({ kind: 'registered', isLinkSent: false });

  expect(session()).toMatchObject({ user: { kind: 'full' } });
});

it('signs up once on concurrent calls', async () => {
  const backend = aBackend();
  const { auth } = await aVisitorsTab(backend.identity);

  await act(async () => {
    const [first, second] = await Promise.all([
      auth().register(aRegistration),
      auth().register(aRegistration),
    ]);
    expect(second).toBe(first);
  });

  expect(backend.order.filter((call) => call === 'createAccount')).toHaveLength(1);
});

it('does not hang when the user signs out in another tab', async () => {
  server.use(everyoneHasAProfile, http.post(`${TEST_API_URL}/register`, registered));
  const identity = aFakeIdentity();
  const { result } = await openReadyTab(identity);
  const release = identity.holdNext('sendVerificationEmail');

  const done = result.current.register(aRegistration);
  await waitFor(() => expect(identity.calls).toContain('sendVerificationEmail'));
  act(() => identity.report(null));
  release();
  await act(async () => expect(await done).toEqual({ kind: 'registered', isLinkSent: true }));

  expect(result.current.session).toEqual({ status: 'signed-out' });
});
