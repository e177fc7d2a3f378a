import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from 'shared-auth';
import { aCarOwner, aCustomer, aMinimalUser, anAdmin, renderRoute, signedOut } from 'shared-auth/testing';
import { remote } from './routes';

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
  ['/carlisting/car/00000000-0000-4000-8000-000000000001', 'Car details'],
])('%s', (path, heading) => {
  it.each(everyone)('is open to %s', async (_who, session) => {
    renderRoute(remote, path, { session });

    expect(await mainHeading()).toHaveTextContent(heading);
  });
});

describe('the home page', () => {
  it('leads a visitor to the cars, to an account, and to listing a car', async () => {
    renderRoute(remote, '/');

    expect(await screen.findByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/carlisting');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'List your car' })).toHaveAttribute('href', '/upload-car-page');
  });

  it('does not ask someone who is signed in for another account', async () => {
    renderRoute(remote, '/', { session: aCustomer() });

    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });
});

describe.each([
  ['/payment', 'Payment', ['Payment', 'Payment', 'Administrators do not book cars']],
  [
    '/upload-car-page',
    'List your car',
    ['Listing a car needs an owner’s account', 'List your car', 'Administrators do not list cars'],
  ],
])('%s', (path, _heading, [customer, owner, admin]) => {
  it.each<[string, Session, string]>([
    ['a customer', aCustomer(), customer!],
    ['a car owner', aCarOwner(), owner!],
    ['an administrator', anAdmin(), admin!],
    ['a user without a profile', aMinimalUser(), 'Your profile could not be loaded'],
  ])('answers %s', async (_who, session, heading) => {
    renderRoute(remote, path, { session });

    expect(await mainHeading()).toHaveTextContent(heading);
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('sends a visitor to sign in, and remembers where they wanted to go', async () => {
    const { router } = renderRoute(remote, path);

    expect(await screen.findByText('Outside remote-marketplace')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: { pathname: path } } });
  });

  it('asks for the profile again when it could not be loaded', async () => {
    const retryProfile = jest.fn(async () => undefined);
    renderRoute(remote, path, { session: aMinimalUser(), auth: { retryProfile } });

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(retryProfile).toHaveBeenCalledTimes(1);
  });
});

it('tells a customer how to become a car owner', async () => {
  renderRoute(remote, '/upload-car-page', { session: aCustomer() });

  expect(await screen.findByText(/choosing the role Car Owner/)).toBeVisible();
});
