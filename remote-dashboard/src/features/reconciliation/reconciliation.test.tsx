import { screen, within } from '@testing-library/react';
import { answer } from 'api-client/testing';
import { anAdmin, renderRoute } from 'shared-auth/testing';
import type { AccountBalances, UnexplainedCash } from './api/reconciliation';
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
