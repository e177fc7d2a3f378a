import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { IdentityError } from '@drove/shared-auth';
import { aFakeIdentity, profileAnswer, renderRoute, type FakeIdentity } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCalendar, aCar, aPage, aQuote, CAR_UUID } from '../../testing/cars';
import { aReservation } from '../../testing/reservations';

startFakeApi();

const path = `/carlisting/car/${CAR_UUID}?pick_up=2099-07-10T10:00&return=2099-07-13T10:00`;
const nina = {
  Email: 'nina@demo.test',
  Password: 'demo-Pass-1',
  'First name': 'Nina',
  'Last name': 'Novak',
  Phone: '+386 1 234 567',
};

let order: string[];
let profiles: Set<string>;

beforeEach(() => {
  order = [];
  profiles = new Set();
  answer('get', 'my/card', { card: null });
  answer('get', 'my/favourites', { car_uuids: [] });
  answer('get', 'cars', aPage([]));
  answer('get', 'cars/:car_uuid', aCar());
  answer('get', 'cars/:car_uuid/calendar', aCalendar());
  answer('post', 'quotes', aQuote());
  answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [] });
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'reservations/:reservation_uuid', aReservation());
  answer('post', 'login', ({ body }) => {
    const { email } = JSON.parse(body) as { email: string };
    return profiles.has(email) ? profileAnswer(email) : refusal(404, 'PROFILE_NOT_FOUND');
  });
});

const registrationIs = (reply: (email: string) => Response | object) =>
  answer('post', 'register/customer', ({ body }) => {
    order.push('POST /register/customer');
    return reply((JSON.parse(body) as { email: string }).email) as Response;
  });
const succeeds = (email: string) => {
  profiles.add(email);
  return { success: true, user: {} };
};
const anIdentity = (accounts: Record<string, string> = {}) =>
  aFakeIdentity({
    accounts,
    federated: { google: { email: nina.Email, name: 'Nina Novak' } },
    onCall: (call) => order.push(call),
  });

async function openSheet(identity: FakeIdentity = anIdentity()) {
  const visitor = userEvent.setup({ delay: null });
  const { router } = renderRoute(remote, path, { identity });
  await visitor.click(await screen.findByRole('button', { name: 'Reserve' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Reserve the Fiat 500' }));
  await sheet.findByRole('button', { name: 'Create account and reserve' });
  return { visitor, router, sheet, identity };
}

type Fields = Pick<ReturnType<typeof within>, 'getByLabelText'>;
async function fillIn(visitor: UserEvent, sheet: Fields, values: Record<string, string> = nina) {
  for (const [label, text] of Object.entries(values)) {
    await visitor.click(sheet.getByLabelText(label));
    await visitor.paste(text);
  }
}

it('shows the trip and its total, and links what is agreed to', async () => {
  const { sheet, router } = await openSheet();

  expect(sheet.getByText('Fri 10 Jul, 10:00 – Mon 13 Jul, 10:00')).toBeVisible();
  expect(sheet.getByText('€170.48')).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
  expect(sheet.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
  expect(sheet.getAllByRole('textbox')).toHaveLength(4);
  expect(router.state.location.pathname).toBe(`/carlisting/car/${CAR_UUID}`);
});

it('creates a customer by the registration’s calls, and goes on to reserve without another press', async () => {
  const sent = registrationIs(succeeds);
  const held = answer('post', 'reservations', aReservation());
  const { visitor, sheet, router } = await openSheet();

  await fillIn(visitor, sheet);
  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));

  expect(await screen.findByRole('heading', { name: 'Your trip' })).toBeVisible();
  expect(order).toEqual(['createAccount', 'sendVerificationEmail', 'POST /register/customer']);
  expect(JSON.parse(sent[0]!.body)).toEqual({
    fname: 'Nina',
    lname: 'Novak',
    email: 'nina@demo.test',
    phone: '+386 1 234 567',
  });
  expect(held.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ quote_uuid: aQuote().quote_uuid }]);
  expect(router.state.location.pathname).toBe('/payment');
  expect(screen.getByText('user created successfully')).toBeVisible();
});

it('signs in a person with an account beside the car, and goes on to reserve', async () => {
  profiles.add(nina.Email);
  const held = answer('post', 'reservations', aReservation());
  const { visitor, sheet } = await openSheet(anIdentity({ [nina.Email]: nina.Password }));

  await visitor.click(sheet.getByRole('button', { name: 'Sign in' }));
  await fillIn(visitor, sheet, { Email: nina.Email, Password: 'wrong' });
  await visitor.click(sheet.getByRole('button', { name: 'Sign in and reserve' }));
  await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent(/^Wrong email or password/));
  expect(sheet.getByLabelText('Email')).toHaveValue(nina.Email);

  await visitor.clear(sheet.getByLabelText('Password'));
  await fillIn(visitor, sheet, { Password: nina.Password });
  await visitor.click(sheet.getByRole('button', { name: 'Sign in and reserve' }));
  expect(await screen.findByRole('heading', { name: 'Your trip' })).toBeVisible();
  expect(held).toHaveLength(1);
});

it('offers to sign in with an e-mail address that is in use, and keeps it', async () => {
  const { visitor, sheet } = await openSheet(anIdentity({ [nina.Email]: 'other-Pass-1' }));

  await fillIn(visitor, sheet);
  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));
  await waitFor(() =>
    expect(sheet.getByRole('alert')).toHaveTextContent('This email address already has an account.'),
  );
  expect(screen.queryByText('Email already in use.')).not.toBeInTheDocument();
  expect(sheet.getByLabelText('First name')).toHaveValue('Nina');

  await visitor.click(sheet.getByRole('button', { name: 'Sign in with it' }));
  expect(sheet.getByLabelText('Email')).toHaveValue(nina.Email);
  expect(sheet.getByRole('button', { name: 'Sign in and reserve' })).toBeVisible();
});

it('keeps what was typed when a password is refused, and names each missing field', async () => {
  expectConsoleError('Failed to register user:');
  const identity = anIdentity();
  identity.failNext('createAccount', new IdentityError('weak-password'));
  const { visitor, sheet } = await openSheet(identity);

  expect(sheet.getByLabelText('Last name')).toHaveAccessibleDescription(
    /^If you have only one name, enter it/,
  );

  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));
  for (const sentence of [/^Invalid email/, /^Password must/, /^First Name/, /^Last Name/, /^Phone number/]) {
    expect(await sheet.findByText(sentence)).toBeVisible();
  }
  await waitFor(() => expect(sheet.getByLabelText('Email')).toHaveFocus());

  await fillIn(visitor, sheet, { ...nina, Phone: '01 234 567' });
  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));
  expect(await sheet.findByText(/^Begin with the country code/)).toBeVisible();
  await visitor.clear(sheet.getByLabelText('Phone'));
  await fillIn(visitor, sheet, { Phone: nina.Phone });
  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));
  await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent(/too easy to guess/));
  for (const [label, text] of Object.entries(nina)) expect(sheet.getByLabelText(label)).toHaveValue(text);
});

it('leaves no identity without a profile when the backend refuses, and creates one account at the second press', async () => {
  expectConsoleError('Failed to fetch user data from backend:');
  let reply: (email: string) => Response | object = () =>
    Response.json(
      { success: false, code: 'VALIDATION_FAILED', message: 'No', fields: { phone: 'Too short.' } },
      { status: 400 },
    );
  registrationIs((email) => reply(email));
  answer('post', 'reservations', aReservation());
  const { visitor, sheet, identity } = await openSheet();

  await fillIn(visitor, sheet);
  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));
  expect(await sheet.findByText('Too short.')).toBeVisible();
  expect(identity.accounts).toEqual([]);

  reply = succeeds;
  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));
  expect(await screen.findByRole('heading', { name: 'Your trip' })).toBeVisible();
  expect(identity.accounts).toEqual([nina.Email]);
});

it('goes on when the answer to the registration was lost', async () => {
  registrationIs((email) => {
    succeeds(email);
    return Response.error();
  });
  answer('post', 'reservations', aReservation());
  const { visitor, sheet, identity } = await openSheet();

  await fillIn(visitor, sheet);
  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));

  expect(await screen.findByRole('heading', { name: 'Your trip' })).toBeVisible();
  expect(identity.accounts).toEqual([nina.Email]);
  expect(order.filter((call) => call === 'createAccount')).toHaveLength(1);
});

it('restores a half-filled form when the sheet is opened again', async () => {
  const { visitor, sheet } = await openSheet();
  await fillIn(visitor, sheet, { 'First name': 'Nina' });

  await visitor.click(sheet.getByRole('button', { name: 'Close' }));
  await visitor.click(screen.getByRole('button', { name: 'Reserve' }));

  expect(await sheet.findByLabelText('First name')).toHaveValue('Nina');
});

it('asks a newcomer from Google for the phone alone, and goes on to reserve', async () => {
  const sent = registrationIs(succeeds);
  answer('post', 'reservations', aReservation());
  const { visitor, sheet, identity } = await openSheet();

  await visitor.click(sheet.getByRole('button', { name: 'Continue with Google' }));
  expect(await sheet.findByText(`You’re new here. We create your account for ${nina.Email}.`)).toBeVisible();
  expect(sheet.getByLabelText('First name')).toHaveValue('Nina');
  expect(sheet.queryByLabelText('Password')).not.toBeInTheDocument();
  await fillIn(visitor, sheet, { Phone: nina.Phone });
  await visitor.click(sheet.getByRole('button', { name: 'Create account and reserve' }));

  expect(await screen.findByRole('heading', { name: 'Your trip' })).toBeVisible();
  expect(sent.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { fname: 'Nina', lname: 'Novak', email: nina.Email, phone: nina.Phone },
  ]);
  expect(identity.accounts).toEqual([nina.Email]);
});

it('goes on to reserve with a Google account that is known here, at one press', async () => {
  profiles.add(nina.Email);
  answer('post', 'reservations', aReservation());
  const { visitor, sheet } = await openSheet();

  await visitor.click(sheet.getByRole('button', { name: 'Continue with Google' }));

  expect(await screen.findByRole('heading', { name: 'Your trip' })).toBeVisible();
});

it('goes back from Google to the other ways, and leaves no account', async () => {
  const { visitor, sheet, identity } = await openSheet();
  await visitor.click(sheet.getByRole('button', { name: 'Continue with Google' }));

  await visitor.click(await sheet.findByRole('button', { name: 'Use another way' }));

  expect(await sheet.findByLabelText('Password')).toBeVisible();
  await waitFor(() => expect(identity.accounts).toEqual([]));
});

it.each([
  ['popup-blocked', 'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.'],
  ['other-method', 'This email address already has an account that signs in another way.'],
  ['cancelled', ''],
] as const)('says why Google signed no one in: %s', async (code, sentence) => {
  const { visitor, sheet, identity } = await openSheet();
  identity.failNext('signInWith', new IdentityError(code));

  await visitor.click(sheet.getByRole('button', { name: 'Continue with Google' }));

  await waitFor(() =>
    expect(sheet.getByRole('button', { name: 'Continue with Google' })).toHaveAttribute('aria-busy', 'false'),
  );
  expect(sheet.queryByRole('alert')?.textContent ?? '').toBe(sentence);
});
