import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aChange, aReservation, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();
beforeEach(() => setToday('2099-06-10'));
afterEach(() => jest.useRealTimers());

const one = `reservations/${TRIP_UUID}`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openReview = () =>
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });
const text = () => screen.findByLabelText('Your review');

it('sends a review by Enter on the stars, explains beside the text why it was refused, and keeps it', async () => {
  answer('get', one, aReservation({ status: 'completed', can: ['review'] }));
  const sent = answer('post', `${one}/review`, () =>
    refusal(422, 'VALUE_NOT_ALLOWED', { text: 'Say it without a phone number.' }),
  );
  openReview();
  await press('Write a review');
  await userEvent.type(await text(), 'Call me: 123');
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByText('Say it without a phone number.')).toBeVisible();
  expect(await text()).toHaveValue('Call me: 123');
  await waitFor(() => expect(screen.getByLabelText('Your review')).toHaveFocus());
  expect(sent).toHaveLength(1);
  await userEvent.type(await text(), '.');
  expect(screen.queryByText('Say it without a phone number.')).not.toBeInTheDocument();
});

it('shows an error that belongs to no field above the button, and sends the same again', async () => {
  answer('get', one, aReservation({ status: 'completed', can: ['review'] }));
  let isRefused = true;
  answer('post', `${one}/review`, () => (isRefused ? refusal(409, 'MOVE_NOT_ALLOWED') : aReservation()));
  openReview();
  await press('Write a review');
  await userEvent.type(await text(), 'Clean and quick.');
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  await press('Publish the review');
  expect(await screen.findByText('Refused: MOVE_NOT_ALLOWED')).toBeVisible();
  expect(await text()).toHaveValue('Clean and quick.');

  isRefused = false;
  await press('Publish the review');
  expect(await screen.findByText('Thank you for your review')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('restores a half-written review', async () => {
  answer('get', one, aReservation({ status: 'completed', can: ['review'] }));
  const { unmount } = openReview();
  await press('Write a review');
  await userEvent.type(await text(), 'Clean and');
  await press('Cancel');
  unmount();
  openReview();
  await press('Write a review');

  expect(await text()).toHaveValue('Clean and');
});

it('requires a reason for a decline, not only spaces', async () => {
  answer('get', one, aReservation({ viewer: 'owner', status: 'pending_owner', can: ['decline'] }));
  const sent = answer('post', `${one}/decline`, aReservation());
  renderRoute(remote, `/dashboard/reservations/${TRIP_UUID}`, { session: aCarOwner() });
  await press('Decline');
  await userEvent.type(await screen.findByLabelText(/Why\?/), '   ');
  await press('Decline the request');

  expect(await screen.findByText('Enter a reason.')).toBeVisible();
  expect(sent).toHaveLength(0);
});

it('offers the times at which the owner hands the car over and takes it back', async () => {
  const day = { availability: 'taken', is_open: true, can_pick_up: false, can_return: false };
  const none = { pick_up_from: null, pick_up_until: null, return_from: null, return_by: null };
  answer('get', 'cars/:car_uuid/calendar', {
    time_zone: 'Europe/Lisbon',
    from_on: '2099-07-01',
    to_on: '2099-07-31',
    today_on: '2099-06-01',
    taken: [],
    days: [
      { on: '2099-07-01', open_from: '08:00', open_until: '12:00' },
      { on: '2099-07-05', open_from: '09:30', open_until: '10:30' },
    ].map((hours) => ({ ...day, ...none, daily_price: euros(4200), ...hours })),
  });
  answer('get', `reservations/${TRIP_UUID}`, aReservation());
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });

  await userEvent.click(await screen.findByRole('button', { name: 'Change the dates' }));
  const offered = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await screen.findByLabelText('Return time');
  await waitFor(() => expect(offered('Return time')).toEqual(['09:30', '10:00', '10:30']));
  expect(offered('Pick-up time').at(0)).toBe('08:00');
  expect(offered('Pick-up time').at(-1)).toBe('12:00');
});

describe('sending a change', () => {
  let trip: ReturnType<typeof aReservation>;
  let quoted: readonly unknown[];
  let differenceMinor: number;
  beforeEach(() => {
    trip = aReservation();
    differenceMinor = 5270;
    answer('get', `reservations/${TRIP_UUID}`, () => trip);
    answer('get', 'cars/:car_uuid/calendar', () => refusal(404, 'CAR_NOT_FOUND'));
    quoted = answer('post', `reservations/${TRIP_UUID}/change-quotes`, () => ({
      old_total: euros(22_730),
      new_total: euros(22_730 + differenceMinor),
      difference: euros(differenceMinor),
      lines: [],
      billable_days: 5,
    }));
  });
  const send = async () => {
    renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });
    await userEvent.click(await screen.findByRole('button', { name: 'Change the dates' }));
    await userEvent.selectOptions(await screen.findByLabelText('Return time'), '18:00');
    await userEvent.click(await screen.findByRole('button', { name: 'Request change for €52.70 more' }));
  };

  it('keeps what the sheet shows meanwhile', async () => {
    answer('post', `reservations/${TRIP_UUID}/changes`, () => (trip = aReservation({ change: aChange() })));
    await send();

    expect(await screen.findByText('Request sent to Okoro')).toBeVisible();
    // Asked for again, it would be refused: a change is waiting by then.
    expect(quoted).toHaveLength(1);
  });

  it('shows the new difference when it is refused', async () => {
    answer('post', `reservations/${TRIP_UUID}/changes`, () => {
      differenceMinor = 6000;
      return refusal(409, 'DIFFERENCE_CHANGED');
    });
    await send();

    expect(await screen.findByRole('button', { name: 'Request change for €60.00 more' })).toBeVisible();
  });
});
