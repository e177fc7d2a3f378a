import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { IdentityError } from '@drove/shared-auth';
import { aCustomer, renderRoute, type RenderRouteOptions } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { anAccount } from '../../testing/account';
import { startFakeApi } from '../../testing/api';
import { TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const open = (auth: RenderRouteOptions['auth'] = {}) =>
  renderRoute(remote, '/dashboard/account', { session: aCustomer(), auth });
const wrongPassword = () => Promise.reject(new IdentityError('invalid-credentials'));

describe('deleting the account', () => {
  async function ask(closeAccount?: () => Promise<void>) {
    const person = userEvent.setup();
    const { router } = open(closeAccount ? { closeAccount } : {});
    await person.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account for good?' }));
    await person.type(dialog.getByLabelText('Your password'), 'secret-1');
    await person.click(dialog.getByRole('button', { name: 'Delete my account for good' }));
    return { router, dialog };
  }

  it('confirms the deletion, and ends the session', async () => {
    answer('get', 'my/account', anAccount());
    const { router } = await ask();

    expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('requires the password', async () => {
    answer('get', 'my/account', anAccount());
    const { dialog } = await ask(wrongPassword);

    expect(await dialog.findByText('That isn’t your current password.')).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveValue('secret-1');
  });

  it('asks for no password where another service vouches for the account', async () => {
    answer('get', 'my/account', anAccount());
    const person = userEvent.setup();
    const closeAccount = jest.fn(() => Promise.reject(new IdentityError('other-method')));
    renderRoute(remote, '/dashboard/account', {
      session: aCustomer({ signsInWith: 'google' }),
      auth: { closeAccount },
    });
    expect(await screen.findByText('You sign in with Google.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account for good?' }));
    expect(dialog.getByText('A Google window opens to confirm that it’s you.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Delete my account for good' }));

    expect(
      await dialog.findByText('That’s another account. Choose the one that you signed in with.'),
    ).toBeVisible();
    expect(closeAccount).toHaveBeenCalledTimes(1);
  });

  it('is refused with open trips, each with a link', async () => {
    const trip = { reservation_uuid: TRIP_UUID, car_name: 'Fiat 500', pick_up: '2099-07-01T10:00' } as const;
    const hosted = '00000000-0000-4000-8000-0000000000d9';
    const aThird = '00000000-0000-4000-8000-0000000000d8';
    answer(
      'get',
      'my/account',
      anAccount({
        cannot_close: 'You have 3 trips that are not over. Finish or cancel them first.',
        open_trips: [
          { ...trip, viewer: 'customer', status: 'confirmed', return: '2099-07-05T10:00' },
          {
            ...trip,
            reservation_uuid: hosted,
            viewer: 'owner',
            status: 'in_progress',
            return: '2099-07-05T10:00',
          },
          {
            ...trip,
            reservation_uuid: aThird,
            car_name: 'VW Polo',
            viewer: 'owner',
            status: 'pending_payment',
            return: '2099-07-05T10:00',
          },
        ],
      }),
    );
    open();

    expect(await screen.findByText(/3 trips that are not over/)).toBeVisible();
    const links = within(screen.getByRole('list', { name: 'Trips still open' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/dashboard/customer-reservations/${TRIP_UUID}`,
      `/dashboard/reservations/${hosted}`,
    ]);
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });

  it('shortens a long list of open trips, and shows the others on a click', async () => {
    const trips = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      reservation_uuid: `00000000-0000-4000-8000-00000000001${String(number)}`,
      car_name: `Car ${String(number)}`,
      viewer: 'owner' as const,
      status: 'confirmed' as const,
      pick_up: '2099-07-01T10:00',
      return: '2099-07-05T10:00',
    }));
    answer('get', 'my/account', anAccount({ cannot_close: 'You have 7 trips.', open_trips: trips }));
    open();

    const list = await screen.findByRole('list', { name: 'Trips still open' });
    expect(within(list).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByText('2 more')).toBeVisible();
    expect(screen.getByText('Car 7')).toBeInTheDocument();
  });

  it('shows a new open trip when the server refuses', async () => {
    let isBooked = false;
    const objection = 'You have a trip that is not over. Finish or cancel it first.';
    answer('get', 'my/account', () => anAccount(isBooked ? { cannot_close: objection } : {}) as never);
    const { dialog } = await ask(async () => {
      isBooked = true;
      throw new Error('no answer');
    });

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('can’t reach the server'));
    expect(await screen.findByText(objection)).toBeInTheDocument();
  });
});
