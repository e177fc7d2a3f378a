import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { Receipt } from './api/my-payments';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aPayment, aRefund, aReservation } from '../../testing/reservations';

startFakeApi();

const path = '/dashboard/customer-payments';
const payment = aPayment();
const receipt: Receipt = {
  payment,
  reservation: aReservation(),
  lines: [
    { label: '4 days at €42.00', amount_minor: 16_800 },
    { label: 'Service fee', amount_minor: 1680 },
    { label: 'VAT (23%)', amount_minor: 4250 },
  ],
  refunds: [aRefund()],
  customer: {
    name: 'Mia Meyer',
    email: 'customer@demo.test',
    street: 'Invalidenstraße 1',
    zip_code: '10115',
    city: 'Berlin',
  },
  seller: { name: 'Car Rental Marketplace', on_behalf_of: 'Okoro' },
};

it('lists payments and refunds, and links to each receipt', async () => {
  answer('get', 'my/card', { card: null });
  answer('get', 'my/payments', {
    payments: [{ ...payment, car: aReservation().car }],
    has_more: false,
    next_cursor: null,
  });
  renderRoute(remote, path, { session: aCustomer() });

  const row = await screen.findByRole('link', { name: /Fiat 500 2021/ });
  expect(row).toHaveAttribute('href', `${path}/${payment.payment_uuid}`);
  expect(row).toHaveTextContent('€227.30');
  expect(row).toHaveTextContent('€20.00 back');
  expect(row).toHaveTextContent('Partly refunded');
});

it('shows the saved card, and removes it on request', async () => {
  answer('get', 'my/card', { card: { brand: 'visa', last4: '4242', saved_at: '2099-06-01T10:00:00.000Z' } });
  answer('get', 'my/payments', { payments: [], has_more: false, next_cursor: null });
  const removals = answer('delete', 'my/card', { card: null });
  renderRoute(remote, path, { session: aCustomer() });

  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove card' }));

  await waitFor(() => expect(screen.queryByText('Visa ending in 4242')).not.toBeInTheDocument());
  expect(removals).toHaveLength(1);
});

it('shows a receipt with payer, recipient, purpose and remaining amount', async () => {
  answer('get', 'my/payments/:payment_uuid', receipt);
  renderRoute(remote, `${path}/${payment.payment_uuid}`, { session: aCustomer() });

  expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByText(/Mia Meyer/)).toBeVisible();
  expect(sheet.getByText(/on behalf of Okoro/)).toBeVisible();
  expect(sheet.getByText(/The radio was broken/)).toBeVisible();
  expect(sheet.getByText('€207.30')).toBeVisible();
  expect(sheet.getByText('4KX7QZ')).toBeVisible();
  expect(sheet.getByText(payment.payment_uuid.slice(0, 8).toUpperCase())).toBeVisible();
  expect(sheet.queryByText(receipt.reservation.reservation_uuid)).not.toBeInTheDocument();
});

it('prints the receipt', async () => {
  const print = jest.fn();
  globalThis.print = print;
  answer('get', 'my/payments/:payment_uuid', receipt);
  renderRoute(remote, `${path}/${payment.payment_uuid}`, { session: aCustomer() });

  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));

  expect(print).toHaveBeenCalledTimes(1);
});

it('explains why a payment failed', async () => {
  answer('get', 'my/payments/:payment_uuid', {
    ...receipt,
    refunds: [],
    payment: aPayment({
      status: 'failed',
      captured_at: null,
      failure: { code: 'card_declined', message: 'Your bank declined the card.' },
    }),
  });
  renderRoute(remote, `${path}/${payment.payment_uuid}`, { session: aCustomer() });

  expect(await screen.findByText('Your bank declined the card.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Receipt' })).not.toBeInTheDocument();
});
