import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { Reservation } from '../../api/reservations';
import { remote } from '../../routes';
import { aBookedTrip, aPayment, aReservation, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const unmounted = jest.fn();
/** What Stripe's own script would put on the page. */
const elements = {
  submit: jest.fn(async (): Promise<object> => ({})),
  getElement: () => null,
  create: jest.fn(() => ({
    mount: (node: HTMLElement) => node.append('The form of Stripe'),
    unmount: unmounted,
  })),
};
const stripe = {
  elements: jest.fn(() => elements),
  createConfirmationToken: jest.fn(async (): Promise<object> => ({ confirmationToken: { id: 'ctoken_1' } })),
  handleNextAction: jest.fn(async (): Promise<object> => ({})),
};
let trip: Reservation;

beforeEach(() => {
  jest.clearAllMocks();
  setToday('2099-07-01');
  sessionStorage.clear();
  trip = aReservation();
  Object.assign(globalThis, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  answer('get', 'my/card', { card: null });
  answer('get', 'payment-settings', { provider: 'stripe', publishable_key: 'pk_test_1' });
  answer('get', 'reservations/:reservation_uuid', () => trip);
});

const open = () => renderRoute(remote, `/payment?reservation=${RESERVATION_UUID}`, { session: aCustomer() });
const payButton = () => screen.findByRole('button', { name: 'Pay €170.48' });

it('shows Stripe’s form, and sends the API only the card’s token', async () => {
  const customer = userEvent.setup();
  const requests = answer('post', 'reservations/:reservation_uuid/pay', () => {
    trip = aBookedTrip();
    return { reservation: trip, payment: aPayment() };
  });
  open();

  expect(await screen.findByText('The form of Stripe')).toBeVisible();
  expect(stripe.elements).toHaveBeenCalledWith(
    expect.objectContaining({ amount: 17_048, currency: 'eur', captureMethod: 'manual' }),
  );
  await customer.click(await payButton());

  expect(await screen.findByRole('heading', { name: 'Your trip is booked' })).toBeVisible();
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { method: { kind: 'provider_method', id: 'ctoken_1' } },
  ]);
});

it('does not pay while the form is incomplete, and shows Stripe’s messages', async () => {
  const customer = userEvent.setup();
  elements.submit.mockResolvedValueOnce({ error: { message: 'Your card number is incomplete.' } });
  open();
  await customer.click(await payButton());
  await waitFor(() => expect(elements.submit).toHaveBeenCalled());
  expect(stripe.createConfirmationToken).not.toHaveBeenCalled();

  stripe.createConfirmationToken.mockResolvedValueOnce({ error: { message: 'Stripe cannot be reached.' } });
  await customer.click(await payButton());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Stripe cannot be reached.'));
  // What was typed in Stripe’s form would be gone with it.
  expect(unmounted).not.toHaveBeenCalled();
});

it('lets Stripe request the bank’s confirmation, and then reads the result', async () => {
  const customer = userEvent.setup();
  answer('post', 'reservations/:reservation_uuid/pay', () => {
    const action = { kind: 'stripe', client_secret: 'pi_1_secret' } as const;
    trip = aReservation({ payments: [aPayment({ status: 'requires_action', action })] });
    return { reservation: trip, payment: trip.payments[0]! };
  });
  const confirmations = answer('post', 'payments/:payment_uuid/confirm', () => {
    trip = aBookedTrip();
    return { reservation: trip, payment: aPayment() };
  });
  open();
  await customer.click(await payButton());

  expect(await screen.findByRole('heading', { name: 'Your trip is booked' })).toBeVisible();
  expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' });
  expect(confirmations).toHaveLength(1);
});
