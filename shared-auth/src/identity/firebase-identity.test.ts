import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { IdentityProvider, IdentityUser } from './identity-provider';

const EMULATOR = 'http://127.0.0.1:19099';
const server = setupServer();
const configuration = {
  apiKey: 'demo-key',
  authDomain: '',
  projectId: 'demo-car-rental',
  storageBucket: 'demo-car-rental.firebasestorage.app',
  emulatorUrl: EMULATOR,
  signInProviders: ['google' as const, 'apple' as const],
};
let identity: IdentityProvider;

async function connect() {
  // Firebase's build for Node keeps the fetch that it finds when it loads: MSW's must be there by then.
  const { connectFirebase } = await import('./firebase-identity');
  return connectFirebase(configuration);
}
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  identity = await connect();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: 'uid-ada', iat: now, auth_time: now, exp: now + 3600, ...claims })}.`;
};
const tokens = { idToken: token(), refreshToken: 'refresh', expiresIn: '3600', localId: 'uid-ada' };
const refusal = (message: string) => HttpResponse.json({ error: { code: 400, message } }, { status: 400 });
const answers = (call: string, answer: () => HttpResponse<DefaultBodyType>) =>
  http.post(new RegExp(`^${EMULATOR}/.*/accounts:${call}$`), answer);
const withAccount = [
  answers('signUp', () => HttpResponse.json(tokens)),
  answers('signInWithPassword', () => HttpResponse.json(tokens)),
  answers('lookup', () => HttpResponse.json({ users: [{ localId: 'uid-ada', email: 'ada@demo.test' }] })),
];
const signUp = () => identity.createAccount('ada@demo.test', 'secret-1');
const signIn = () => identity.signIn('ada@demo.test', 'secret-1');

it('gives the project its storage bucket with its other settings', async () => {
  const { getApp } = await import('firebase/app');

  expect(getApp().options).toMatchObject({
    projectId: 'demo-car-rental',
    storageBucket: 'demo-car-rental.firebasestorage.app',
  });
});

it('reports each sign-up, sign-in and sign-out', async () => {
  server.use(...withAccount);
  const reports: (string | null)[] = [];
  const stop = identity.onUserChanged((user) => reports.push(user?.email ?? null));

  await signUp();
  await identity.signOut();
  await signIn();
  await identity.signOut();
  stop();

  expect(reports).toEqual([null, 'ada@demo.test', null, 'ada@demo.test', null]);
});

it.each([
  ['EMAIL_EXISTS', 'email-in-use'],
  ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak-password'],
  ['INVALID_EMAIL', 'invalid-email'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Later', 'too-many-attempts'],
  ['SOMETHING_NEW', 'unknown'],
])('maps the reason for a refused sign-up: %s', async (message, code) => {
  server.use(answers('signUp', () => refusal(message)));

  await expect(signUp()).rejects.toMatchObject({ name: 'IdentityError', code });
});

it.each([
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credentials'],
  ['EMAIL_NOT_FOUND', 'invalid-credentials'],
  ['INVALID_PASSWORD', 'invalid-credentials'],
  ['USER_DISABLED', 'disabled'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-attempts'],
])('maps the reason for a refused sign-in: %s', async (message, code) => {
  server.use(answers('signInWithPassword', () => refusal(message)));

  await expect(signIn()).rejects.toMatchObject({ code });
});

it('reports an unreachable service', async () => {
  server.use(http.post(`${EMULATOR}/*`, () => HttpResponse.error()));

  await expect(signIn()).rejects.toMatchObject({ code: 'unreachable' });
  await expect(identity.sendPasswordReset('ada@demo.test')).rejects.toMatchObject({ code: 'unreachable' });
});

it('sends the verification e-mail and deletes the account with the account’s token', async () => {
  const requests: unknown[] = [];
  server.use(
    ...withAccount,
    http.post(/accounts:(sendOobCode|delete)/, async ({ request }) => {
      requests.push([new URL(request.url).pathname.split(':')[1], await request.json()]);
      return HttpResponse.json({});
    }),
  );
  const account = await signUp();

  await account.sendVerificationEmail();
  await account.deleteAccount();

  expect(requests).toMatchObject([
    [
      'sendOobCode',
      {
        requestType: 'VERIFY_EMAIL',
        idToken: tokens.idToken,
        continueUrl: 'http://localhost/#/dashboard/account',
      },
    ],
    ['delete', { idToken: tokens.idToken }],
  ]);
});

it('sends the verification e-mail without a return link when the project does not allow it', async () => {
  const ways: unknown[] = [];
  server.use(
    ...withAccount,
    http.post(/accounts:sendOobCode/, async ({ request }) => {
      const { continueUrl } = (await request.json()) as { continueUrl?: string };
      ways.push(continueUrl);
      return continueUrl ? refusal('UNAUTHORIZED_DOMAIN : Domain not allowlisted') : HttpResponse.json({});
    }),
  );

  await (await signUp()).sendVerificationEmail();

  expect(ways).toEqual(['http://localhost/#/dashboard/account', undefined]);
});

describe('the token', () => {
  let account: IdentityUser;
  beforeEach(async () => {
    server.use(...withAccount);
    account = await signIn();
  });
  afterEach(() => identity.signOut());
  const refresh = (answer: () => HttpResponse<DefaultBodyType>) =>
    http.post(`${EMULATOR}/securetoken.googleapis.com/v1/token`, answer);

  it('is reused while it is valid, and refreshed on request', async () => {
    const fresh = token({ fresh: true });
    server.use(
      refresh(() => HttpResponse.json({ access_token: fresh, refresh_token: 'refresh', expires_in: '3600' })),
    );

    expect(await account.getIdToken()).toBe(tokens.idToken);
    expect(await account.getIdToken(true)).toBe(fresh);
  });

  it('is refreshed once the address is confirmed, because the old one denies it', async () => {
    await identity.signOut();
    const stale = token({ email_verified: false });
    const fresh = token({ email_verified: true });
    const confirmed = { localId: 'uid-ada', email: 'ada@demo.test', emailVerified: true };
    server.use(answers('signInWithPassword', () => HttpResponse.json({ ...tokens, idToken: stale })));
    account = await signIn();
    expect(await account.getIdToken()).toBe(stale);
    server.use(
      answers('lookup', () => HttpResponse.json({ users: [confirmed] })),
      refresh(() => HttpResponse.json({ access_token: fresh, refresh_token: 'refresh', expires_in: '3600' })),
    );

    await account.refresh();

    expect(account.emailVerified).toBe(true);
    expect(await account.getIdToken()).toBe(fresh);
  });

  it.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'])(
    'cannot be refreshed once the session is over: %s',
    async (message) => {
      server.use(refresh(() => refusal(message)));

      await expect(account.getIdToken(true)).rejects.toMatchObject({ code: 'disabled' });
    },
  );
});

describe('an account', () => {
  let account: IdentityUser;
  const requests: { call: string | undefined; body: Record<string, unknown> }[] = [];
  const noting = (call: string, answer: object) =>
    http.post(new RegExp(`accounts:${call}$`), async ({ request }) => {
      requests.push({ call, body: (await request.json()) as Record<string, unknown> });
      return HttpResponse.json(answer);
    });
  beforeEach(async () => {
    server.use(...withAccount);
    account = await signIn();
    requests.length = 0;
  });
  afterEach(() => identity.signOut());

  it('confirms the password by signing in again with its current address', async () => {
    server.use(
      answers('lookup', () => HttpResponse.json({ users: [{ localId: 'uid-ada', email: 'ada@new.test' }] })),
      noting('signInWithPassword', tokens),
    );

    await account.confirmPassword('secret-1');

    expect(requests).toMatchObject([{ body: { email: 'ada@new.test', password: 'secret-1' } }]);
    expect(account.email).toBe('ada@new.test');
  });

  it('reports a wrong password', async () => {
    server.use(answers('signInWithPassword', () => refusal('INVALID_LOGIN_CREDENTIALS')));

    await expect(account.confirmPassword('wrong')).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it('sends a link to a new address, and keeps the old one until it is opened', async () => {
    server.use(noting('sendOobCode', { email: 'ada@demo.test' }));

    await account.sendEmailChange('ada@new.test');

    expect(requests).toMatchObject([
      { body: { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'ada@new.test', idToken: tokens.idToken } },
    ]);
    expect(account.email).toBe('ada@demo.test');
  });

  it.each([
    ['EMAIL_EXISTS', 'email-in-use'],
    ['INVALID_NEW_EMAIL', 'invalid-email'],
    ['INVALID_EMAIL', 'invalid-email'],
  ])('maps the reason for a refused address: %s', async (message, code) => {
    server.use(answers('sendOobCode', () => refusal(message)));

    await expect(account.sendEmailChange('ben@demo.test')).rejects.toMatchObject({ code });
  });

  it('sets a new password, and uses the tokens of the answer', async () => {
    const fresh = token({ fresh: true });
    server.use(noting('update', { ...tokens, idToken: fresh }));

    await account.changePassword('secret-2');

    expect(requests).toMatchObject([{ body: { password: 'secret-2' } }]);
    expect(await account.getIdToken()).toBe(fresh);
  });

  it('adopts a new address and a fresh token once the link was opened elsewhere', async () => {
    const fresh = token({ email: 'ada@new.test' });
    server.use(
      answers('lookup', () => HttpResponse.json({ users: [{ localId: 'uid-ada', email: 'ada@new.test' }] })),
      http.post(`${EMULATOR}/securetoken.googleapis.com/v1/token`, () =>
        HttpResponse.json({ access_token: fresh, refresh_token: 'refresh', expires_in: '3600' }),
      ),
    );

    await account.refresh();

    expect(account.email).toBe('ada@new.test');
    expect(await account.getIdToken()).toBe(fresh);
  });

  it('ends the session when the service has ended it', async () => {
    const reports: (string | null)[] = [];
    const stop = identity.onUserChanged((user) => reports.push(user?.email ?? null));
    server.use(answers('lookup', () => refusal('TOKEN_EXPIRED')));

    await expect(account.refresh()).rejects.toMatchObject({ code: 'disabled' });
    stop();

    expect(reports.at(-1)).toBeNull();
  });
});

it('answers a reset the same for known, unknown and disabled accounts', async () => {
  server.use(answers('sendOobCode', () => HttpResponse.json({ email: 'ada@demo.test' })));
  await expect(identity.sendPasswordReset('ada@demo.test')).resolves.toBeUndefined();

  server.use(answers('sendOobCode', () => refusal('EMAIL_NOT_FOUND')));
  await expect(identity.sendPasswordReset('nobody@demo.test')).resolves.toBeUndefined();

  server.use(answers('sendOobCode', () => refusal('USER_DISABLED')));
  await expect(identity.sendPasswordReset('disabled@demo.test')).resolves.toBeUndefined();

  server.use(answers('sendOobCode', () => refusal('TOO_MANY_ATTEMPTS_TRY_LATER')));
  await expect(identity.sendPasswordReset('ada@demo.test')).rejects.toMatchObject({
    code: 'too-many-attempts',
  });
});

it('connects again after a failure', async () => {
  await expect(connect()).resolves.toBeDefined();
});
