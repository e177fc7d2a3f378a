import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, startFakeApi } from '@drove/api-client/testing';
import { act } from 'react';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aPlace, anOwnCar, CAR_UUID, identityToVerify, someBookingRules } from '../../testing/cars';
import { someEarnings } from '../../testing/earnings';

startFakeApi();

const OTHER_UUID = '00000000-0000-4000-8000-0000000000c9';
const cars: Record<string, ReturnType<typeof anOwnCar>> = {
  [CAR_UUID]: anOwnCar({ make: 'Fiat', daily_price_minor: 4200, notice_hours: 3 }),
  [OTHER_UUID]: anOwnCar({ car_uuid: OTHER_UUID, make: 'Seat', daily_price_minor: 5100, notice_hours: 48 }),
};

beforeEach(() => {
  answer('get', 'places', { places: [aPlace] });
  answer('get', 'my/account', { email_confirmed: true });
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
  answer('get', 'my/cars/:car_uuid', ({ url }) => cars[url.pathname.split('/').at(-1) ?? '']);
  answer('get', 'owner/next-steps', identityToVerify);
  answer('get', 'hosting/earnings', someEarnings());
  answer('get', 'my/booking-rules', someBookingRules());
});

it.each([
  ['car', 'Make', 'Fiat', 'Seat'],
  ['price', 'Daily price', '42', '51'],
  ['calendar', 'Notice before pick-up', '3', '48'],
])('shows the car of the address when it changes at the step "%s"', async (step, field, one, other) => {
  const to = (uuid: string) => `/upload-car-page?car=${uuid}&step=${step}`;
  const { router } = renderRoute(remote, to(OTHER_UUID), { session: aCarOwner() });
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue(other));
  await act(() => router.navigate(to(CAR_UUID)));
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue(one));
  // Both are known by now, so that nothing loads in between.
  await act(() => router.navigate(to(OTHER_UUID)));
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue(other));
});

it('begins a new car with the plan of the address, also once that changes', async () => {
  const { router } = renderRoute(remote, '/upload-car-page?place=lisbon&type=van', { session: aCarOwner() });
  await waitFor(() => expect(screen.getByLabelText('Type')).toHaveValue('van'));
  await act(() => router.navigate('/upload-car-page?place=lisbon&type=suv'));
  await waitFor(() => expect(screen.getByLabelText('Type')).toHaveValue('suv'));

  await userEvent.type(screen.getByLabelText('Make'), 'Fiat');
  await act(() => router.navigate('/upload-car-page?place=lisbon&type=van'));
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
});
