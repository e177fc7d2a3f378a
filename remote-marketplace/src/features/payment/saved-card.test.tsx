import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { fillInCard } from '../../testing/pay';
import { aBookedTrip, aPayment, aReservation, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const visa = { brand: 'visa', last4: '4242', saved_at: '2099-06-01T10:00:00.000Z' };
let card: typeof visa | null;
let trip = aReservation();

beforeEach(() => {
  setToday('2099-07-01');
  sessionStorage.clear();
  card = visa;
  trip = aReservation();
  answer('get', 'my/card', () => ({ card }));
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'reservations/:reservation_uuid', () => trip);
});

const open = () => renderRoute(remote, `/payment?reservation=${RESERVATION_UUID}`, { session: aCustomer() });
const payButton = () => screen.findByRole('button', { name: 'Pay €170.48' });
const pays = () =>
  answer('post', 'reservations/:reservation_uuid/pay', () => {
    trip = aBookedTrip();
    return { reservation: trip, payment: aPayment() };
  });

it('pays with the saved card by one press, with nothing to enter', async () => {
  const requests = pays();
  open();

  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  await userEvent.click(await payButton());

  expect(await screen.findByRole('heading', { name: 'Your trip is booked' })).toBeVisible();
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { method: { kind: 'saved_card' } },
  ]);
});

it('pays with another card, and keeps it only where that is marked', async () => {
  const customer = userEvent.setup();
  const requests = pays();
  open();

  await customer.click(await screen.findByRole('button', { name: 'Use another card' }));
  await fillInCard(customer);
  await customer.click(screen.getByRole('checkbox', { name: 'Save this card for my next payments' }));
  await customer.click(await payButton());

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ method: { kind: 'card' }, save_card: true });
});

it('asks for a card when the saved one is gone meanwhile', async () => {
  answer('post', 'reservations/:reservation_uuid/pay', () => {
    card = null;
    return refusal(422, 'CARD_NOT_SAVED');
  });
  open();
  await userEvent.click(await payButton());

  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('You have no saved card any more.');
});

it('takes a card as ever when the saved one cannot be asked for', async () => {
  answer('get', 'my/card', refusal(500, 'INTERNAL_ERROR'));
  open();

  expect(await screen.findByLabelText('Card number')).toBeVisible();
});
