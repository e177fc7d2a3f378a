import { screen } from '@testing-library/react';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aReservation } from '../../testing/reservations';
import type { SharedTrip } from './api/shared-trip';

startFakeApi();

const token = '00000000-0000-4000-8009-000000000001';
const aTrip = (trip: Partial<SharedTrip> = {}): SharedTrip => {
  const { car, pick_up_at, return_at, time_zone } = aReservation();
  return {
    status: 'confirmed',
    car: { ...car, plate: '12-AB-34' },
    pick_up: '2099-07-01T10:00',
    return: '2099-07-05T10:00',
    pick_up_at,
    return_at,
    time_zone,
    address: { street: 'Rua Augusta 1', zip_code: '1100-048', city: 'Lisbon' },
    ...trip,
  };
};
const open = () => renderRoute(remote, `/shared-trip/${token}`);

it('shows a co-driver when and where the trip is, without signing in', async () => {
  answer('get', `shared-trips/${token}`, aTrip());
  open();

  expect(await screen.findByRole('heading', { level: 1, name: /Fiat 500/ })).toBeVisible();
  expect(screen.getByText(/Wed 1 Jul, 10:00/)).toBeVisible();
  expect(screen.getByText(/Sun 5 Jul, 10:00/)).toBeVisible();
  expect(screen.getByText('Rua Augusta 1, 1100-048 Lisbon')).toBeVisible();
  expect(screen.getByText('12-AB-34')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Directions' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('€');
});

it('says that a trip was cancelled, without its address', async () => {
  const { car } = aTrip();
  answer(
    'get',
    `shared-trips/${token}`,
    aTrip({ status: 'cancelled', address: null, car: { ...car, plate: null } }),
  );
  open();

  expect(await screen.findByText('This trip was cancelled.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
  expect(screen.queryByText('Plate')).toBeNull();
});

it('says what to do with a link that was taken back', async () => {
  answer('get', `shared-trips/${token}`, () => refusal(404, 'RESERVATION_NOT_FOUND'));
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'This link shows no trip' })).toBeVisible();
});
