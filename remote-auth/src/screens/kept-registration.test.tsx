import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { aFakeIdentity, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../routes';
import { fillIn, nina, openRegister, registrationIs, signUpButton, success } from '../testing/signing-up';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const field = (label: string) => screen.findByLabelText(label);
const stored = () => JSON.stringify(Object.entries(sessionStorage));

it('keeps a half-filled registration while another page is open, but no password', async () => {
  const visitor = userEvent.setup({ delay: null });
  const { router } = renderRoute(remote, '/register');
  await field('First name');
  const { Password: password, 'First name': name } = nina;
  await fillIn(visitor, { 'First name': name, Password: password, 'Confirm password': password });
  await visitor.click(screen.getAllByRole('button', { name: 'Show characters' })[0]!);

  await act(() => router.navigate('/login'));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(stored()).toContain('Nina');
  expect(stored()).not.toContain('demo-Pass-1');
  await act(() => router.navigate('/register'));

  expect(await field('First name')).toHaveValue('Nina');
  expect(await field('Role')).toHaveValue('car_owner');
  expect(await field('Password')).toHaveValue('');
  expect(await field('Confirm password')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Please enter your password again.');
});

it('clears the form and its stored copy on "Start again"', async () => {
  const visitor = userEvent.setup({ delay: null });
  const { router } = renderRoute(remote, '/register');
  await visitor.type(await field('City'), 'Ljubljana');
  await act(() => router.navigate('/login'));
  await act(() => router.navigate('/register'));

  await visitor.click(await screen.findByRole('button', { name: 'Start again' }));

  expect(await field('City')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('prefers the address that was typed on the sign-in page', async () => {
  const visitor = userEvent.setup({ delay: null });
  const { router } = renderRoute(remote, '/register');
  await visitor.type(await field('Email'), 'old@demo.test');
  await act(() => router.navigate('/login'));
  await act(() => router.navigate('/register', { state: { email: 'new@demo.test' } }));

  expect(await field('Email')).toHaveValue('new@demo.test');
});

it('removes the stored form once the account exists', async () => {
  registrationIs(server, success);
  const { visitor } = await openRegister(aFakeIdentity());
  await fillIn(visitor);

  await visitor.click(signUpButton());

  expect(await screen.findByText('Outside remote-auth')).toBeVisible();
  expect(stored()).not.toContain('kept-form');
});
