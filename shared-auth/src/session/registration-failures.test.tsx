import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IdentityError } from '../identity/identity-error';
import { aFakeIdentity, TEST_API_URL } from '../testing';
import { aRegistration, aVisitorsTab, fakeRegistrations, registered } from '../testing/a-registration';
import { answersSoFar } from '../testing/answers-so-far';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function aBackend(...answer: Parameters<typeof fakeRegistrations>) {
  const backend = fakeRegistrations(...answer);
  server.use(...backend.handlers);
  return { ...backend, identity: aFakeIdentity({ onCall: (call) => backend.order.push(call) }) };
}

it.each([
  ['200 with success: false', () => HttpResponse.json({ success: false })],
  ['200 without success', () => HttpResponse.json({})],
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['409 with success: false', () => HttpResponse.json({ success: false, code: 'TAKEN' }, { status: 409 })],
  ['500 with success: false', () => HttpResponse.json({ success: false }, { status: 500 })],
])(
  'looks the profile up once, then deletes the new identity, when the backend answers %s',
  async (_, answer) => {
    expectConsoleError('Failed to fetch user data from backend:');
    const backend = aBackend(answer);
    const { identity, signUp, session } = await aVisitorsTab(backend.identity);

    expect(await signUp()).toEqual({ kind: 'refused', fields: {} });
    await answersSoFar(server);

    expect(identity.accounts).toEqual([]);
    expect(backend.order).toEqual([
      'createAccount',
      'sendVerificationEmail',
      'POST /register',
      'POST /login',
      'deleteAccount',
    ]);
    expect(session()).toEqual({ status: 'signed-out' });
  },
);

it('returns the field errors of the backend', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  aBackend(() =>
    HttpResponse.json(
      { success: false, code: 'INVALID', message: 'Invalid', fields: { phone: 'Not a phone number' } },
      { status: 422 },
    ),
  );
  const { signUp } = await aVisitorsTab();

  expect(await signUp()).toEqual({ kind: 'refused', fields: { phone: 'Not a phone number' } });
});

it('reports an e-mail in use without a request to the backend', async () => {
  const backend = aBackend();
  const identity = aFakeIdentity({ accounts: { [aRegistration.email]: 'other' } });
  const { signUp, session } = await aVisitorsTab(identity);

  expect(await signUp()).toEqual({ kind: 'email-in-use' });

  expect(identity.calls).toEqual(['createAccount']);
  expect(backend.order).toEqual([]);
  expect(session()).toEqual({ status: 'signed-out' });
});

it.each(['unreachable', 'too-many-attempts', 'weak-password', 'invalid-email', 'unknown'] as const)(
  'only logs the identity service’s error %s',
  async (code) => {
    expectConsoleError('Failed to register user:');
    const backend = aBackend();
    const { identity, signUp } = await aVisitorsTab();
    identity.failNext('createAccount', new IdentityError(code));

    expect(await signUp()).toEqual({ kind: 'failed', reason: code });

    expect(backend.order).toEqual([]);
  },
);

it.each([
  ['is lost', () => HttpResponse.error()],
  ['is a proxy’s page', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['cannot be read', () => new HttpResponse('{', { headers: { 'content-type': 'application/json' } })],
])('succeeds when the answer %s but the profile exists', async (_, answer) => {
  const backend = aBackend(() => {
    backend.profiles.add(aRegistration.email);
    return answer();
  });
  const { identity, signUp, session } = await aVisitorsTab(backend.identity);

  expect(await signUp()).toEqual({ kind: 'registered', isLinkSent: true });

  expect(identity.accounts).toEqual([aRegistration.email]);
  expect(session()).toMatchObject({ user: { kind: 'full' } });
});

it('looks the profile up once, then deletes the new identity, when the backend says that it failed', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  expectConsoleError('Failed to register user:');
  const backend = aBackend(() => HttpResponse.json({ code: 'INTERNAL' }, { status: 500 }));
  const { identity, signUp, session } = await aVisitorsTab(backend.identity);

  expect(await signUp()).toEqual({ kind: 'failed' });

  expect(backend.order).toEqual([
    'createAccount',
    'sendVerificationEmail',
    'POST /register',
    'POST /login',
    'deleteAccount',
  ]);
  expect(identity.accounts).toEqual([]);
  expect(session()).toEqual({ status: 'signed-out' });
});

it('deletes the new identity of a refused sign-up although the backend has a profile for it', async () => {
  const backend = aBackend(() => {
    backend.profiles.add(aRegistration.email);
    return HttpResponse.json({ success: false });
  });
  const { identity, signUp, session } = await aVisitorsTab(backend.identity);

  expect(await signUp()).toEqual({ kind: 'refused', fields: {} });

  expect(backend.order.filter((call) => call === 'POST /login')).toHaveLength(1);
  expect(identity.accounts).toEqual([]);
  expect(session()).toEqual({ status: 'signed-out' });
});

it('logs a lost answer without a profile, and succeeds on the next attempt', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  expectConsoleError('Failed to register user:');
  let tries = 0;
  const backend = aBackend(() => (++tries === 1 ? HttpResponse.error() : registered()));
  const { identity, signUp, session } = await aVisitorsTab(backend.identity);

  expect(await signUp()).toEqual({ kind: 'failed' });
  expect(backend.order).toEqual([
    'createAccount',
    'sendVerificationEmail',
    'POST /register',
    'POST /login',
    'deleteAccount',
  ]);
  expect(identity.accounts).toEqual([]);
  expect(session()).toEqual({ status: 'signed-out' });
  expect(await signUp()).toEqual({ kind: 'registered', isLinkSent: true });

  expect(session()).toMatchObject({ user: { kind: 'full' } });
});

it('signs out when the new identity cannot be deleted, and logs both', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  expectConsoleError('Failed to register user:');
  expectConsoleError('Failed to delete an identity that is not needed any more:');
  server.use(http.post(`${TEST_API_URL}/*`, () => HttpResponse.error()));
  const { identity, signUp, session } = await aVisitorsTab();
  identity.failNext('deleteAccount', new IdentityError('unreachable'));

  expect(await signUp()).toEqual({ kind: 'failed' });

  expect(identity.calls.slice(-2)).toEqual(['deleteAccount', 'signOut']);
  expect(session()).toEqual({ status: 'signed-out' });
});

it('stays signed out even when the identity can be neither deleted nor signed out', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  expectConsoleError('Failed to delete an identity that is not needed any more:');
  expectConsoleError('Failed to sign out of an identity that is not needed any more:');
  const backend = aBackend(() => HttpResponse.json({ success: false }));
  const { identity, signUp, session } = await aVisitorsTab(backend.identity);
  identity.failNext('deleteAccount', new IdentityError('unreachable'));
  identity.failNext('signOut', new IdentityError('unknown'));

  expect(await signUp()).toEqual({ kind: 'refused', fields: {} });
  await answersSoFar(server);

  expect(session()).toEqual({ status: 'signed-out' });
});
