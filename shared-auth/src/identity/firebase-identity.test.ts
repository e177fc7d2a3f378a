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

it('reports no one at first, then anyone who signs up or in, and no one once they sign out', async () => {
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
])('says in our words why there is no account: %s', async (message, code) => {
  server.use(answers('signUp', () => refusal(message)));

  await expect(signUp()).rejects.toMatchObject({ name: 'IdentityError', code });
});

it.each([
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credentials'],
  ['EMAIL_NOT_FOUND', 'invalid-credentials'],
  ['INVALID_PASSWORD', 'invalid-credentials'],
  ['USER_DISABLED', 'disabled'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-attempts'],
])('says in our words why nobody is signed in: %s', async (message, code) => {
  server.use(answers('signInWithPassword', () => refusal(message)));

  await expect(signIn()).rejects.toMatchObject({ code });
});

it('says so when the service cannot be reached', async () => {
  server.use(http.post(`${EMULATOR}/*`, () => HttpResponse.error()));

  await expect(signIn()).rejects.toMatchObject({ code: 'unreachable' });
  await expect(identity.sendPasswordReset('ada@demo.test')).rejects.toMatchObject({ code: 'unreachable' });
});

it('asks for the verification e-mail and deletes the account, with its token', async () => {
  const asked: unknown[] = [];
  server.use(
    ...withAccount,
    http.post(/accounts:(sendOobCode|delete)/, async ({ request }) => {
      asked.push([new URL(request.url).pathname.split(':')[1], await request.json()]);
      return HttpResponse.json({});
    }),
  );
  const account = await signUp();

  await account.sendVerificationEmail();
  await account.deleteAccount();

  expect(asked).toMatchObject([
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

it('asks for it without a way back where the project does not list the page', async () => {
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

  it('is kept while it is valid, and fetched anew when told to', async () => {
    const fresh = token({ fresh: true });
    server.use(
      refresh(() => HttpResponse.json({ access_token: fresh, refresh_token: 'refresh', expires_in: '3600' })),
    );

    expect(await account.getIdToken()).toBe(tokens.idToken);
    expect(await account.getIdToken(true)).toBe(fresh);
  });

  it('is replaced once the address is confirmed, since it would deny that until it expires', async () => {
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
    'says that the session is over: %s',
    async (message) => {
      server.use(refresh(() => refusal(message)));

      await expect(account.getIdToken(true)).rejects.toMatchObject({ code: 'disabled' });
    },
  );
});

describe('changing how one signs in', () => {
  let account: IdentityUser;
  const asked: { call: string | undefined; body: Record<string, unknown> }[] = [];
  const noting = (call: string, answer: object) =>
    http.post(new RegExp(`accounts:${call}$`), async ({ request }) => {
      asked.push({ call, body: (await request.json()) as Record<string, unknown> });
      return HttpResponse.json(answer);
    });
  beforeEach(async () => {
    server.use(...withAccount);
    account = await signIn();
    asked.length = 0;
  });
  afterEach(() => identity.signOut());

  it('proves the password by signing in again, with the address that the account has by now', async () => {
    server.use(
      answers('lookup', () => HttpResponse.json({ users: [{ localId: 'uid-ada', email: 'ada@new.test' }] })),
      noting('signInWithPassword', tokens),
    );

    await account.confirmPassword('secret-1');

    expect(asked).toMatchObject([{ body: { email: 'ada@new.test', password: 'secret-1' } }]);
    expect(account.email).toBe('ada@new.test');
  });

  it('says so when the password is wrong', async () => {
    server.use(answers('signInWithPassword', () => refusal('INVALID_LOGIN_CREDENTIALS')));

    await expect(account.confirmPassword('wrong')).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it('asks for a link to the new address, which changes nothing yet', async () => {
    server.use(noting('sendOobCode', { email: 'ada@demo.test' }));

    await account.sendEmailChange('ada@new.test');

    expect(asked).toMatchObject([
      { body: { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'ada@new.test', idToken: tokens.idToken } },
    ]);
    expect(account.email).toBe('ada@demo.test');
  });

  it.each([
    ['EMAIL_EXISTS', 'email-in-use'],
    ['INVALID_NEW_EMAIL', 'invalid-email'],
    ['INVALID_EMAIL', 'invalid-email'],
  ])('says in our words why an address cannot be had: %s', async (message, code) => {
    server.use(answers('sendOobCode', () => refusal(message)));

    await expect(account.sendEmailChange('ben@demo.test')).rejects.toMatchObject({ code });
  });

  it('sets a new password, and goes on with the tokens that come with it', async () => {
    const fresh = token({ fresh: true });
    server.use(noting('update', { ...tokens, idToken: fresh }));

    await account.changePassword('secret-2');

    expect(asked).toMatchObject([{ body: { password: 'secret-2' } }]);
    expect(await account.getIdToken()).toBe(fresh);
  });

  it('has the new address and a token for it once the link was opened elsewhere', async () => {
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

  it('ends the session here when the service says that the change has ended it', async () => {
    const reports: (string | null)[] = [];
    const stop = identity.onUserChanged((user) => reports.push(user?.email ?? null));
    server.use(answers('lookup', () => refusal('TOKEN_EXPIRED')));

    await expect(account.refresh()).rejects.toMatchObject({ code: 'disabled' });
    stop();

    expect(reports.at(-1)).toBeNull();
  });
});

it('gives the same answer to a reset whether or not there is an account, and whether it is disabled', async () => {
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

it('can be connected again after a failure, to the same accounts', async () => {
  await expect(connect()).resolves.toBeDefined();
});
