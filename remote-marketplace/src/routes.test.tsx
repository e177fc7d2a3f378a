import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, startFakeApi } from '@drove/api-client/testing';
import type { Session } from '@drove/shared-auth';
import {
  aCarOwner,
  aCustomer,
  aHostingCustomer,
  aMinimalUser,
  anAdmin,
  aSuspendedCustomer,
  renderRoute,
  signedOut,
} from '@drove/shared-auth/testing';
import { remote } from './routes';
import { aCalendar, aCar, aCard, aPage, CAR_UUID } from './testing/cars';

startFakeApi();
beforeEach(() => {
  answer('get', 'my/favourites', { car_uuids: [] });
  answer('get', 'cars/featured', { cars: [] });
  answer('get', 'cars', aPage([aCard()]));
  answer('get', 'cars/summary', { count: 1, is_capped: false, relax: [], nearest: [] });
  answer('get', 'cars/:car_uuid', aCar());
  answer('get', 'cars/:car_uuid/calendar', aCalendar());
  answer('get', 'places', { places: [] });
  answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [] });
  answer('get', 'my/reservations', { reservations: [], has_more: false, next_cursor: null });
  answer('get', 'my/account', { email_confirmed: true });
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
});

const mainHeading = () => screen.findByRole('heading', { level: 1 });

const everyone: [string, Session][] = [
  ['a visitor', signedOut],
  ['a customer', aCustomer()],
  ['a car owner', aCarOwner()],
  ['an administrator', anAdmin()],
  ['a user without a profile', aMinimalUser()],
];

describe.each([
  ['/', 'Get a car for your trip easily'],
  ['/carlisting', 'Find a car'],
  [`/carlisting/car/${CAR_UUID}`, 'Fiat 500 2021'],
])('%s', (path, heading) => {
  it.each(everyone)('is open to %s', async (_who, session) => {
    renderRoute(remote, path, { session });

    await waitFor(async () => expect(await mainHeading()).toHaveTextContent(heading));
  });
});

const noListing = ['This page is for car owners', 'Administrators can’t list cars'];

describe.each([
  ['/payment', ['Payment', 'Payment', 'Administrators can’t book cars']],
  [
    '/dashboard/diff-payment-page',
    ['Pay for your new dates', 'Pay for your new dates', 'Administrators can’t book cars'],
  ],
  ['/dashboard/cars/upload', [noListing[0], 'Add a car', noListing[1]]],
])('%s', (path, [customer, owner, admin]) => {
  it.each<[string, Session, string]>([
    ['a customer', aCustomer(), customer!],
    ['a car owner', aCarOwner(), owner!],
    ['an administrator', anAdmin(), admin!],
    ['a user without a profile', aMinimalUser(), 'Your profile couldn’t be loaded'],
    ['a user whose account is closed', aCarOwner({ status: 'closed' }), 'Your account is closed'],
    // Every one of these pages makes or pays something.
    ['a suspended car owner', aCarOwner({ status: 'suspended' }), 'Your account is suspended'],
    ['a suspended administrator', anAdmin({ status: 'suspended' }), admin!],
  ])('shows %s the page or the reason for refusing it', async (_who, session, heading) => {
    renderRoute(remote, path, { session });

    await waitFor(async () => expect(await mainHeading()).toHaveTextContent(heading));
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
  });

  it('redirects a visitor to sign in, and remembers the requested page', async () => {
    const { router } = renderRoute(remote, path);

    expect(await screen.findByText('Outside remote-marketplace')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: { pathname: path } } });
  });

  it('loads the profile again when it could not be loaded', async () => {
    const retryProfile = jest.fn(async () => undefined);
    renderRoute(remote, path, { session: aMinimalUser(), auth: { retryProfile } });

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(retryProfile).toHaveBeenCalledTimes(1);
  });
});

it.each<[string, Session, string]>([
  ['a visitor', signedOut, 'List your car'],
  ['a customer', aCustomer(), 'List your car'],
  ['a customer who hosts', aHostingCustomer(), 'List your car'],
  ['a car owner', aCarOwner(), 'List your car'],
  ['an administrator', anAdmin(), 'Administrators can’t list cars'],
  ['a suspended customer', aSuspendedCustomer(), 'Your account is suspended'],
  ['a user whose account is closed', aCustomer({ status: 'closed' }), 'Your account is closed'],
])('shows %s the page that invites to host, the form of a car, or why not', async (who, session, heading) => {
  renderRoute(remote, '/upload-car-page', { session });

  await waitFor(async () => expect(await mainHeading()).toHaveTextContent(heading));
  const invites = ['a visitor', 'a customer'].includes(who);
  expect(screen.queryAllByRole('heading', { name: 'What your car could earn' })).toHaveLength(
    invites ? 1 : 0,
  );
});
