import { screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IdentityError } from '@drove/shared-auth';
import { aFakeIdentity } from '@drove/shared-auth/testing';
import { fillIn, nina, openRegister, registrationIs, signUpButton, success } from '../testing/signing-up';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function expectFormAsItWas() {
  for (const [label, text] of Object.entries(nina)) expect(screen.getByLabelText(label)).toHaveValue(text);
  expect(screen.getByLabelText('Gender')).toHaveValue('female');
  expect(screen.getByLabelText('Role')).toHaveValue('car_owner');
  expect(signUpButton()).toHaveAttribute('aria-busy', 'false');
}

it.each([
  ['200', () => HttpResponse.json({ success: false })],
  ['422', () => HttpResponse.json({ success: false, code: 'X', message: 'x' }, { status: 422 })],
])(
  'suggests a later attempt when the server answers %s without success, and deletes the identity',
  async (_, answer) => {
    expectConsoleError('Failed to fetch user data from backend:');
    registrationIs(server, answer);
    const { visitor, identity, router } = await openRegister();
    await fillIn(visitor);

    await visitor.click(signUpButton());

    expect(await screen.findByText('Failed to register user, Please try again later')).toBeVisible();
    expect(identity.accounts).toEqual([]);
    expect(router.state.location.pathname).toBe('/register');
    expectFormAsItWas();
  },
);

it('shows the server’s field errors under the fields', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  const fields = { zip_code: 'Zip code is too long' };
  registrationIs(server, () => HttpResponse.json({ success: false, code: 'X', fields }, { status: 422 }));
  const { visitor } = await openRegister();
  await fillIn(visitor);

  await visitor.click(signUpButton());

  expect(await screen.findByText('Zip code is too long')).toBeVisible();
  expect(screen.getByText('Failed to register user, Please try again later')).toBeVisible();
  expect(screen.getByLabelText('Zip code')).toHaveFocus();
});

it('reports an e-mail address that is already in use', async () => {
  const { visitor } = await openRegister(aFakeIdentity({ accounts: { 'nina@demo.test': 'other' } }));
  await fillIn(visitor);

  await visitor.click(signUpButton());

  expect(await screen.findByText('Email already in use.')).toBeVisible();
  expectFormAsItWas();
});

it('only logs any other failure, and succeeds on the next attempt', async () => {
  expectConsoleError('Failed to register user:');
  registrationIs(server, success);
  const { visitor, identity } = await openRegister();
  identity.failNext('createAccount', new IdentityError('unreachable'));
  await fillIn(visitor);

  await visitor.click(signUpButton());
  await waitFor(() => expect(signUpButton()).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expectFormAsItWas();
  await visitor.click(signUpButton());

  expect(await screen.findByText('user created successfully')).toBeVisible();
});
