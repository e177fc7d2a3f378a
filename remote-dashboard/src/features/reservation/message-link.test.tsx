import { screen } from '@testing-library/react';
import { answer } from 'api-client/testing';
import { aCarOwner, aCustomer, anAdmin, renderRoute } from 'shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aHostedTrip, aReservation, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const conversation = `/dashboard/messages/new?reservation=${TRIP_UUID}`;

it.each([
  ['a customer to the owner', 'customer-reservations', aCustomer(), aReservation(), 'Message Okoro'],
  ['an owner to the driver', 'reservations', aCarOwner(), aHostedTrip(), 'Message Mia'],
])('leads %s from a trip', async (_who, list, session, trip, name) => {
  answer('get', `reservations/${TRIP_UUID}`, trip);
  renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });

  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', conversation);
});

it.each([
  ['before it is requested', 'customer-reservations', aCustomer(), aReservation({ booked_at: null })],
  ['for an administrator', 'reservations', anAdmin(), aReservation({ viewer: 'admin' })],
])('leads no one to a conversation about a trip %s', async (_when, list, session, trip) => {
  answer('get', `reservations/${TRIP_UUID}`, trip);
  renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });

  expect(await screen.findByRole('region', { name: 'Address and contact' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Message / })).not.toBeInTheDocument();
});
