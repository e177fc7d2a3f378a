import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { Reservation } from '../../api/reservations';
import { remote } from '../../routes';
import { aCar, aQuote, CAR_UUID, euros } from '../../testing/cars';
import { aBookedTrip, aPayment, aReservation, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const open = (session = aCustomer()) =>
  renderRoute(remote, `/payment?reservation=${RESERVATION_UUID}`, { session });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
let trip: Reservation;
const ended = (reservation: Partial<Reservation> = {}) =>
  aReservation({ status: 'expired', can: [], ...reservation });

beforeEach(() => {
  setToday('2099-07-01');
  sessionStorage.clear();
  trip = aReservation();
  answer('get', 'my/card', { card: null });
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'reservations/:reservation_uuid', () => trip);
  answer('get', 'cars/:car_uuid', aCar());
  answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [] });
});

it('counts down, announces the last seconds, and shows the end of the hold', async () => {
  trip = aReservation({ hold_expires_at: '2099-07-01T12:00:02.000Z' });
  open();

  expect(await screen.findByRole('timer')).toHaveTextContent(/^0:0[12]$/);
  expect(screen.getByText('Less than 30 seconds left to pay.')).toBeInTheDocument();
  trip = ended();
  jest.setSystemTime(new Date('2099-07-01T12:00:05Z'));

  expect(await h1('Your time to pay has run out')).toBeVisible();
  expect(screen.getByText('Your time to pay has run out')).toHaveFocus();
  expect(screen.getByText(/You weren’t charged/)).toBeVisible();
});

it.each([
  ['25 minutes ahead', '2099-07-01T11:35:00Z'],
  ['25 minutes behind', '2099-07-01T12:25:00Z'],
])('counts down by the server’s clock on a device that is %s', async (_, served) => {
  const headers = { date: new Date(served).toUTCString() };
  const until = new Date(Date.parse(served) + 880_000).toISOString();
  trip = aReservation({ hold_expires_at: until, can: ['pay'] });
  answer('get', 'reservations/:reservation_uuid', () => Response.json(trip, { headers }));
  open();

  expect(await screen.findByRole('timer')).toHaveTextContent(/^14:(39|40|41)$/);
  globalThis.__SERVER_AHEAD_MS__ = undefined;
});

it('offers no new hold during the pause, and shows when the pause ends', async () => {
  trip = ended();
  const until = '2099-07-01T14:06:00.000Z';
  answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [{ car_uuid: CAR_UUID, until }] });
  open();

  expect(await screen.findByText(/You can reserve it again at \d\d:06( your time)?\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find another car' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
});

it('trusts the server when the clocks differ', async () => {
  trip = aReservation({ hold_expires_at: '2099-07-01T11:59:00.000Z', can: ['pay'] });
  open();

  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
});

it.each([
  [17_048, 'The price is the same as before.', 'Hold the car for €170.48'],
  [20_000, 'The trip now costs €200.00. Before, it was €170.48.', 'Hold the car for €200.00'],
])(
  'quotes again, and holds the car for %d cents when the customer agrees',
  async (total, sentence, button) => {
    const customer = userEvent.setup();
    trip = ended();
    const fresh = aQuote({ quote_uuid: '00000000-0000-4000-8000-0000000000a2', total: euros(total) });
    const quoted = answer('post', 'quotes', fresh);
    const heldAgain = aReservation({ reservation_uuid: '00000000-0000-4000-8000-0000000000b9' });
    answer('post', 'reservations', () => heldAgain);
    const { router } = open();

    await customer.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await h1('The car is still free')).toBeVisible();
    expect(screen.getByText('The car is still free')).toHaveFocus();
    expect(document.body).toHaveTextContent(sentence);
    expect(quoted.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { car_uuid: CAR_UUID, pick_up: '2099-07-10T10:00', return: '2099-07-13T10:00' },
    ]);
    trip = heldAgain;
    await customer.click(screen.getByRole('link', { name: button }));

    expect(await screen.findByText('Payment', { selector: 'h1 span' })).toBeVisible();
    expect(await screen.findByText('Payment', { selector: 'span' })).toHaveFocus();
    expect(router.state.location.search).toBe(`?reservation=${heldAgain.reservation_uuid}`);
  },
);

it('offers other days when another customer has taken the car', async () => {
  const customer = userEvent.setup();
  const message = 'The car was taken after your time was over. You were not charged.';
  trip = ended({ payments: [aPayment({ status: 'voided', failure: { code: 'car_taken', message } })] });
  answer('post', 'quotes', () => refusal(409, 'CAR_UNAVAILABLE'));
  open();

  expect(await screen.findByText(message)).toBeVisible();
  await customer.click(screen.getByRole('button', { name: 'Check again' }));

  expect(await h1('Someone has just taken this car')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose other dates' })).toBeVisible();
});

it.each<[Partial<Reservation>, string]>([
  [{ status: 'declined', decline_reason: 'The car is at the garage.' }, 'Oscar couldn’t accept your request'],
  [{ status: 'expired', answer_by: '2099-07-01T10:00:00.000Z' }, 'The owner didn’t reply in time'],
  [{ status: 'cancelled' }, 'This trip was cancelled'],
  [{ status: 'in_progress' }, 'Your trip is booked'],
])('shows the outcome of a trip viewed later: %j', async (now, heading) => {
  trip = aBookedTrip({ ...now, can: [] });
  open();

  expect(await h1(heading)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your trip' })).toBeVisible();
});

it('shows "We can’t find that trip" to anyone but the customer', async () => {
  trip = aReservation({ viewer: 'owner', can: [] });
  const { unmount } = open(aCarOwner());
  expect(await h1('We can’t find that trip')).toBeVisible();
  unmount();

  answer('get', 'reservations/:reservation_uuid', () => refusal(404, 'RESERVATION_NOT_FOUND'));
  open();
  expect(await h1('We can’t find that trip')).toBeVisible();
});
