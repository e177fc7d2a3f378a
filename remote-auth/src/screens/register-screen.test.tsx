import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { aCustomer, pasteInto, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../routes';

const labels = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Zip code',
  'City',
  'Region',
  'Street',
  'Gender',
  'Role',
  'Password',
  'Confirm password',
];
const signUp = () => screen.getByRole('button', { name: 'Sign Up' });
const field = (label: string) => screen.getByLabelText(label);
const fill = (visitor: UserEvent, label: string, text: string) => pasteInto(field(label), text, visitor);

/** The sentences under the fields, one a group, from top to bottom. */
const messages = () =>
  screen
    .getAllByText((_, element) => element?.getAttribute('aria-live') === 'polite')
    .flatMap(({ textContent }) => textContent || []);

async function open(state?: unknown) {
  const visitor = userEvent.setup();
  const { router } = renderRoute(remote, '/register', { state });
  await screen.findByRole('heading', { name: 'Create Account' });
  return { visitor, router };
}

it('shows a greeting, twelve fields and the page title', async () => {
  await open();

  expect(screen.getByText('Welcome')).toBeVisible();
  expect(screen.getByText('Get a car for your trip easily')).toBeVisible();
  const fields = labels.map((label) => field(label));
  const isBehind = (one: Node, other: Node) =>
    Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(fields.slice(1).every((each, index) => isBehind(each, fields[index]!))).toBe(true);
  expect(document.title).toBe('Create Account');
});

it.each([
  ['/upload-car-page', 'car_owner'],
  ['/carlisting/car/6f1e5c1c-6d8e-4f4a-9d6c-0f3a6a1b2c3d', 'customer'],
  ['/payment', 'customer'],
  ['/carlisting/favourites', ''],
])('begins from %s with the role that page is for, %j', async (pathname, role) => {
  await open({ from: { pathname, search: '', hash: '' } });
  expect(field('Role')).toHaveValue(role);
});

it('offers Male and Female, and Customer and Car Owner, with nothing chosen', async () => {
  await open();
  const options = (label: string) =>
    within(field(label))
      .getAllByRole<HTMLOptionElement>('option')
      .slice(1)
      .map(({ value, text }) => [value, text]);

  expect(options('Gender')).toEqual([
    ['male', 'Male'],
    ['female', 'Female'],
  ]);
  expect(options('Role')).toEqual([
    ['customer', 'Customer'],
    ['car_owner', 'Car Owner'],
  ]);
  expect(field('Gender')).toHaveValue('');
  expect(field('Role')).toHaveValue('');
});

it('links to the sign-in page, which keeps the requested page', async () => {
  const { visitor, router } = await open({ from: { pathname: '/dashboard/users' } });

  expect(screen.getByText(/Already have an account\?/)).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Sign in' }));

  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: { pathname: '/dashboard/users' } },
  });
});

it('reports each empty field as required, in one message per group', async () => {
  const { visitor } = await open();

  await visitor.click(signUp());

  await waitFor(() =>
    expect(messages()).toEqual([
      'First Name is required and Last Name is required',
      'Invalid email',
      'Phone number is required',
      'Zip code is required and City is required and Region is required and Street is required',
      'Gender is required',
      'Role is required',
      'Password must be at least 6 characters',
    ]),
  );
});

it('describes each field in error by the one sentence of its group', async () => {
  const { visitor } = await open();
  await fill(visitor, 'City', 'Porto');

  await visitor.click(signUp());

  const sentence = 'Zip code is required and Region is required and Street is required';
  await waitFor(() => expect(field('Street')).toHaveAccessibleDescription(sentence));
  expect(field('Zip code')).toHaveAccessibleDescription(sentence);
  expect(field('City')).toBeValid();
  expect(field('City')).not.toHaveAccessibleDescription();
});

it.each([
  ['First name', 'First Name is required'],
  ['Last name', 'Last Name is required'],
  ['Email', 'Invalid email'],
  ['Phone', 'Phone number is required'],
  ['Zip code', 'Zip code is required'],
  ['City', 'City is required'],
  ['Region', 'Region is required'],
  ['Street', 'Street is required'],
  ['Gender', 'Gender is required'],
  ['Role', 'Role is required'],
  ['Password', 'Password must be at least 6 characters'],
])('reports only the missing field when %s is left out: %s', async (label, message) => {
  const { visitor } = await open();

  await visitor.click(field(label));
  await visitor.tab();

  await waitFor(() => expect(messages()).toEqual([message]));
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(message);
});

it('says what a person with one name enters', async () => {
  const { visitor } = await open();
  await fill(visitor, 'First name', 'Sukarno');
  expect(screen.queryByText(/only one name/)).not.toBeInTheDocument();

  await visitor.click(field('Last name'));
  await visitor.tab();

  expect(await screen.findByText('If you have only one name, enter it in both fields.')).toBeVisible();
});

it('treats spaces as an empty field', async () => {
  const { visitor } = await open();

  await fill(visitor, 'City', '   ');
  await visitor.tab();

  await waitFor(() => expect(messages()).toEqual(['City is required']));
});

it.each(['nina', 'nina@', '@demo.test', 'nina@demo', 'nina novak@demo.test'])(
  'rejects %j as an e-mail address',
  async (email) => {
    const { visitor } = await open();

    await fill(visitor, 'Email', email);
    await visitor.tab();

    await waitFor(() => expect(messages()).toEqual(['Invalid email']));
  },
);

it('requires a password of six characters and a matching confirmation', async () => {
  const { visitor } = await open();

  await fill(visitor, 'Password', '12345');
  await fill(visitor, 'Confirm password', '12346');
  await visitor.tab();
  await waitFor(() =>
    expect(messages()).toEqual(['Password must be at least 6 characters and Passwords do not match']),
  );
  expect(field('Confirm password')).toHaveAccessibleDescription(/Passwords do not match/);
  await fill(visitor, 'Password', '6');
  await visitor.tab();
  await waitFor(() => expect(messages()).toEqual(['Passwords do not match']));
  expect(field('Password')).toBeValid();
  await visitor.clear(field('Confirm password'));
  await waitFor(() => expect(messages()).toEqual(['Passwords do not match']));
  await fill(visitor, 'Confirm password', '123456');

  await waitFor(() => expect(messages()).toEqual([]));
});

it('focuses the first invalid field', async () => {
  const { visitor } = await open();
  await fill(visitor, 'First name', 'Nina');

  await visitor.click(signUp());
  await waitFor(() => expect(field('Last name')).toHaveFocus());
  await visitor.keyboard('Novak{Enter}');

  await waitFor(() => expect(field('Email')).toHaveFocus());
});

it('names its fields for autofill and password managers', async () => {
  await open();
  const attributes = labels.map((label) => [
    label,
    field(label).getAttribute('name'),
    field(label).getAttribute('autocomplete'),
    field(label).getAttribute('type'),
  ]);

  expect(attributes).toEqual([
    ['First name', 'fname', 'given-name', null],
    ['Last name', 'lname', 'family-name', null],
    ['Email', 'email', 'email', 'email'],
    ['Phone', 'phone', 'tel', 'tel'],
    ['Zip code', 'zip_code', 'postal-code', null],
    ['City', 'city', 'address-level2', null],
    ['Region', 'region', 'address-level1', null],
    ['Street', 'street', 'address-line1', null],
    ['Gender', 'gender', 'sex', null],
    ['Role', 'role', 'off', null],
    ['Password', 'password', 'new-password', 'password'],
    ['Confirm password', 'confirm_password', 'new-password', 'password'],
  ]);
});

it('shows a password on request, and hides it again', async () => {
  const { visitor } = await open();
  await fill(visitor, 'Password', 'demo-Pass-1');
  const show = screen.getByRole('button', { name: 'Show characters', description: 'Password' });
  expect(show).toHaveAttribute('aria-pressed', 'false');

  await visitor.click(show);
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Confirm password')).toHaveAttribute('type', 'password');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await visitor.click(show);

  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Password')).toHaveValue('demo-Pass-1');
});

it('gives no control besides the two password fields a password label', async () => {
  await open();

  expect(screen.getAllByLabelText(/password/i)).toEqual([field('Password'), field('Confirm password')]);
});

it('turns the browser’s validation off and marks its fields as required', async () => {
  await open();

  expect(screen.getByRole<HTMLFormElement>('form', { name: 'Create Account' }).noValidate).toBe(true);
  expect(field('First name')).toBeRequired();
});

it.each([
  [undefined, '/dashboard'],
  [{ from: { pathname: '/dashboard/reservations', search: '?page=2' } }, '/dashboard/reservations'],
])('redirects a signed-in user: %j', async (state, pathname) => {
  const { router } = renderRoute(remote, '/register', { session: aCustomer(), state });

  expect(await screen.findByText('Outside remote-auth')).toBeVisible();
  expect(router.state.location.pathname).toBe(pathname);
});
