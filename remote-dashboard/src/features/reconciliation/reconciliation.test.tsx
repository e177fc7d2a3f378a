import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import type { AccountBalances, PartsToCorrect, UnexplainedCash } from './api/reconciliation';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const difference: UnexplainedCash['differences'][number] = {
  subject: 'abcdef12-0000-4000-8000-000000000001',
  payment_uuid: 'abcdef12-0000-4000-8000-000000000001',
  reservation_uuid: TRIP_UUID,
  provider: euros(18_692),
  books: euros(19_926),
  difference: euros(-1_234),
  since: '2099-06-05T09:00:00.000Z',
  age_days: 1,
};
const balances: AccountBalances = {
  at: '2099-06-06T09:00:00.000Z',
  balances: [
    { account: 'provider_cash', kind: 'asset', jurisdiction: null, balance: euros(6_193) },
    { account: 'tax', kind: 'liability', jurisdiction: 'PT', balance: euros(1_242) },
  ],
};
const open = () => renderRoute(remote, '/dashboard/all-payments/reconciliation', { session: anAdmin() });

beforeEach(() => {
  answer('get', 'admin/ledger/parts-to-correct', { payments: [] });
});

it('shows each difference with its age and trip, and the account balances', async () => {
  answer('get', 'admin/ledger/balances', balances);
  answer('get', 'admin/ledger/unexplained', {
    compared_at: '2099-06-06T03:00:00.000Z',
    differences: [
      difference,
      { ...difference, subject: 'stripe txn_1', reservation_uuid: null, age_days: 5 },
    ],
    totals: [{ difference: euros(-2_468), count: 2 }],
  });
  open();

  const table = within(await screen.findByRole('table', { name: 'Differences' }));
  expect(table.getByRole('link', { name: 'Payment ABCDEF12' })).toHaveAttribute(
    'href',
    `/dashboard/reservations/${TRIP_UUID}`,
  );
  expect(table.getByText('1 day')).toBeVisible();
  expect(table.getByRole('row', { name: /stripe txn_1 5 days/ })).toHaveTextContent('-€12.34');
  const accounts = within(await screen.findByRole('table', { name: 'Balances' }));
  expect(accounts.getByRole('row', { name: /Tax \(PT\)/ })).toHaveTextContent('€12.42');
});

it('says that everything matches, or that nothing was compared yet', async () => {
  answer('get', 'admin/ledger/balances', balances);
  answer('get', 'admin/ledger/unexplained', { compared_at: null, differences: [], totals: [] });
  const { unmount } = open();
  expect(await screen.findByText('Not compared yet')).toBeVisible();
  unmount();
  answer('get', 'admin/ledger/unexplained', {
    compared_at: '2099-06-06T03:00:00.000Z',
    differences: [],
    totals: [],
  });
  open();
  expect(await screen.findByText('Everything matches')).toBeVisible();
});

it('corrects whose a payment is, with a reason', async () => {
  const has = { owner: euros(2_438), commission: euros(-840), service_fee: euros(-449), tax: euros(-1_149) };
  const payment: PartsToCorrect = {
    payment_uuid: difference.subject,
    reservation_uuid: TRIP_UUID,
    has,
    should_have: { owner: euros(0), commission: euros(0), service_fee: euros(0), tax: euros(-1_149) },
  };
  answer('get', 'admin/ledger/balances', balances);
  answer('get', 'admin/ledger/unexplained', { compared_at: null, differences: [], totals: [] });
  answer('get', 'admin/ledger/parts-to-correct', { payments: [payment] });
  const sent = answer('post', 'admin/payments/:payment_uuid/correction', () => {
    answer('get', 'admin/ledger/parts-to-correct', { payments: [] });
    return payment;
  });
  open();

  const table = within(await screen.findByRole('table', { name: 'Payments to correct' }));
  expect(table.getByRole('row', { name: /ABCDEF12/ })).toHaveTextContent('€24.38 → €0.00');
  await userEvent.click(table.getByRole('button', { name: 'Correct payment ABCDEF12' }));
  const form = within(screen.getByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(await form.findByText('Enter a reason.')).toBeVisible();
  await userEvent.type(form.getByLabelText(/^Reason/), 'Taken from all shares.');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));

  expect(await screen.findByText('The parts are corrected')).toBeVisible();
  expect(JSON.parse(sent[0]!.body)).toEqual({ reason: 'Taken from all shares.' });
  await waitFor(() =>
    expect(screen.queryByRole('table', { name: 'Payments to correct' })).not.toBeInTheDocument(),
  );
});
