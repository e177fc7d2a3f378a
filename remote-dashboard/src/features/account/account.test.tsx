import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { IdentityError } from '@drove/shared-auth';
import {
  aCustomer,
  anAdmin,
  aSuspendedCustomer,
  pasteInto,
  renderRoute,
  type RenderRouteOptions,
} from '@drove/shared-auth/testing';
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
  it('saves only changed fields, and updates the session’s last name', async () => {
    answer('get', 'my/account', anAccount());
    const saved = answer('patch', 'my/account', anAccount({ lname: 'Meier', city: 'Hamburg' }));
    const retryProfile = jest.fn(async () => undefined);
    const person = userEvent.setup();
    open({ retryProfile });

    const profile = within(await region('Profile'));
    expect(profile.getByLabelText('Last name')).toHaveAccessibleDescription(
      'If you have only one name, enter it in both fields.',
    );
    await person.clear(profile.getByLabelText('Last name'));
    await person.type(profile.getByLabelText('Last name'), 'Meier');
    await person.clear(profile.getByLabelText('City'));
    await person.type(profile.getByLabelText('City'), ' Hamburg ');
    await person.click(profile.getByRole('button', { name: 'Save my profile' }));

    expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
    expect(JSON.parse(saved[0]!.body)).toEqual({ lname: 'Meier', city: 'Hamburg' });
    expect(retryProfile).toHaveBeenCalledTimes(1);
  });

  it('saves the languages that a person speaks, eight at most', async () => {
    answer('get', 'my/account', anAccount({ languages: ['de'] }));
    const saved = answer('patch', 'my/account', anAccount({ languages: ['de', 'pt'] }));
    const person = userEvent.setup();
    open();

    await person.click(await screen.findByText('Languages you speak: German'));
    await person.click(screen.getByRole('checkbox', { name: 'Portuguese' }));
    expect(screen.getByText('Languages you speak: German and Portuguese')).toBeVisible();
    await person.click(button('Save my profile'));
    expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
    expect(JSON.parse(saved[0]!.body)).toEqual({ languages: ['de', 'pt'] });

    const more = ['Arabic', 'Bulgarian', 'Croatian', 'Czech', 'Danish', 'Dutch'];
    for (const name of more) await person.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByRole('checkbox', { name: 'English' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Dutch' })).toBeEnabled();
  });

  it('explains beside each field what is wrong, and keeps what was typed', async () => {
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

  it('reports an unreachable server, and asks before unsaved changes are lost', async () => {
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

  it('fixes a name that is verified by documents', async () => {
    answer('get', 'my/account', anAccount({ fixed: ['fname', 'lname'], user_verification: 'verified' }));
    open();

    const profile = within(await region('Profile'));
    expect(profile.getByText('Mia Meyer')).toBeVisible();
    expect(profile.getByText(/Your name matches the documents/)).toBeVisible();
    expect(profile.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(profile.queryByLabelText('Last name')).not.toBeInTheDocument();
  });

  it('is read-only for a suspended user, with the reason', async () => {
    answer('get', 'my/account', anAccount({ account_status: 'suspended', status_reason: 'Two fines.' }));
    open({}, aSuspendedCustomer());

    expect(await screen.findByText('Two fines.')).toBeVisible();
    expect(screen.getByText('Weg 1, 10115 Berlin, Berlin')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save my profile' })).not.toBeInTheDocument();
  });

  it('reports an account that could not be loaded, and loads it on retry', async () => {
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

  it('shows an administrator no document verification', async () => {
    answer('get', 'my/account', anAccount({ role: 'admin' }));
    open({}, anAdmin());

    expect(within(await region('Membership')).queryByText('Verification')).not.toBeInTheDocument();
  });
});

describe('the email address', () => {
  afterEach(() => localStorage.clear());

  it('offers no confirmation once it is confirmed', async () => {
    answer('get', 'my/account', anAccount());
    open();

    expect(within(await region('Signing in')).getByText('Confirmed')).toBeVisible();
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
  });

  it('shows as confirmed once the tab is visible again', async () => {
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
  ] as const)('explains why no link was sent: %s', async (code, sentence) => {
    answer('get', 'my/account', anAccount({ email_confirmed: false }));
    const person = userEvent.setup();
    open({ sendVerificationEmail: () => Promise.reject(new IdentityError(code)) });

    await person.click(await screen.findByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(button('Send the link again')).toBeEnabled();
  });

  it('offers the link again only after a minute, with a countdown', async () => {
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
    await pasteInto(screen.getByLabelText('New email address'), email, person);
    await person.type(screen.getByLabelText('Current password'), 'secret-1');
    await person.click(button('Send me a link'));
    return { person, changed, retryProfile };
  }

  it('changes by a link sent to the new address', async () => {
    const { person, changed, retryProfile } = await ask(async () => undefined, ' new@demo.test ');

    expect(await screen.findByText('We sent a link to new@demo.test')).toBeVisible();
    expect(changed).toHaveBeenCalledWith('new@demo.test', 'secret-1');
    expect(screen.getByText(/sign in with\s+customer@demo.test/)).toBeVisible();
    await person.click(button('I’ve opened the link'));

    expect(await screen.findByText('The link has not been opened yet.')).toBeVisible();
    expect(retryProfile).toHaveBeenCalledTimes(1);
  });

  it('changes to a domain of other letters in its ASCII form', async () => {
    const { changed } = await ask(async () => undefined, 'new@bücher.example');

    await waitFor(() => expect(changed).toHaveBeenCalledWith('new@xn--bcher-kva.example', 'secret-1'));
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
    'explains beside the field that %s, and keeps what was typed',
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
  ])('sends no link to %s', async (email, sentence) => {
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

  it('changes when the current one is right', async () => {
    const changed = await ask(async () => undefined);

    expect(await screen.findByText(/Password changed/)).toBeInTheDocument();
    expect(changed).toHaveBeenCalledWith('secret-9', 'secret-1');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('does not change when the current one is wrong', async () => {
    await ask(wrongPassword);
    expect(await screen.findByText('That isn’t your current password.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('secret-9');
  });

  it('does not change when the service is unreachable, and the form says so', async () => {
    await ask(() => Promise.reject(new IdentityError('unreachable')));
    expect(await screen.findByText(/reach the sign-in service/)).toBeVisible();
  });

  it('does not change when the repetition differs', async () => {
    const changed = await ask(async () => undefined, 'secret-8');

    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(changed).not.toHaveBeenCalled();
  });
});

it('moves the focus into an opened form, and back when it closes', async () => {
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

it('shows when a person agreed to which version of the terms, the latest of each', async () => {
  const agreed = (document: 'terms' | 'privacy', version: string, agreed_at: string) =>
    ({ document, version, occasion: 'sign_up', agreed_at }) as const;
  const agreements = [
    agreed('terms', 'new', '2098-03-02T09:00:00.000Z'),
    agreed('privacy', 'first', '2098-01-02T09:00:00.000Z'),
    agreed('terms', 'old', '2098-01-02T09:00:00.000Z'),
  ];
  answer('get', 'my/account', anAccount({ agreements }));
  open();

  expect(await screen.findByText(/^Agreed to on .*2 Mar 2098.*, version new$/)).toBeVisible();
  expect(screen.getByText(/^Agreed to on .*2 Jan 2098.*, version first$/)).toBeVisible();
  expect(screen.queryByText(/version old/)).not.toBeInTheDocument();
});
