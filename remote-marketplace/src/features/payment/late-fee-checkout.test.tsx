import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { Reservation } from '../../api/reservations';
import { remote } from '../../routes';
import { euros } from '../../testing/cars';
import { fillInCard } from '../../testing/pay';
import { aBookedTrip, aPayment, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const open = () =>
  renderRoute(remote, `/dashboard/diff-payment-page?late=${RESERVATION_UUID}`, { session: aCustomer() });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const fee = { hours: 3, amount: euros(3600), status: 'due', at: '2099-07-13T11:05:00.000Z' } as const;
const late = { late_fee_per_hour: euros(1200), returned_at: '2099-07-13T11:05:00.000Z' };
let known: Reservation;

beforeEach(() => {
  setToday('2099-07-13');
  sessionStorage.clear();
  known = aBookedTrip({ status: 'completed', can: ['pay_late_fee'], late_fee: fee, ...late });
  answer('get', 'my/card', { card: null });
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'reservations/:reservation_uuid', () => known);
});

it('explains a late fee, and charges it to a card', async () => {
  const customer = userEvent.setup();
  const paid = aPayment({ purpose: 'late_fee', amount: euros(3600) });
  const requests = answer('post', 'reservations/:reservation_uuid/late-fee/pay', () => {
    known = aBookedTrip({ status: 'completed', can: [], late_fee: { ...fee, status: 'paid' }, ...late });
    return { reservation: known, payment: paid };
  });
  open();

  const summary = await screen.findByRole('region', { name: 'Your late return' });
  for (const text of ['3 started hours at €12.00', 'To pay now€36.00']) {
    expect(summary).toHaveTextContent(text);
  }
  await fillInCard(customer);
  await customer.click(screen.getByRole('button', { name: 'Pay €36.00' }));

  expect(await h1('The late fee is paid')).toBeVisible();
  expect(requests[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it('explains when no late fee is due or the trip does not exist', async () => {
  known = aBookedTrip({ status: 'completed', can: [], late_fee: { ...fee, status: 'waived' } });
  const { unmount } = open();
  expect(await h1('There’s nothing to pay')).toBeVisible();
  unmount();
  answer('get', 'reservations/:reservation_uuid', refusal(404, 'RESERVATION_NOT_FOUND'));
  open();
  expect(await h1('We can’t find that trip')).toBeVisible();
});
