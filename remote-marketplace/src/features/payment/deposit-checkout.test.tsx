import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { Reservation } from '../../api/reservations';
import { remote } from '../../routes';
import { fillInCard } from '../../testing/pay';
import { aBookedTrip, aPayment, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const open = () =>
  renderRoute(remote, `/dashboard/diff-payment-page?deposit=${RESERVATION_UUID}`, { session: aCustomer() });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
let known: Reservation;

beforeEach(() => {
  setToday('2099-07-09');
  sessionStorage.clear();
  known = aBookedTrip({ can: ['set_deposit_aside'], deposit_status: 'failed' });
  answer('get', 'my/card', { card: null });
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'reservations/:reservation_uuid', () => known);
});

it('authorizes the deposit on another card, and says that it is not charged', async () => {
  const customer = userEvent.setup();
  const requests = answer('post', 'reservations/:reservation_uuid/deposit/pay', () => {
    known = aBookedTrip({ can: ['cancel'], deposit_status: 'held' });
    return { reservation: known, payment: aPayment({ purpose: 'deposit', status: 'authorized' }) };
  });
  open();

  expect(await h1('Set the deposit aside')).toBeVisible();
  expect(screen.getByText(/You won’t be charged\./)).toBeVisible();
  await fillInCard(customer);
  await customer.click(screen.getByRole('button', { name: 'Set aside €300.00' }));

  expect(await h1('Your deposit is set aside')).toBeVisible();
  expect(requests[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it('explains when no deposit is needed or the trip does not exist', async () => {
  known = aBookedTrip({ can: [] });
  const { unmount } = open();
  expect(await h1('No deposit is needed now')).toBeVisible();
  unmount();
  answer('get', 'reservations/:reservation_uuid', refusal(404, 'RESERVATION_NOT_FOUND'));
  open();
  expect(await h1('We can’t find that trip')).toBeVisible();
});
