import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aReservation, TRIP_UUID } from '../../testing/reservations';

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
