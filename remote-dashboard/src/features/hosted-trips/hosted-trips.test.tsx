import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { aCarOwner, anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aChange, aHostedTrip, aReservation, aTripPage } from '../../testing/reservations';

startFakeApi();

const path = '/dashboard/reservations';
const noCars = { cars: [], has_more: false, next_cursor: null };

describe('an owner', () => {
  const session = aCarOwner();

  it('sees requests first, nearest deadline on top, with their number', async () => {
    answer('get', 'my/cars', noCars);
    const request = (model: string, answerBy: string) =>
      aHostedTrip({
        reservation_uuid: model,
        car: { ...aReservation().car, model },
        status: 'pending_owner',
        can: ['accept', 'decline'],
        answer_by: answerBy,
      });
    const asked = answer(
      'get',
      'owner/reservations',
      aTripPage([request('Panda', '2099-06-12T10:00:00.000Z'), request('Tipo', '2099-06-11T10:00:00.000Z')]),
    );
    renderRoute(remote, path, { session });

    const trips = await screen.findAllByRole('link', { name: /Reply needed/ });
    expect(trips.map((trip) => /Panda|Tipo/.exec(trip.textContent)?.[0])).toEqual(['Tipo', 'Panda']);
    expect(trips[0]).toHaveTextContent(/Mia Meyer · €142\.80 for you/);
    expect(trips[0]).toHaveTextContent(/Accept or decline by Thu,? 11 Jun 2099/);
    expect(screen.getByRole('link', { name: 'Requests 2' })).toHaveAttribute('aria-current', 'page');
    expect(asked[0]!.url.searchParams.get('waiting_for')).toBe('answer');
  });

  it('counts and sorts requested changes with the requests', async () => {
    answer('get', 'my/cars', noCars);
    const requested = aHostedTrip({
      status: 'pending_owner',
      can: ['accept'],
      answer_by: '2099-06-12T10:00:00.000Z',
    });
    const changed = aHostedTrip({
      reservation_uuid: '00000000-0000-4000-8000-0000000000d2',
      answer_by: '2099-05-01T10:00:00.000Z',
      can: ['answer_change'],
      change: aChange({ expires_at: '2099-06-11T09:00:00.000Z' }),
    });
    answer('get', 'owner/reservations', aTripPage([requested, changed]));
    renderRoute(remote, path, { session });

    expect(await screen.findByRole('link', { name: 'Requests 2' })).toBeVisible();
    const trips = screen.getAllByRole('link', { name: /Fiat 500/ });
    expect(trips.map((trip) => /Change requested|Accept or decline/.exec(trip.textContent)?.[0])).toEqual([
      'Change requested',
      'Accept or decline',
    ]);
  });

  it('keeps the tab and the car in the address', async () => {
    const car = (uuid: string, model: string) => ({ car_uuid: uuid, make: 'Fiat', model, year: 2021 });
    answer('get', 'my/cars', { ...noCars, cars: [car('car-1', '500'), car('car-2', 'Panda')] });
    const asked = answer('get', 'owner/reservations', aTripPage([]));
    const { router } = renderRoute(remote, path, { session });

    await userEvent.selectOptions(await screen.findByLabelText('Car'), 'Fiat Panda 2021');
    const tabs = within(screen.getByRole('navigation', { name: 'Bookings' }));
    await userEvent.click(tabs.getByRole('link', { name: 'In progress' }));

    expect(await screen.findByRole('heading', { name: 'None of your cars are on a trip' })).toBeVisible();
    expect(router.state.location.search).toBe('?when=running&car_uuid=car-2');
    expect(asked.at(-1)!.url.search).toContain('when=running');
    expect(asked.at(-1)!.url.search).toContain('car_uuid=car-2');
  });
});

describe('an owner who has a booking code', () => {
  const session = aCarOwner();

  it('finds the booking by it, whenever it is, and sees all bookings again', async () => {
    answer('get', 'my/cars', noCars);
    const asked = answer('get', 'owner/reservations', ({ url }) =>
      aTripPage(url.searchParams.get('booking_code') === '4kx 7qz' ? [aHostedTrip()] : []),
    );
    const { router } = renderRoute(remote, `${path}?when=past`, { session });

    await userEvent.type(await screen.findByRole('searchbox', { name: 'Booking code' }), '4kx 7qz{Enter}');

    expect(await screen.findByRole('link', { name: /Fiat 500/ })).toBeVisible();
    expect(asked.at(-1)!.url.searchParams.has('when')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Show all bookings' }));

    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible();
    expect(router.state.location.search).toBe('?when=past');
  });

  it('reads that no booking has the code', async () => {
    answer('get', 'my/cars', noCars);
    answer('get', 'owner/reservations', aTripPage([]));
    renderRoute(remote, `${path}?booking_code=222222`, { session });

    expect(await screen.findByRole('heading', { name: 'No bookings with this code' })).toBeVisible();
  });
});

describe('an administrator', () => {
  const session = anAdmin();

  it('filters all reservations by words and by state, and keeps both in the address', async () => {
    const asked = answer('get', 'admin/reservations', ({ url }) =>
      aTripPage(
        url.searchParams.get('status') === 'disputed'
          ? [aReservation({ viewer: 'admin', status: 'disputed', can: ['resolve'] })]
          : [],
      ),
    );
    const { router } = renderRoute(remote, path, { session });
    expect(await screen.findByRole('heading', { name: 'No reservations yet' })).toBeVisible();

    await userEvent.selectOptions(screen.getByLabelText('State'), 'Disputed');
    await userEvent.type(screen.getByRole('searchbox', { name: /^Name, email/ }), 'meyer{Enter}');

    const row = within((await screen.findAllByRole('row')).at(-1)!);
    expect(row.getByText('Disputed')).toBeVisible();
    expect(row.getByText('with Okoro')).toBeVisible();
    expect(row.getByText('4KX7QZ')).toHaveAttribute('translate', 'no');
    expect(router.state.location.search).toBe('?status=disputed&query=meyer');
    expect(asked.at(-1)!.url.searchParams.get('query')).toBe('meyer');
  });

  it('switches between reservations waiting for a decision and for a confirmation', async () => {
    const asked = answer('get', 'admin/reservations', aTripPage([aReservation({ viewer: 'admin' })]));
    const { router } = renderRoute(remote, `${path}?waiting_for=decision`, { session });

    const choice = await screen.findByLabelText('Waiting for');
    expect(choice).toHaveDisplayValue('A decision');
    await userEvent.selectOptions(choice, 'A confirmation');

    expect(router.state.location.search).toBe('?waiting_for=confirmation');
    expect(asked.map(({ url }) => url.searchParams.get('waiting_for'))).toEqual(['decision', 'confirmation']);
  });

  it('reads that nothing matches, and shows everything again', async () => {
    answer('get', 'admin/reservations', ({ url }) =>
      aTripPage(url.searchParams.has('query') ? [] : [aReservation({ viewer: 'admin' })]),
    );
    renderRoute(remote, `${path}?query=nobody`, { session });

    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));

    expect(await screen.findByRole('link', { name: 'Fiat 500 2021' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
