import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IdentityError, type IdentityErrorCode } from '@drove/shared-auth';
import {
  aFakeIdentity,
  aMinimalUser,
  everyoneHasAProfile,
  pasteInto,
  profileAnswer,
  renderRoute,
} from '@drove/shared-auth/testing';
import { remote } from '../routes';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(everyoneHasAProfile));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });

async function open({ state }: { state?: unknown } = {}) {
  const visitor = userEvent.setup();
  const identity = aFakeIdentity({ accounts: { 'ada@demo.test': 'secret-1' } });
  const { router } = renderRoute(remote, '/login', { identity, state });
  await screen.findByRole('heading', { name: 'Sign in' });
  const enter = async (address: string, secret: string) => {
    await pasteInto(email(), address, visitor);
    await pasteInto(password(), secret, visitor);
    await visitor.keyboard('{Enter}');
  };
  return { visitor, identity, router, enter };
}

it('signs in with the keyboard alone, and goes to the dashboard', async () => {
  const { visitor, router } = await open();

  await visitor.click(email());
  await visitor.keyboard('ada@demo.test{Tab}secret-1{Enter}');

  expect(await screen.findByText('Outside remote-auth')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('signs in with an address that was pasted with invisible marks', async () => {
  const { enter, router } = await open();

  await enter('\u202aada@demo.test\u202c\u200b', 'secret-1');

  await screen.findByText('Outside remote-auth');
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('returns to the requested page after signing in', async () => {
  const { enter, router } = await open({
    state: { from: { pathname: '/payment', search: '?reservation=7' } },
  });

  await enter('ada@demo.test', 'secret-1');

  await screen.findByText('Outside remote-auth');
  expect(router.state.location).toMatchObject({ pathname: '/payment', search: '?reservation=7' });
});

it('says that a browser that refuses its storage keeps no session, and signs in all the same', async () => {
  const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { enter } = await open();

  expect(screen.getByText(/^This browser blocks storage for our site/)).toBeVisible();
  await enter('ada@demo.test', 'secret-1');
  expect(await screen.findByText('Outside remote-auth')).toBeVisible();
  storage.mockRestore();
});

it('says nothing of storage where the browser has it', async () => {
  await open();

  expect(screen.queryByText(/storage/)).not.toBeInTheDocument();
});

it('signs in a user whose profile cannot be loaded', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  server.use(http.post('*/login', () => HttpResponse.error()));
  const { enter, router } = await open();

  await enter('ada@demo.test', 'secret-1');

  await screen.findByText('Outside remote-auth');
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('clears the last error when the form is sent again without a password', async () => {
  const { visitor, enter } = await open();
  await enter('ada@demo.test', 'wrong');
  await screen.findByRole('alert');

  await visitor.clear(password());
  await visitor.click(signIn());

  expect(await screen.findByText('Password is required')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it.each([
  ['nobody@demo.test', 'secret-1'],
  ['ada@demo.test', 'wrong'],
])(
  'does not reveal which credential was wrong, and keeps what was typed: %s, %s',
  async (address, secret) => {
    const { enter, router } = await open();

    await enter(address, secret);

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Wrong email or password. Check both and try again.',
      ),
    );
    expect(email()).toHaveValue(address);
    expect(password()).toHaveValue(secret);
    expect(signIn()).toHaveAttribute('aria-busy', 'false');
    expect(router.state.location.pathname).toBe('/login');
  },
);

it.each<[IdentityErrorCode, string]>([
  ['disabled', 'Wrong email or password. Check both and try again.'],
  ['too-many-attempts', 'Too many attempts. Wait a few minutes and try again, or choose a new password.'],
  ['unreachable', 'We can’t reach the sign-in service. Check your connection and try again.'],
  ['unknown', 'We couldn’t sign you in. Please try again.'],
])('explains what went wrong: %s', async (code, message) => {
  const { identity, enter } = await open();
  identity.failNext('signIn', new IdentityError(code));

  await enter('ada@demo.test', 'secret-1');

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
});

it('hides the error while the next attempt runs', async () => {
  const { visitor, identity, enter } = await open();
  await enter('ada@demo.test', 'wrong');
  await screen.findByRole('alert');
  const release = identity.holdNext('signIn');

  await visitor.click(signIn());

  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  release();
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('reports the empty fields and focuses the first one', async () => {
  const { visitor } = await open();

  await visitor.click(signIn());

  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(email()).toHaveFocus();
});

it('shows that it is busy, and signs in once on a double click', async () => {
  const { visitor, identity, router } = await open();
  await visitor.type(email(), 'ada@demo.test');
  await visitor.type(password(), 'secret-1');
  const release = identity.holdNext('signIn');

  await visitor.dblClick(signIn());
  await waitFor(() => expect(signIn()).toHaveAttribute('aria-busy', 'true'));
  release();

  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(identity.calls).toEqual(['signIn']);
});

it('passes the requested page and the typed address on to the other screens', async () => {
  const { visitor, router } = await open({ state: { from: { pathname: '/payment' } } });
  await visitor.type(email(), 'ada@demo.test');

  await visitor.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  expect(email()).toHaveValue('ada@demo.test');
  await visitor.click(screen.getByRole('link', { name: 'Back to sign in' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  await visitor.click(screen.getByRole('link', { name: 'Create an account' }));

  await screen.findByRole('heading', { name: 'Create Account' });
  expect(router.state.location).toMatchObject({
    pathname: '/register',
    state: { from: { pathname: '/payment' } },
  });
});

it('names its fields for password managers', async () => {
  await open();

  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('name', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('name', 'password');
});

it('redirects a signed-in user, even one without a profile', async () => {
  const { router } = renderRoute(remote, '/login', { session: aMinimalUser() });

  expect(await screen.findByText('Outside remote-auth')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

describe('with the account of another service', () => {
  async function openWithGoogle(profile: 'known' | 'unknown') {
    if (profile === 'unknown') {
      const backend = fakeNewcomers();
      server.use(...backend.handlers);
    }
    const visitor = userEvent.setup();
    const identity = aFakeIdentity({
      federated: { google: { email: 'nina@demo.test', name: 'Nina Novak' } },
    });
    const { router } = renderRoute(remote, '/login', { identity });
    await visitor.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    return { visitor, identity, router };
  }
  function fakeNewcomers() {
    let isRegistered = false;
    return {
      handlers: [
        http.post('http://api.test/register/customer', () => {
          isRegistered = true;
          return HttpResponse.json({ success: true, user: {} }, { status: 201 });
        }),
        http.post('http://api.test/login', () =>
          isRegistered
            ? HttpResponse.json(profileAnswer('nina@demo.test'))
            : HttpResponse.json({ code: 'PROFILE_NOT_FOUND', message: 'No such profile' }, { status: 404 }),
        ),
      ],
    };
  }

  it('signs in at one press', async () => {
    const { router } = await openWithGoogle('known');

    expect(await screen.findByText('Outside remote-auth')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('asks a newcomer for what is missing, and keeps what was typed', async () => {
    const { visitor, router } = await openWithGoogle('unknown');

    await pasteInto(await screen.findByLabelText('Phone'), '123', visitor);
    await visitor.keyboard('{Enter}');
    expect(await screen.findByText(/^Begin with the country code/)).toBeVisible();
    expect(screen.getByLabelText('Last name')).toHaveValue('Novak');
    await visitor.clear(screen.getByLabelText('Phone'));
    await pasteInto(screen.getByLabelText('Phone'), '+386 1 234 567', visitor);
    await visitor.click(screen.getByRole('button', { name: 'Create account' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('leaves no account of a newcomer who goes away', async () => {
    const { identity, router } = await openWithGoogle('unknown');
    await screen.findByLabelText('Phone');

    await act(() => router.navigate('/register'));

    await waitFor(() => expect(identity.accounts).toEqual([]));
  });
});
