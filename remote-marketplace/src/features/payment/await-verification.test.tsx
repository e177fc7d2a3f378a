import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aReservation, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const open = () => renderRoute(remote, `/payment?reservation=${RESERVATION_UUID}`, { session: aCustomer() });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const aHold = () => aReservation({ awaits_verification: true, can: ['release'] });

beforeEach(() => {
  setToday('2099-07-01');
  answer('get', 'my/favourites', { car_uuids: [] });
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [] });
  answer('get', 'my/verification', { is_waiting: false, usual_minutes: 185 });
  answer('get', 'reservations/:reservation_uuid', aHold());
});

it('shows the price, the time, and the way to the documents instead of the card form', async () => {
  open();

  expect(await h1('Send your documents to book')).toBeVisible();
  expect(await screen.findByText('Verification usually takes about 3 hours.')).toBeVisible();
  expect(screen.getByText(/^Send them by .*, and we’ll hold the car while we check them\./)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^[56]:\d\d$/);
  expect(screen.getByRole('region', { name: 'Your trip' })).toHaveTextContent('€170.48');
  expect(screen.getByRole('link', { name: 'Send my documents' })).toHaveAttribute(
    'href',
    '/dashboard/user-ver-doc-form',
  );
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
});

it('says that nothing is to be done once the documents are sent', async () => {
  answer('get', 'my/verification', { is_waiting: true, usual_minutes: null });
  open();

  expect(await h1('We’re checking your documents')).toBeVisible();
  expect(screen.getByText('Verification usually takes less than a day.')).toBeVisible();
  expect(screen.getByText(/^We’re holding the car until /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what I sent' })).toBeVisible();
});

it('asks for no documents before it is known whether they were sent', async () => {
  let send: (verification: object) => void = () => undefined;
  const verification = new Promise<object>((resolve) => (send = resolve));
  const asked = answer('get', 'my/verification', () => verification);
  open();

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/documents/)).not.toBeInTheDocument();
  send({ is_waiting: true, usual_minutes: null });
  expect(await h1('We’re checking your documents')).toBeVisible();
});

it('releases the car on request', async () => {
  const customer = userEvent.setup();
  const released = answer('post', `reservations/${RESERVATION_UUID}/release`, () => {
    const ended = aReservation({ status: 'expired', cancelled_by: 'customer', can: [] });
    answer('get', 'reservations/:reservation_uuid', ended);
    return aReservation({ status: 'expired' });
  });
  open();

  await customer.click(await screen.findByRole('button', { name: 'Release the car' }));
  expect(await h1('You released this car')).toBeVisible();
  await waitFor(() => expect(released).toHaveLength(1));
});

it('says that the car is no longer held after its time ran out', async () => {
  const ended = aReservation({
    status: 'expired',
    awaits_verification: true,
    hold_expires_at: null,
    can: [],
  });
  answer('get', 'reservations/:reservation_uuid', ended);
  open();

  expect(await h1('We’re no longer holding this car')).toBeVisible();
});
