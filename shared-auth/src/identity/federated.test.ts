import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { IdentityProvider } from './identity-provider';

const EMULATOR = 'http://127.0.0.1:19099';
const server = setupServer();
let identity: IdentityProvider;
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // Firebase's build for Node keeps the fetch that it finds when it loads: MSW's must be there by then.
  const { connectFirebase } = await import('./firebase-identity');
  identity = connectFirebase({
    apiKey: 'demo-key',
    authDomain: '',
    projectId: 'demo-car-rental',
    storageBucket: '',
    emulatorUrl: EMULATOR,
    signInProviders: ['google', 'apple'],
  });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokensOf = (uid: string) => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: uid, iat: now, auth_time: now, exp: now + 3600 };
  const idToken = `${part({ alg: 'none' })}.${part(claims)}.`;
  return { idToken, refreshToken: 'refresh', expiresIn: '3600', localId: uid };
};

const asked = jest.fn();
beforeEach(() =>
  Object.assign(globalThis, { prompt: asked.mockReset().mockReturnValue('ada.king@demo.test') }),
);
afterEach(() => Reflect.deleteProperty(globalThis, 'prompt'));

function servicesKnow(providerId: string, reply: () => HttpResponse<DefaultBodyType>) {
  const credentials: URLSearchParams[] = [];
  server.use(
    http.post<never, { postBody: string }>(/accounts:signInWithIdp$/, async ({ request }) => {
      credentials.push(new URLSearchParams((await request.json()).postBody));
      return reply();
    }),
    http.post(/accounts:lookup$/, () =>
      HttpResponse.json({
        users: [
          {
            localId: 'uid-ada',
            email: 'ada.king@demo.test',
            emailVerified: true,
            displayName: 'Ada King',
            providerUserInfo: [{ providerId, email: 'ada.king@demo.test' }],
          },
        ],
      }),
    ),
  );
  return credentials;
}

it.each([
  ['google', 'google.com', 'Google'],
  ['apple', 'apple.com', 'Apple'],
] as const)('signs in by %s', async (provider, providerId, name) => {
  const credentials = servicesKnow(providerId, () => HttpResponse.json(tokensOf('uid-ada')));

  const user = await identity.signInWith(provider);

  expect(asked).toHaveBeenCalledWith(`The identity emulator plays ${name}. Which email address signs in?`);
  expect(credentials[0]?.get('providerId')).toBe(providerId);
  expect(JSON.parse(credentials[0]?.get('id_token') ?? '')).toEqual({
    sub: 'ada.king@demo.test',
    email: 'ada.king@demo.test',
    email_verified: true,
    name: 'Ada King',
  });
  expect(user).toMatchObject({ displayName: 'Ada King', emailVerified: true, signsInWith: provider });
  await identity.signOut();
});

it('confirms the person by the same service, without a password', async () => {
  const credentials = servicesKnow('google.com', () => HttpResponse.json(tokensOf('uid-ada')));
  const user = await identity.signInWith('google');

  await user.confirmPassword('');

  expect(credentials).toHaveLength(2);
  expect(asked).toHaveBeenCalledTimes(1);
  await identity.signOut();
});

it('says that another account was chosen when the person is confirmed', async () => {
  const replies = [tokensOf('uid-ada'), tokensOf('uid-bob')];
  servicesKnow('google.com', () => HttpResponse.json(replies.shift()));
  const user = await identity.signInWith('google');

  await expect(user.confirmPassword('')).rejects.toMatchObject({ code: 'other-method' });
  await identity.signOut();
});

it('is cancelled with the window', async () => {
  asked.mockReturnValue(null);

  await expect(identity.signInWith('google')).rejects.toMatchObject({
    name: 'IdentityError',
    code: 'cancelled',
  });
});
