import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aReservation, aTripPage, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const path = '/dashboard/customer-reservations';

it('lists upcoming trips, each with its next step and a link', async () => {
  const asked = answer(
    'get',
    'my/reservations',
    aTripPage([
      aReservation({ status: 'pending_payment', can: ['pay'], hold_expires_at: '2099-06-01T09:15:00.000Z' }),
    ]),
  );
  renderRoute(remote, path, { session: aCustomer() });

  const trip = await screen.findByRole('link', { name: /Fiat 500 2021/ });
  expect(trip).toHaveAttribute('href', `${path}/${TRIP_UUID}`);
  expect(trip).toHaveTextContent('Payment due');
  expect(trip).toHaveTextContent('Wed 1 Jul, 10:00 – Sun 5 Jul, 10:00');
  expect(trip).toHaveTextContent('Lisbon · €227.30');
  expect(trip).toHaveTextContent(/Pay by Mon,? 1 Jun 2099.* to book this car/);
  expect(asked[0]!.url.searchParams.get('when')).toBe('coming');
});

it('keeps the chosen tab in the address', async () => {
  const asked = answer('get', 'my/reservations', ({ url }) =>
    aTripPage(
      url.searchParams.get('when') === 'past' ? [aReservation({ status: 'completed', can: ['review'] })] : [],
    ),
  );
  const { router } = renderRoute(remote, path, { session: aCustomer() });
  const tabs = within(screen.getByRole('navigation', { name: 'Trips' }));
  expect(await screen.findByRole('heading', { name: 'No upcoming trips' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/carlisting');

  await userEvent.click(tabs.getByRole('link', { name: 'Past' }));

  expect(await screen.findByRole('link', { name: /How was it\? Write a review/ })).toBeVisible();
  expect(router.state.location.search).toBe('?when=past');
  expect(tabs.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
  expect(asked).toHaveLength(2);
});

it('shows the next page on "Show more"', async () => {
  answer('get', 'my/reservations', ({ url }) =>
    url.searchParams.get('cursor') === 'next'
      ? aTripPage([aReservation({ reservation_uuid: 'another' })])
      : aTripPage([aReservation()], 'next'),
  );
  renderRoute(remote, path, { session: aCustomer() });

  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findAllByRole('link', { name: /Fiat 500/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('reports trips that could not be loaded, and loads them on retry', async () => {
  let isDown = true;
  answer('get', 'my/reservations', () =>
    isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : aTripPage([aReservation()]),
  );
  renderRoute(remote, path, { session: aCustomer() });

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your trips couldn’t be loaded'));
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: /Fiat 500/ })).toBeVisible();
});
