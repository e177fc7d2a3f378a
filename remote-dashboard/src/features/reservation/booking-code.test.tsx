import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from 'api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from 'shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aHostedTrip, aReservation, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

it.each([
  ['the customer', 'customer-reservations', aCustomer(), aReservation()],
  ['the owner', 'reservations', aCarOwner(), aHostedTrip()],
])('gives %s the booking code to read out and to copy', async (_who, list, session, trip) => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  answer('get', `reservations/${TRIP_UUID}`, trip);
  renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });

  const facts = within(await screen.findByRole('region', { name: 'Address and contact' }));
  expect(facts.getByText('4KX7QZ')).toHaveAttribute('translate', 'no');
  await user.click(facts.getByRole('button', { name: 'Copy the booking code' }));

  expect(await screen.findByText('Booking code copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('4KX7QZ');
});
