import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { IdentityError } from '@drove/shared-auth';
import { aCarOwner, pasteInto, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { euros } from '../../testing/reservations';

startFakeApi();

const nothing = { provider: 'test', method: null, account: null, bank_account: null, held_until: null };

function openPage(account: object) {
  answer('get', 'owner/income', { currency: 'EUR', months: [], total: euros(0) });
  answer('get', 'owner/payouts', { payouts: [], has_more: false, next_cursor: null, owed: [] });
  answer('get', 'owner/payout-account', { ...nothing, ...account });
  renderRoute(remote, '/dashboard/reservations/income', { session: aCarOwner() });
}

/** Of several elements. */
const aParagraph = (text: RegExp): Parameters<typeof screen.getByText> => [
  (_own, element) => text.test(element?.textContent ?? ''),
  { selector: 'p' },
];

it('saves a bank account, and explains an invalid one', async () => {
  openPage({});
  const panel = within(await screen.findByRole('region', { name: 'Payout method' }));
  expect(panel.getByText(/^Tell us where to send/)).toBeVisible();
  await userEvent.type(panel.getByLabelText('Account holder'), 'Oscar Owner');
  await pasteInto(panel.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 01');
  await pasteInto(panel.getByLabelText('Your password'), 'secret-1');
  const sentence = 'This IBAN is not right.';
  answer('put', 'owner/bank-account', () =>
    Response.json(
      { code: 'VALUE_NOT_ALLOWED', message: sentence, fields: { iban: sentence } },
      { status: 422 },
    ),
  );
  await userEvent.click(panel.getByRole('button', { name: 'Save the bank account' }));
  expect(await panel.findByText(sentence)).toBeVisible();

  const bank = { holder: 'Oscar Owner', iban_last4: '3000', country_code: 'DE', has_problem: false };
  const asked = answer('put', 'owner/bank-account', { ...nothing, bank_account: bank });
  await userEvent.type(panel.getByLabelText('IBAN'), '{Backspace}0');
  await userEvent.click(panel.getByRole('button', { name: 'Save the bank account' }));
  expect(
    await panel.findByText(...aParagraph(/^Payouts go to Oscar Owner, the bank account DE … 3000/)),
  ).toBeVisible();
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    holder: 'Oscar Owner',
    iban: 'DE89 3704 0044 0532 0130 00',
  });
});

it.each([
  ['a bank account', 'put', 'owner/bank-account', 'Save the bank account'],
  ['an account at the provider', 'post', 'owner/payout-account/onboarding', 'Set up payouts'],
] as const)('has an owner confirm their address before they enter %s', async (_, method, path, button) => {
  openPage({});
  const sentence = 'Please confirm your email address first.';
  answer(method, path, () =>
    Response.json({ code: 'EMAIL_NOT_CONFIRMED', message: sentence }, { status: 403 }),
  );
  const panel = within(await screen.findByRole('region', { name: 'Payout method' }));
  await userEvent.type(panel.getByLabelText('Account holder'), 'Oscar Owner');
  await pasteInto(panel.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00');
  await pasteInto(panel.getByLabelText('Your password'), 'secret-1');

  await userEvent.click(panel.getByRole('button', { name: button }));

  expect(await panel.findByText('Confirm your email address')).toBeVisible();
  expect(panel.getByLabelText('Account holder')).toHaveValue('Oscar Owner');
});

it('requests the bank account again when the bank returned a payout', async () => {
  const bank = { holder: 'Oscar Owner', iban_last4: '3000', country_code: 'DE', has_problem: true };
  openPage({ bank_account: bank });
  const panel = within(await screen.findByRole('region', { name: 'Payout method' }));
  expect(
    panel.getByText(...aParagraph(/^Your bank returned the last payout to the account DE … 3000/)),
  ).toBeVisible();
  expect(panel.getByLabelText('IBAN')).toBeVisible();
});

it('explains why payouts wait, and lets the embedded provider simulate an accepting bank', async () => {
  openPage({ account: { provider: 'test', state: 'problem' } });
  const panel = within(await screen.findByRole('region', { name: 'Payout method' }));
  expect(panel.getByText(/^Your bank rejected the last payout/)).toBeVisible();
  expect(panel.queryByLabelText('IBAN')).not.toBeInTheDocument();
  const asked = answer('post', 'owner/payout-account/test-onboarding', {
    ...nothing,
    account: { provider: 'test', state: 'active' },
  });
  await userEvent.click(panel.getByRole('button', { name: 'The bank accepts payouts' }));
  expect(await panel.findByText(/^Payouts go to your account with our payment provider/)).toBeVisible();
  expect(asked[0]?.body).toBe('{"state":"complete"}');
});

it('keeps what was typed when the password is wrong', async () => {
  answer('get', 'owner/income', { currency: 'EUR', months: [], total: euros(0) });
  answer('get', 'owner/payouts', { payouts: [], has_more: false, next_cursor: null, owed: [] });
  answer('get', 'owner/payout-account', nothing);
  const asked = answer('put', 'owner/bank-account', nothing);
  const confirmPassword = () => Promise.reject(new IdentityError('invalid-credentials'));
  renderRoute(remote, '/dashboard/reservations/income', {
    session: aCarOwner(),
    auth: { confirmPassword },
  });
  const panel = within(await screen.findByRole('region', { name: 'Payout method' }));
  await pasteInto(panel.getByLabelText('Account holder'), 'Oscar Owner');
  await pasteInto(panel.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00');
  await pasteInto(panel.getByLabelText('Your password'), 'wrong');
  await userEvent.click(panel.getByRole('button', { name: 'Save the bank account' }));
  expect(await panel.findByText('That isn’t your current password.')).toBeVisible();
  expect(panel.getByLabelText('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  expect(asked).toEqual([]);
});

it('confirms a changed account with the link of the mail', async () => {
  const bank = { holder: 'Oscar Owner', iban_last4: '3000', country_code: 'DE', has_problem: false };
  answer('get', 'owner/income', { currency: 'EUR', months: [], total: euros(0) });
  // What is asked for again answers after the button has gone.
  answer('get', 'owner/payouts', async () => {
    await waitFor(() => expect(screen.queryByText('Confirm the new account')).not.toBeInTheDocument());
    return { payouts: [], has_more: false, next_cursor: null, owed: [] };
  });
  const held = { ...nothing, bank_account: bank, held_until: '2099-06-04T09:00:00.000Z' };
  answer('get', 'owner/payout-account', held);
  const asked = answer('post', 'owner/payout-account/confirmation', { ...held, held_until: null });
  renderRoute(remote, '/dashboard/reservations/income?confirm-account=abc', { session: aCarOwner() });
  const panel = within(await screen.findByRole('region', { name: 'Payout method' }));
  expect(panel.getByText(/payouts wait until .*4 Jun 2099/)).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Confirm the new account' }));
  expect(await screen.findByText('Payouts go to your new account now')).toBeVisible();
  expect(asked[0]?.body).toBe('{"confirmation":"abc"}');
  expect(panel.queryByText(/payouts wait until/)).not.toBeInTheDocument();
});

it('asks for the password before the provider’s page opens when signing in was a while ago', async () => {
  openPage({});
  const panel = within(await screen.findByRole('region', { name: 'Payout method' }));
  answer('post', 'owner/payout-account/onboarding', () =>
    Response.json(
      { code: 'RECENT_SIGN_IN_REQUIRED', message: 'Please confirm your password.' },
      { status: 403 },
    ),
  );
  await userEvent.click(panel.getByRole('button', { name: 'Set up payouts' }));
  await pasteInto(await panel.findByLabelText('Confirm your password'), 'secret-1');
  const asked = answer('post', 'owner/payout-account/onboarding', { url: '/' });
  await userEvent.click(panel.getByRole('button', { name: 'Confirm and go on' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(panel.queryByLabelText('Confirm your password')).not.toBeInTheDocument();
});

it('names the bank account that payouts go to while the provider’s page is not finished', async () => {
  const bank = { holder: 'Oscar Owner', iban_last4: '3000', country_code: 'DE', has_problem: false };
  const account = { provider: 'test', state: 'incomplete' };
  openPage({ method: 'bank_file', account, bank_account: bank });
  const panel = within(await screen.findByRole('region', { name: 'Payout method' }));
  expect(
    panel.getByText(...aParagraph(/^Until you finish .* Oscar Owner, the bank account DE … 3000/)),
  ).toBeVisible();
});
