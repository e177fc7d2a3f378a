import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from 'api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from 'shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aHostedTrip, aReservation, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

it.each([
  ['a customer', 'customer-reservations', aCustomer(), aReservation()],
  ['an owner', 'reservations', aCarOwner(), aHostedTrip({ status: 'in_progress' })],
])('hands %s the trip for their calendar', async (_who, list, session, trip) => {
  answer('get', `reservations/${TRIP_UUID}`, trip);
  const asked = answer(
    'get',
    `reservations/${TRIP_UUID}/calendar.ics`,
    () => new Response('BEGIN:VCALENDAR'),
  );
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  let saved = '';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved = this.download;
  });
  renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });

  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));

  await waitFor(() => expect(saved).toBe('trip-4KX7QZ.ics'));
  expect(asked).toHaveLength(1);
  click.mockRestore();
});

it.each(['pending_owner', 'completed', 'cancelled'] as const)(
  'offers no calendar file of a trip that is %s',
  async (status) => {
    answer('get', `reservations/${TRIP_UUID}`, aReservation({ status, can: [] }));
    renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });

    expect(await screen.findByRole('region', { name: 'The trip' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  },
);
