import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, startFakeApi } from '@drove/api-client/testing';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aPlace, anOwnCar, CAR_UUID, identityToVerify } from '../../testing/cars';
import { someEarnings } from '../../testing/earnings';

startFakeApi();

const page = '/upload-car-page';
const asOwner = { session: aCarOwner() };
const leave = async (router: ReturnType<typeof renderRoute>['router']) => {
  await act(() => router.navigate('/elsewhere'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await screen.findByText('Outside remote-marketplace');
};

beforeEach(() => {
  answer('get', 'places', { places: [aPlace] });
  answer('get', 'my/account', { email_confirmed: true });
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
  answer('get', 'my/cars/:car_uuid', anOwnCar());
  answer('get', 'owner/next-steps', identityToVerify);
  answer('get', 'hosting/earnings', someEarnings());
});

it('restores the half-filled first step of a new car, and forgets it once saved', async () => {
  answer('post', 'cars', anOwnCar({ photos: [] }));
  const { router } = renderRoute(remote, page, asOwner);
  await userEvent.type(await screen.findByLabelText('Make'), 'Fiat');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bluetooth' }));
  await leave(router);
  await act(() => router.navigate(page));

  expect(await screen.findByText(/We kept what you entered/)).toBeVisible();
  expect(screen.getByLabelText('Make')).toHaveValue('Fiat');
  expect(screen.getByRole('checkbox', { name: 'Bluetooth' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/owner-cars'));
  expect(sessionStorage).toHaveLength(0);
});

it('restores a changed price when the owner returns to the step', async () => {
  const { router } = renderRoute(remote, `${page}?car=${CAR_UUID}&step=price`, asOwner);
  const price = await screen.findByLabelText('Daily price');
  await userEvent.clear(price);
  await userEvent.type(price, '55');
  await leave(router);
  await act(() => router.navigate(`${page}?car=${CAR_UUID}&step=price`));

  expect(await screen.findByLabelText('Daily price')).toHaveValue('55');
});

it('adds a dated price by Enter, and reports each missing field', async () => {
  const requests = answer('put', 'cars/:car_uuid/rates', anOwnCar());
  renderRoute(remote, `${page}?car=${CAR_UUID}&step=price`, asOwner);
  await userEvent.type(await screen.findByLabelText('Price per day (EUR)'), '65{Enter}');
  expect(await screen.findByText('Enter the first day.')).toBeVisible();
  expect(screen.getByLabelText('Price per day (EUR)')).toHaveValue('65');

  await userEvent.type(screen.getByLabelText('First day'), '2099-12-20');
  await userEvent.type(screen.getByLabelText('Last day'), '2099-12-27');
  await userEvent.type(screen.getByLabelText('Price per day (EUR)'), '{Enter}');

  await waitFor(() => expect(screen.getByLabelText('Price per day (EUR)')).toHaveValue(''));
  expect(JSON.parse(requests[0]!.body)).toMatchObject({
    rates: [{ from_on: '2099-12-20', to_on: '2099-12-27', daily_price_minor: 6500 }],
  });
});
