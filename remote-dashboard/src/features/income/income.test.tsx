import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

beforeEach(() => {
  answer('get', 'owner/payout-account', { provider: 'test', account: null, bank_account: null });
});

const payout = {
  payout_uuid: '00000000-0000-4000-8000-0000000000f1',
  reservation_uuid: TRIP_UUID,
  car: { make: 'Fiat', model: '500' },
  customer: { fname: 'Mia' },
  pick_up_at: '2099-06-01T09:00:00.000Z',
  return_at: '2099-06-05T09:00:00.000Z',
  kind: 'trip',
  amount: euros(14_280),
  status: 'scheduled',
  held_by: null,
  due_at: '2099-06-06T09:00:00.000Z',
  paid_at: null,
  transfer_uuid: null,
  created_at: '2099-06-05T09:00:00.000Z',
};

it('shows an owner the income of each month, and each payout with its date', async () => {
  answer('get', 'owner/income', {
    currency: 'EUR',
    months: [
      { month: '2099-05', payout_minor: 0, trips: 0 },
      { month: '2099-06', payout_minor: 14_280, trips: 1 },
    ],
    total: euros(14_280),
  });
  answer('get', 'owner/payouts', { payouts: [payout], has_more: false, next_cursor: null, owed: [] });
  renderRoute(remote, '/dashboard/reservations/income', { session: aCarOwner() });

  await userEvent.click(await screen.findByText('Show as table'));
  const rows = within(screen.getByRole('table', { name: 'Income by month' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthTripsIncome',
    'June 20991€142.80',
    'May 20990€0.00',
  ]);
  const payouts = within(screen.getByRole('region', { name: 'Payouts' }));
  expect(await payouts.findByRole('link', { name: 'Fiat 500, Mia' })).toHaveAttribute(
    'href',
    `/dashboard/reservations/${TRIP_UUID}`,
  );
  expect(payouts.getByText(/^Due Sat,? 6 Jun 2099/)).toBeVisible();
  expect(payouts.getByText('Scheduled')).toBeVisible();
});

it('explains to an owner a debt for a refund after the payout, and its settlement', async () => {
  answer('get', 'owner/income', { currency: 'EUR', months: [], total: euros(0) });
  const correction = { ...payout, kind: 'correction', amount: euros(-4250) };
  const setOff = { ...correction, payout_uuid: 'f2', status: 'paid', paid_at: '2099-06-07T09:00:00.000Z' };
  const page = { payouts: [correction, setOff], has_more: false, next_cursor: null, owed: [euros(4250)] };
  answer('get', 'owner/payouts', page);
  renderRoute(remote, '/dashboard/reservations/income', { session: aCarOwner() });

  const payouts = within(await screen.findByRole('region', { name: 'Payouts' }));
  expect(await payouts.findByText(/^You owe €42.50 for refunds/)).toBeVisible();
  expect(payouts.getByText('Refund after the payout · Deducted from your next payout')).toBeVisible();
  expect(payouts.getByText('Owed')).toBeVisible();
  expect(payouts.getByText('Set off')).toBeVisible();
});
