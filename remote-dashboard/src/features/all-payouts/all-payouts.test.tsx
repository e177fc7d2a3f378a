import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import type { AccountedPayout } from './api/all-payouts';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();
beforeEach(() => {
  answer('get', 'admin/payout-transfers', noTransfers);
  answer('get', 'admin/bank-files', { bank_files: [] });
});

const noTransfers = { transfers: [], has_more: false, next_cursor: null, waiting: [] };

const payout: AccountedPayout = {
  payout_uuid: '00000000-0000-4000-8000-0000000000f1',
  reservation_uuid: TRIP_UUID,
  owner: {
    user_uuid: '00000000-0000-4000-8000-0000000000d1',
    fname: 'Okoro',
    lname: 'Okafor',
    email: 'okoro@demo.test',
  },
  car: { make: 'Fiat', model: '500' },
  customer: { fname: 'Mia' },
  pick_up_at: '2099-06-01T09:00:00.000Z',
  return_at: '2099-06-05T09:00:00.000Z',
  kind: 'trip',
  amount: euros(14_280),
  status: 'paid',
  held_by: null,
  due_at: '2099-06-06T09:00:00.000Z',
  paid_at: '2099-06-06T09:01:00.000Z',
  transfer_uuid: 'abcdef12-0000-4000-8000-000000000001',
  created_at: '2099-06-05T09:00:00.000Z',
};
const totals = {
  currency: 'EUR',
  sent: euros(0),
  scheduled: euros(-4250),
  paid: euros(14_280),
  transferred: euros(14_280),
  owed: euros(4250),
};
const page = { payouts: [payout], has_more: false, next_cursor: null, totals: [totals] };
const open = () => renderRoute(remote, '/dashboard/all-payments/payouts', { session: anAdmin() });

it('shows payouts and debts of owners, and keeps the filters in the address', async () => {
  const asked = answer('get', 'admin/payouts', page);
  const { router } = open();

  const row = within((await screen.findAllByRole('row')).at(-1)!);
  expect(row.getByText('Okoro Okafor')).toBeVisible();
  expect(row.getByText('Transfer ABCDEF12')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Totals' })).getByText('€42.50')).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText('State'), 'Paid or set off');
  await waitFor(() => expect(router.state.location.search).toBe('?status=paid'));
  expect(asked.at(-1)!.url.searchParams.get('status')).toBe('paid');
});

it('shows nothing before everything above the payouts is there, which would move them', async () => {
  answer('get', 'admin/payouts', page);
  let send: (files: object) => void = () => undefined;
  const files = new Promise<object>((resolve) => (send = resolve));
  answer('get', 'admin/bank-files', () => files);
  open();

  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  send({ bank_files: [] });
  expect(await screen.findByRole('heading', { name: 'Transfers for the bank' })).toBeVisible();
});

it('explains why a payout is on hold', async () => {
  const held = { ...payout, status: 'scheduled' as const, paid_at: null, transfer_uuid: null };
  const reasons = ['owner_suspended', 'trip_disputed', 'payment_disputed'];
  const payouts = reasons.map((held_by, index) => ({ ...held, held_by, payout_uuid: `f${index}` }));
  answer('get', 'admin/payouts', { ...page, payouts });
  open();

  expect(await screen.findByText('On hold: the account is suspended')).toBeVisible();
  expect(screen.getByText('On hold: the trip is disputed')).toBeVisible();
  expect(screen.getByText('On hold: the payment is disputed at the bank')).toBeVisible();
});

const bankFile = {
  bank_file_uuid: 'abcdef12-0000-4000-8000-0000000000b1',
  created_at: '2099-06-06T09:00:00.000Z',
  waiting: [{ count: 2, amount: euros(28_560) }],
};

it('creates a bank file of scheduled transfers, and downloads it again until the bank has answered', async () => {
  answer('get', 'admin/payouts', page);
  const made = answer('post', 'admin/bank-files', bankFile);
  const path = `admin/bank-files/${bankFile.bank_file_uuid}/transfers.csv`;
  const taken = answer('get', path, () => new Response('a,b'));
  URL.createObjectURL = jest.fn(() => 'blob:csv');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open();

  const transfers = within(await screen.findByRole('region', { name: 'Transfers for the bank' }));
  answer('get', 'admin/bank-files', { bank_files: [bankFile] });
  await userEvent.click(transfers.getByRole('button', { name: 'Make a new file' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect([made.length, taken.length]).toEqual([1, 1]);

  expect(await transfers.findByText('2 transfers, €285.60')).toBeVisible();
  await userEvent.click(transfers.getByRole('button', { name: 'Download again (file ABCDEF12)' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
  expect([made.length, taken.length]).toEqual([1, 2]);
});

it('reports that every transfer is in a file already', async () => {
  answer('get', 'admin/payouts', page);
  answer('post', 'admin/bank-files', () => refusal(409, 'MOVE_NOT_ALLOWED'));
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Make a new file' }));

  expect(await screen.findByText('Refused: MOVE_NOT_ALLOWED')).toBeVisible();
});

it('cannot mark a transfer that is in no file, and shows its reason', async () => {
  answer('get', 'admin/payouts', page);
  const unfiled = { ...aTransfer('t1', 'Okoro'), bank_file_uuid: null };
  const held = { ...aTransfer('t2', 'Ada'), bank_file_uuid: null, held_by: 'owner_suspended' };
  answer('get', 'admin/payout-transfers', { ...noTransfers, transfers: [unfiled, held] });
  open();

  const bank = within(await screen.findByRole('region', { name: 'Answers of the bank' }));
  expect(await bank.findByText('Goes into the next file')).toBeVisible();
  expect(bank.getByText('On hold: the account is suspended')).toBeVisible();
  expect(bank.queryByRole('button')).toBeNull();
});

const aTransfer = (uuid: string, fname: string) => ({
  transfer_uuid: uuid,
  owner: { ...payout.owner, fname },
  amount: euros(14_280),
  trips: 1,
  reference: 'CAR RENTAL ABCDEF12',
  status: 'sent',
  failure: null,
  bank_file_uuid: 'abcdef12-0000-4000-8000-0000000000b1',
  held_by: null,
  created_at: '2099-06-06T09:00:00.000Z',
  settled_at: null,
});

it('warns of a transfer on hold in its file, and leaves it out when marking all', async () => {
  answer('get', 'admin/payouts', page);
  const transfers = [{ ...aTransfer('t1', 'Okoro'), held_by: 'payment_disputed' }, aTransfer('t2', 'Ada')];
  answer('get', 'admin/payout-transfers', { ...noTransfers, transfers });
  open();

  const bank = within(await screen.findByRole('region', { name: 'Answers of the bank' }));
  expect(
    await bank.findByText(/^On hold: the payment is disputed at the bank\. The file leaves it out/),
  ).toBeVisible();
  expect(bank.getByRole('button', { name: 'Mark all 1 as paid' })).toBeVisible();
});

it('marks all waiting transfers as paid after a confirmation', async () => {
  answer('get', 'admin/payouts', page);
  const transfers = [aTransfer('t1', 'Okoro'), aTransfer('t2', 'Ada')];
  const waiting = [{ count: 2, amount: euros(28_560) }];
  answer('get', 'admin/payout-transfers', { ...noTransfers, transfers, waiting });
  const sent = answer('post', 'admin/payout-transfers/confirm', () => new Response(null, { status: 204 }));
  open();

  const bank = within(await screen.findByRole('region', { name: 'Answers of the bank' }));
  expect(await bank.findByText('Waiting: 2 transfers, €285.60')).toBeVisible();
  await userEvent.click(bank.getByRole('button', { name: 'Mark all 2 as paid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 2 transfers as paid?' }));
  answer('get', 'admin/payout-transfers', noTransfers);
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));

  expect(await bank.findByText('Nothing is waiting')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual(['{"transfer_uuids":["t1","t2"]}']);
});

it('marks one transfer as returned by keyboard, with the bank’s reason', async () => {
  answer('get', 'admin/payouts', page);
  answer('get', 'admin/payout-transfers', { ...noTransfers, transfers: [aTransfer('t1', 'Okoro')] });
  const path = 'admin/payout-transfers/t1/return';
  const sent = answer('post', path, () => new Response(null, { status: 204 }));
  open();

  (await screen.findByRole('button', { name: /^Returned: Okoro Okafor, €142.80/ })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '€142.80 to Okoro Okafor: returned?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as returned' }));
  expect(await dialog.findByText('Enter the reason your bank gives.')).toBeVisible();
  expect(dialog.getByLabelText('Reason your bank gives')).toHaveFocus();
  await userEvent.keyboard('Account closed{Enter}');

  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual(['{"reason":"Account closed"}']));
});
