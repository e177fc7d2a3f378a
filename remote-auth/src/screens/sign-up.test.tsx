import { act, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { fillIn, nina, openRegister, registrationIs, signUpButton, success } from '../testing/signing-up';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('creates the account, confirms it and opens the requested page', async () => {
  const bodies = registrationIs(server, success);
  const from = { pathname: '/dashboard/owner-cars' };
  const { visitor, router, identity } = await openRegister(undefined, { from });
  await fillIn(visitor);

  await visitor.click(signUpButton());

  expect(await screen.findByText('user created successfully')).toBeVisible();
  expect(screen.getByText(/^We sent a link to nina@demo.test/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/owner-cars');
  expect(identity.calls).toEqual(['createAccount', 'sendVerificationEmail']);
  expect(bodies).toEqual([
    {
      fname: 'Nina',
      lname: 'Novak',
      email: 'nina@demo.test',
      gender: 'female',
      phone: '+386 1 234',
      zip_code: '1000',
      city: 'Ljubljana',
      street: 'Trubarjeva 1',
      region: 'Osrednja',
      role: 'car_owner',
    },
  ]);
});

it('opens the dashboard when no page was requested', async () => {
  registrationIs(server, success);
  const { visitor, router } = await openRegister();
  await fillIn(visitor);

  await visitor.click(signUpButton());

  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

it('trims spaces left by autofill, except in the password', async () => {
  const bodies = registrationIs(server, success);
  const { visitor, identity } = await openRegister();
  const password = ' demo-Pass-1 ';
  await fillIn(visitor, {
    ...nina,
    Email: ' nina@demo.test ',
    Password: password,
    'Confirm password': password,
  });

  await visitor.click(signUpButton());

  await waitFor(() => expect(bodies).toMatchObject([{ email: 'nina@demo.test' }]));
  await act(() => identity.signOut());
  await act(() => identity.signIn('nina@demo.test', password));
  expect(identity.calls.at(-1)).toBe('signIn');
});

it('works by keyboard alone: Tab moves between fields and Enter signs up', async () => {
  const bodies = registrationIs(server, success);
  const { visitor } = await openRegister();
  const filled = [
    ...Object.entries(nina).slice(0, 8),
    ['Gender', 'Female'],
    ['Role', 'Customer'],
    ...Object.entries(nina).slice(8, 9),
  ] as [string, string][];
  act(() => screen.getByLabelText('First name').focus());

  for (const [label, value] of filled) {
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    if (field instanceof HTMLSelectElement) await visitor.selectOptions(field, value);
    else await visitor.keyboard(value);
    await visitor.tab();
  }
  expect(screen.getByRole('button', { name: 'Show characters', description: 'Password' })).toHaveFocus();
  await visitor.tab();
  expect(screen.getByLabelText('Confirm password')).toHaveFocus();
  await visitor.keyboard('demo-Pass-1{Enter}');

  await waitFor(() => expect(bodies).toMatchObject([{ lname: 'Novak', gender: 'female', role: 'customer' }]));
});

it('stays busy until the answer arrives, and signs up once on repeated clicks', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const bodies = registrationIs(server, async () => {
    await answered;
    return success();
  });
  const { visitor, identity } = await openRegister();
  await fillIn(visitor);

  await visitor.dblClick(signUpButton());
  await visitor.keyboard('{Enter}');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(signUpButton()).toHaveAttribute('aria-busy', 'true');
  expect(signUpButton()).toHaveAttribute('aria-disabled', 'true');
  expect(signUpButton()).toHaveFocus();
  answer();

  expect(await screen.findAllByText('user created successfully')).toHaveLength(1);
  expect(identity.calls.filter((call) => call === 'createAccount')).toHaveLength(1);
});
