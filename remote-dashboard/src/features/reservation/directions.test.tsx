import { screen } from '@testing-library/react';
import { answer } from 'api-client/testing';
import { aCustomer, renderRoute } from 'shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aReservation, TRIP_UUID } from '../../testing/reservations';
import { directionsTo, platformOf } from './directions';

startFakeApi();

const place = 'Rua Augusta 1, 1100-048 Lisbon, Portugal';
const encoded = 'Rua%20Augusta%201%2C%201100-048%20Lisbon%2C%20Portugal';

it.each([
  ['Android', `geo:0,0?q=${encoded}`],
  ['macOS', `https://maps.apple.com/?daddr=${encoded}`],
  ['MacIntel', `https://maps.apple.com/?daddr=${encoded}`],
  ['iPhone', `https://maps.apple.com/?daddr=${encoded}`],
  ['Win32', `https://www.openstreetmap.org/directions?to=${encoded}`],
  ['Linux x86_64', `https://www.openstreetmap.org/directions?to=${encoded}`],
])('leads to the maps of %s', (platform, address) => {
  expect(directionsTo(place, platform)).toBe(address);
});

it('reads the platform from the browser’s hints first', () => {
  const hints = { userAgentData: { platform: 'Android' }, platform: 'Linux armv81' };
  expect(platformOf(hints as unknown as Navigator)).toBe('Android');
  expect(platformOf({ platform: 'iPad' } as Navigator)).toBe('iPad');
});

const open = () =>
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });

it('offers the way to the pick-up address, outside the app', async () => {
  answer('get', `reservations/${TRIP_UUID}`, aReservation());
  open();

  const link = await screen.findByRole('link', { name: 'Directions' });
  expect(link).toHaveAttribute('href', directionsTo(place, platformOf(navigator)));
  expect(link).toHaveAttribute('rel', 'noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
});

it('offers no directions before the address may be seen', async () => {
  answer('get', `reservations/${TRIP_UUID}`, aReservation({ status: 'pending_owner', address: null }));
  open();

  expect(await screen.findByRole('region', { name: 'Address and contact' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
});
