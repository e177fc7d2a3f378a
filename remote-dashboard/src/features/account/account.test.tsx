import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from 'api-client/testing';
import { IdentityError } from 'shared-auth';
import {
  aCustomer,
  anAdmin,
  aSuspendedCustomer,
  renderRoute,
  type RenderRouteOptions,
} from 'shared-auth/testing';
import { remote } from '../../routes';
import { anAccount } from '../../testing/account';
import { startFakeApi } from '../../testing/api';

startFakeApi();

const open = (auth: RenderRouteOptions['auth'] = {}, session = aCustomer()) =>
  renderRoute(remote, '/dashboard/account', { session, auth });
const region = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.getByRole('button', { name });
const wrongPassword = () => Promise.reject(new IdentityError('invalid-credentials'));

describe('the profile', () => {
  it('is saved as far as it was changed, and the session learns a new last name', async () => {
    answer('get', 'my/account', anAccount());
    const saved = answer('patch', 'my/account', anAccount({ lname: 'Meier', city: 'Hamburg' }));
    const retryProfile = jest.fn(async () => undefined);
    const person = userEvent.setup();
    open({ retryProfile });

    const profile = within(await region('Profile'));
    await person.clear(profile.getByLabelText('Last name'));
    await person.type(profile.getByLabelText('Last name'), 'Meier');
    await person.clear(profile.getByLabelText('City'));
    await person.type(profile.getByLabelText('City'), ' Hamburg ');
    await person.click(profile.getByRole('button', { name: 'Save my profile' }));

    expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
    expect(JSON.parse(saved[0]!.body)).toEqual({ lname: 'Meier', city: 'Hamburg' });
    expect(retryProfile).toHaveBeenCalledTimes(1);
  });

  it('says beside each field what is wrong, and keeps what was typed', async () => {
    answer('get', 'my/account', anAccount());
    answer('patch', 'my/account', () => refusal(422, 'VALUE_NOT_ALLOWED', { phone: 'This is no number.' }));
    const person = userEvent.setup();
    open();
    const phone = await screen.findByLabelText('Phone');

    await person.clear(phone);
    await person.click(button('Save my profile'));
    expect(await screen.findByText('Phone number is required')).toBeVisible();
    await waitFor(() => expect(phone).toHaveFocus());

    await person.type(phone, 'call me');
    await person.click(button('Save my profile'));
    expect(await screen.findByText('This is no number.')).toBeVisible();
    expect(phone).toHaveValue('call me');
    expect(phone).toBeInvalid();
  });

  it('says so when the server cannot be reached, and asks before it is left', async () => {
    answer('get', 'my/account', anAccount());
    answer('patch', 'my/account', () => Response.error());
    const person = userEvent.setup();
    const { router } = open();

    await person.type(await screen.findByLabelText('Street'), '2');
    await person.click(button('Save my profile'));
    expect(await screen.findByText(/reach the server/)).toBeVisible();

    await waitFor(() => void router.navigate('/dashboard'));
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
    await person.click(button('Stay here'));
    expect(screen.getByLabelText('Street')).toHaveValue('Weg 12');
  });

  it('keeps the name that documents vouch for', async () => {
    answer('get', 'my/account', anAccount({ fixed: ['fname', 'lname'], user_verification: 'verified' }));
    open();

    const profile = within(await region('Profile'));
    expect(profile.getByText('Mia Meyer')).toBeVisible();
    expect(profile.getByText(/Write to us to change it/)).toBeVisible();
    expect(profile.queryByLabelText('Last name')).not.toBeInTheDocument();
  });

  it('can be read by a suspended person, who learns why, and not changed', async () => {
    answer('get', 'my/account', anAccount({ account_status: 'suspended', status_reason: 'Two fines.' }));
    open({}, aSuspendedCustomer());

    expect(await screen.findByText('Two fines.')).toBeVisible();
    expect(screen.getByText('Weg 1, 10115 Berlin, Berlin')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save my profile' })).not.toBeInTheDocument();
  });

  it('says so when the account cannot be loaded, and asks again', async () => {
    let isDown = true;
    answer('get', 'my/account', () =>
      isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : (anAccount() as never),
    );
    open();

    expect(await screen.findByText('Your account couldn’t be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(button('Try again'));
    expect(await region('Profile')).toBeVisible();
  });

  it('asks an administrator for no documents', async () => {
    answer('get', 'my/account', anAccount({ role: 'admin' }));
    open({}, anAdmin());

    expect(within(await region('Membership')).queryByText('Verification')).not.toBeInTheDocument();
  });
});

describe('the email address', () => {
  afterEach(() => localStorage.clear());

  it('is confirmed, and then there is nothing to do', async () => {
    answer('get', 'my/account', anAccount());
    open();

    expect(within(await region('Signing in')).getByText('Confirmed')).toBeVisible();
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
  });

  it('shows that it is not confirmed, and that it is as soon as the tab comes into view again', async () => {
    let account = anAccount({ email_confirmed: false });
    answer('get', 'my/account', () => account);
    let isOpened = false;
    const checkEmailConfirmed = jest.fn(async () => isOpened);
    const person = userEvent.setup();
    open({ checkEmailConfirmed });

    const signingIn = within(await region('Signing in'));
    expect(signingIn.getByText('Not confirmed')).toBeVisible();
    await person.click(button('I’ve opened the link'));
    expect(await screen.findByText('The link has not been opened yet.')).toBeVisible();

    isOpened = true;
    account = anAccount();
    fireEvent(document, new Event('visibilitychange'));
    expect(await signingIn.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
  });

  it.each([
    ['too-many-attempts', 'Too many links were sent. Wait a few minutes and try again.'],
    ['unreachable', 'We can’t reach the sign-in service. Check your connection and try again.'],
    ['unknown', 'The link couldn’t be sent. Please try again in a moment.'],
  ] as const)('says in words why no link was sent: %s', async (code, sentence) => {
    answer('get', 'my/account', anAccount({ email_confirmed: false }));
    const person = userEvent.setup();
    open({ sendVerificationEmail: () => Promise.reject(new IdentityError(code)) });

    await person.click(await screen.findByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(button('Send the link again')).toBeEnabled();
  });

  it('can have the link sent again after a minute, and shows how much of it is left', async () => {
    answer('get', 'my/account', anAccount({ email_confirmed: false }));
    const at = Date.now() - 18_000;
    localStorage.setItem('verification-email-sent', JSON.stringify({ uid: aCustomer().user.uid, at }));
    const sendVerificationEmail = jest.fn(async () => undefined);
    const person = userEvent.setup();
    open({ sendVerificationEmail });

    const again = await screen.findByRole('button', { name: /^Send the link again in 4[012] s$/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await person.click(again);
    expect(sendVerificationEmail).not.toHaveBeenCalled();
  });

  async function ask(changeEmail: () => Promise<void>, email = 'new@demo.test') {
    answer('get', 'my/account', anAccount());
    const person = userEvent.setup();
    const changed = jest.fn(changeEmail);
    const retryProfile = jest.fn(async () => undefined);
    open({ changeEmail: changed, retryProfile });
    await person.click(await screen.findByRole('button', { name: 'Change email address' }));
    await person.type(screen.getByLabelText('New email address'), email);
    await person.type(screen.getByLabelText('Current password'), 'secret-1');
    await person.click(button('Send me a link'));
    return { person, changed, retryProfile };
  }

  it('changes by a link that is sent to the new one', async () => {
    const { person, changed, retryProfile } = await ask(async () => undefined, ' new@demo.test ');

    expect(await screen.findByText('We sent a link to new@demo.test')).toBeVisible();
    expect(changed).toHaveBeenCalledWith('new@demo.test', 'secret-1');
    expect(screen.getByText(/sign in with\s+customer@demo.test/)).toBeVisible();
    await person.click(button('I’ve opened the link'));

    expect(await screen.findByText('The link has not been opened yet.')).toBeVisible();
    expect(retryProfile).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the password is wrong', 'invalid-credentials', 'Current password', 'That isn’t your current password.'],
    [
      'it has an account',
      'email-in-use',
      'New email address',
      'There’s already an account with this address.',
    ],
  ] as const)(
    'says beside the field that %s, and keeps what was typed',
    async (_why, code, label, sentence) => {
      await ask(() => Promise.reject(new IdentityError(code)));

      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText('New email address')).toHaveValue('new@demo.test');
      expect(screen.getByLabelText('Current password')).toHaveValue('secret-1');
    },
  );

  it.each([
    ['customer@demo.test', 'This is your address already.'],
    ['nonsense', 'Invalid email'],
  ])('is not asked for when it is %s', async (email, sentence) => {
    const { changed } = await ask(async () => undefined, email);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('the password', () => {
  async function ask(changePassword: () => Promise<void>, again = 'secret-9') {
    answer('get', 'my/account', anAccount());
    const person = userEvent.setup();
    const changed = jest.fn(changePassword);
    open({ changePassword: changed });
    await person.click(await screen.findByRole('button', { name: 'Change password' }));
    await person.type(screen.getByLabelText('Current password'), 'secret-1');
    await person.type(screen.getByLabelText('New password'), 'secret-9');
    await person.type(screen.getByLabelText('Repeat new password'), again);
    await person.click(button('Save new password'));
    return changed;
  }

  it('is set with the present one', async () => {
    const changed = await ask(async () => undefined);

    expect(await screen.findByText(/Password changed/)).toBeInTheDocument();
    expect(changed).toHaveBeenCalledWith('secret-9', 'secret-1');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('stays when the present one is wrong', async () => {
    await ask(wrongPassword);
    expect(await screen.findByText('That isn’t your current password.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('secret-9');
  });

  it('stays when the service is not there, which the form says', async () => {
    await ask(() => Promise.reject(new IdentityError('unreachable')));
    expect(await screen.findByText(/reach the sign-in service/)).toBeVisible();
  });

  it('is not set when it was typed differently the second time', async () => {
    const changed = await ask(async () => undefined, 'secret-8');

    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(changed).not.toHaveBeenCalled();
  });
});

it('takes the keyboard along to a form that opens, and back when it is put away', async () => {
  answer('get', 'my/account', anAccount());
  const person = userEvent.setup();
  open();
  const change = await screen.findByRole('button', { name: 'Change email address' });

  await person.click(change);
  expect(change).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByLabelText('New email address')).toHaveFocus());
  await person.click(button('Change password'));
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  expect(screen.queryByLabelText('New email address')).not.toBeInTheDocument();
  await person.click(button('Cancel'));

  await waitFor(() => expect(button('Change password')).toHaveFocus());
});
