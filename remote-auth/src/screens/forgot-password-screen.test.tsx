import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IdentityError, type Auth, type IdentityErrorCode } from '@drove/shared-auth';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../routes';

const email = () => screen.getByLabelText('Email');
const send = () => screen.getByRole('button', { name: 'Send reset link' });

async function open(sendPasswordReset: Auth['sendPasswordReset']) {
  const visitor = userEvent.setup();
  const { router } = renderRoute(remote, '/forgot-password', { auth: { sendPasswordReset } });
  await screen.findByRole('heading', { name: 'Forgot password' });
  return { visitor, router };
}
const sends = () => jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined);

it('sends a reset link without revealing whether the address has an account', async () => {
  const sendPasswordReset = sends();
  const { visitor } = await open(sendPasswordReset);

  await visitor.type(email(), ' ada@demo.test{Enter}');

  const answer = await screen.findByRole('status');
  expect(answer).toHaveTextContent(
    'If ada@demo.test has an account, a link to choose a new password is on its way.',
  );
  expect(answer).toHaveFocus();
  expect(sendPasswordReset.mock.calls).toEqual([['ada@demo.test']]);
});

it.each<[IdentityErrorCode, string]>([
  ['too-many-attempts', 'Too many attempts. Wait a few minutes and try again.'],
  ['unreachable', 'We can’t reach the sign-in service. Check your connection and try again.'],
  ['unknown', 'We couldn’t send the link. Please try again.'],
])('explains why the link could not be sent, and keeps what was typed: %s', async (code, message) => {
  const { visitor } = await open(sends().mockRejectedValue(new IdentityError(code)));

  await visitor.type(email(), 'ada@demo.test{Enter}');

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(email()).toHaveValue('ada@demo.test');
});

it('requires an e-mail address', async () => {
  const sendPasswordReset = sends();
  const { visitor } = await open(sendPasswordReset);

  await visitor.click(send());

  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(sendPasswordReset).not.toHaveBeenCalled();
});

it('is busy while sending, and sends once on a double click', async () => {
  let sent: () => void = () => undefined;
  const sendPasswordReset = jest.fn(() => new Promise<void>((resolve) => (sent = resolve)));
  const { visitor } = await open(sendPasswordReset);
  await visitor.type(email(), 'ada@demo.test');

  await visitor.dblClick(send());
  await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
  sent();

  expect(await screen.findByText(/is on its way/)).toBeVisible();
  expect(sendPasswordReset).toHaveBeenCalledTimes(1);
});

it('offers to send again, with the address still filled in', async () => {
  const { visitor } = await open(sends());
  await visitor.type(email(), 'ada@demo.test{Enter}');

  await visitor.click(await screen.findByRole('button', { name: 'Use another address or send again' }));

  expect(email()).toHaveValue('ada@demo.test');
});

it('links back to the sign-in page', async () => {
  const { visitor, router } = await open(sends());

  await visitor.click(screen.getByRole('link', { name: 'Back to sign in' }));

  expect(router.state.location.pathname).toBe('/login');
});

it('redirects a signed-in user', async () => {
  const { router } = renderRoute(remote, '/forgot-password', { session: aCarOwner() });

  expect(await screen.findByText('Outside remote-auth')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});
