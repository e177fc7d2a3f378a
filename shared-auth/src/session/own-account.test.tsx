import { act, waitFor } from '@testing-library/react';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IdentityError } from '../identity/identity-error';
import { aFakeIdentity, everyoneHasAProfile, profileAnswer, TEST_API_URL } from '../testing';
import { aRegistration, registered } from '../testing/a-registration';
import { openReadyTab } from '../testing/open-tab';

const LOGIN = `${TEST_API_URL}/login`;
const CLOSE = `${TEST_API_URL}/my/account/close`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(everyoneHasAProfile));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ada = 'ada@demo.test';
const password = 'secret-1';

/** Ada's tab, signed in, over an identity service that knows Ben as well. */
async function adasTab() {
  const identity = aFakeIdentity({ accounts: { [ada]: password, 'ben@demo.test': 'secret-2' } });
  const tab = await openReadyTab(identity);
  await act(() => tab.result.current.signIn(ada, password));
  return { identity, ...tab };
}
beforeEach(() => server.use(http.post(`${TEST_API_URL}/register`, registered)));
const closed = () => HttpResponse.json({ code: 'ACCOUNT_CLOSED', message: 'Closed' }, { status: 403 });

it('confirms the password, and takes a token that names the new sign-in', async () => {
  const { identity, result } = await adasTab();
  const before = identity.calls.length;
  await act(() => result.current.confirmPassword(password));
  expect(identity.calls.slice(before)).toContain('confirmPassword');
  await expect(result.current.confirmPassword('wrong')).rejects.toMatchObject({
    code: 'invalid-credentials',
  });
});

describe('confirming the e-mail address', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('is detected only after the link was opened elsewhere', async () => {
    const { identity, result } = await adasTab();
    await act(() => result.current.register({ ...aRegistration, email: 'nina@demo.test' }));

    expect(await act(() => result.current.checkEmailConfirmed())).toBe(false);
    identity.openVerificationLink('nina@demo.test');
    expect(await act(() => result.current.checkEmailConfirmed())).toBe(true);
  });

  it('sends the link at most once a minute, including the sign-up and reloads', async () => {
    const { identity, result, unmount } = await adasTab();
    const send = () => result.current.sendVerificationEmail();
    const sent = () => identity.calls.filter((call) => call === 'sendVerificationEmail').length;
    await act(() => result.current.register({ ...aRegistration, email: 'nina@demo.test' }));

    await expect(send()).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(sent()).toBe(1);
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await send();
    expect(sent()).toBe(2);
    unmount();
    const { result: reloaded } = await openReadyTab(identity);
    await expect(reloaded.current.sendVerificationEmail()).rejects.toMatchObject({
      code: 'too-many-attempts',
    });
    expect(sent()).toBe(2);
  });

  it('does not wait after a failed attempt', async () => {
    const { identity, result } = await adasTab();
    identity.failNext('sendVerificationEmail', new IdentityError('unreachable'));

    await expect(result.current.sendVerificationEmail()).rejects.toMatchObject({ code: 'unreachable' });
    await expect(result.current.sendVerificationEmail()).resolves.toBeUndefined();
  });
});

describe('changing the e-mail address', () => {
  it('takes effect once the link is opened, and keeps the old address until then', async () => {
    const { identity, result } = await adasTab();

    await act(() => result.current.changeEmail('ada@new.test', password));
    expect(identity.accounts).toContain(ada);
    expect(result.current.session).toMatchObject({ user: { email: ada } });

    identity.openLink('ada@new.test');
    await act(() => result.current.retryProfile());
    expect(result.current.session).toMatchObject({ user: { kind: 'full', email: 'ada@new.test' } });

    await act(() => result.current.signOut());
    await act(() => result.current.signIn('ada@new.test', password));
    expect(result.current.session).toMatchObject({ user: { uid: `uid-of-${ada}` } });
  });

  it.each([
    ['the password is wrong', 'ada@new.test', 'wrong', 'invalid-credentials'],
    ['the address is in use', 'ben@demo.test', password, 'email-in-use'],
  ])('is refused when %s', async (_why, newEmail, typed, code) => {
    const { result } = await adasTab();

    await expect(result.current.changeEmail(newEmail, typed)).rejects.toMatchObject({ code });
  });
});

describe('changing the password', () => {
  it('replaces the old password for signing in', async () => {
    const { result } = await adasTab();

    await act(() => result.current.changePassword('secret-9', password));
    expect(result.current.session).toMatchObject({ status: 'signed-in' });

    await act(() => result.current.signOut());
    await expect(result.current.signIn(ada, password)).rejects.toMatchObject({ code: 'invalid-credentials' });
    await act(() => result.current.signIn(ada, 'secret-9'));
    expect(result.current.session).toMatchObject({ status: 'signed-in' });
  });

  it('is refused when the current password is wrong', async () => {
    const { identity, result } = await adasTab();

    await expect(result.current.changePassword('secret-9', 'wrong')).rejects.toBeInstanceOf(IdentityError);
    expect(identity.calls).not.toContain('changePassword');
  });
});

describe('deleting the account', () => {
  it('closes the profile, deletes the identity, and signs out', async () => {
    let asked: unknown;
    server.use(
      http.post(CLOSE, async ({ request }) => {
        asked = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { identity, result } = await adasTab();

    await act(() => result.current.closeAccount(password));

    expect(asked).toEqual({ email: ada });
    expect(identity.accounts).not.toContain(ada);
    expect(result.current.session).toEqual({ status: 'signed-out' });
  });

  it('deletes nothing when the password is wrong', async () => {
    const { identity, result } = await adasTab();

    await expect(result.current.closeAccount('wrong')).rejects.toMatchObject({ code: 'invalid-credentials' });
    expect(identity.accounts).toContain(ada);
  });

  it('deletes nothing when the backend refuses', async () => {
    server.use(
      http.post(CLOSE, () => HttpResponse.json({ code: 'OPEN_TRIPS', message: 'A trip' }, { status: 409 })),
    );
    const { identity, result } = await adasTab();

    await expect(result.current.closeAccount(password)).rejects.toMatchObject({ name: 'HTTPError' });
    expect(identity.accounts).toContain(ada);
    expect(result.current.session).toMatchObject({ status: 'signed-in' });
  });

  it('continues after a lost answer', async () => {
    server.use(http.post(CLOSE, () => HttpResponse.error()));
    const { identity, result } = await adasTab();
    await expect(result.current.closeAccount(password)).rejects.toThrow();

    server.use(http.post(CLOSE, closed));
    await act(() => result.current.closeAccount(password));

    expect(identity.accounts).not.toContain(ada);
    expect(result.current.session).toEqual({ status: 'signed-out' });
  });

  it('signs out when the identity cannot be deleted, and deletes it at the next sign-in', async () => {
    expectConsoleError('Failed to delete an identity that is not needed any more:');
    server.use(http.post(CLOSE, () => new HttpResponse(null, { status: 204 })));
    const { identity, result } = await adasTab();
    identity.failNext('deleteAccount', new IdentityError('unreachable'));
    await act(() => result.current.closeAccount(password));
    expect(identity.accounts).toContain(ada);
    expect(result.current.session).toEqual({ status: 'signed-out' });

    server.use(
      http.post(LOGIN, () => HttpResponse.json(profileAnswer('closed', { account_status: 'closed' }))),
    );
    await act(() =>
      expect(result.current.signIn(ada, password)).rejects.toMatchObject({ code: 'invalid-credentials' }),
    );

    expect(identity.accounts).not.toContain(ada);
    expect(result.current.session).toEqual({ status: 'signed-out' });
  });
});

it('keeps the known profile when it cannot be loaded again', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  const { result } = await adasTab();
  server.use(http.post(LOGIN, () => HttpResponse.error()));

  await act(() => result.current.retryProfile());

  expect(result.current.session).toMatchObject({ user: { kind: 'full', email: ada } });
});

it('requests no profile after the session has ended', async () => {
  const { identity, result } = await adasTab();
  identity.failNext('refresh', new IdentityError('disabled'));
  const retried = result.current.retryProfile();
  act(() => identity.report(null));
  await retried;

  await waitFor(() => expect(result.current.session).toEqual({ status: 'signed-out' }));
});
