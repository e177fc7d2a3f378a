import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCard, aPage, CAR_UUID } from '../../testing/cars';

startFakeApi();

const OTHER_UUID = '00000000-0000-4000-8000-0000000000c2';
const heart = () => screen.findByRole('button', { name: 'Favourite: Fiat 500' });
const bodies = (requests: { body: string }[]) => requests.map(({ body }) => JSON.parse(body) as unknown);

beforeEach(() => {
  localStorage.clear();
  answer('get', 'cars', aPage([aCard()]));
  answer('get', 'cars/summary', { count: 1, is_capped: false, relax: [] });
  answer('get', 'cars/cards', { cars: [aCard()] });
});

it('keeps a visitor’s favourites in the browser, and lists them', async () => {
  const visitor = userEvent.setup();
  const { unmount } = renderRoute(remote, '/carlisting');
  await visitor.click(await heart());
  expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  unmount();

  const cards = answer('get', 'cars/cards', { cars: [aCard()] });
  renderRoute(remote, '/carlisting/favourites');
  expect(await screen.findByRole('link', { name: 'Fiat 500 2021' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to keep them in your account' })).toBeVisible();
  expect(cards[0]?.url.searchParams.get('car_uuids')).toBe(CAR_UUID);
});

it('moves a browser’s favourites to the account at sign-in, once', async () => {
  localStorage.setItem('favourites', JSON.stringify([CAR_UUID, 'no car']));
  const added = answer('post', 'my/favourites', { car_uuids: [CAR_UUID, OTHER_UUID] });
  const { unmount } = renderRoute(remote, '/carlisting', { session: aCustomer() });
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(bodies(added)).toEqual([{ car_uuids: [CAR_UUID] }]);
  unmount();

  answer('get', 'my/favourites', { car_uuids: [CAR_UUID, OTHER_UUID] });
  renderRoute(remote, '/carlisting', { session: aCustomer() });
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(added).toHaveLength(1);
});

it('keeps them in the browser while the account has no room for them, and shows the account’s', async () => {
  localStorage.setItem('favourites', JSON.stringify([CAR_UUID]));
  answer('post', 'my/favourites', () => refusal(409, 'TOO_MANY_FAVOURITES'));
  answer('get', 'my/favourites', { car_uuids: [OTHER_UUID] });
  const cards = answer('get', 'cars/cards', { cars: [aCard()] });
  renderRoute(remote, '/carlisting/favourites', { session: aCustomer() });

  expect(await screen.findByRole('link', { name: 'Fiat 500 2021' })).toBeVisible();
  expect(cards[0]?.url.searchParams.get('car_uuids')).toBe(OTHER_UUID);
  expect(localStorage.getItem('favourites')).toContain(CAR_UUID);
});

it('says why a heart went back', async () => {
  const customer = userEvent.setup();
  answer('get', 'my/favourites', { car_uuids: [] });
  answer('post', 'my/favourites', () => refusal(409, 'TOO_MANY_FAVOURITES'));
  renderRoute(remote, '/carlisting', { session: aCustomer() });

  await customer.click(await heart());
  expect(await screen.findByText('Refused: TOO_MANY_FAVOURITES')).toBeVisible();
  expect(await heart()).toHaveAttribute('aria-pressed', 'false');
});

it('marks and unmarks a car in the account', async () => {
  const customer = userEvent.setup();
  answer('get', 'my/favourites', { car_uuids: [] });
  const added = answer('post', 'my/favourites', { car_uuids: [CAR_UUID] });
  const removed = answer('delete', 'my/favourites/:car_uuid', { car_uuids: [] });
  renderRoute(remote, '/carlisting', { session: aCustomer() });

  await customer.click(await heart());
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(bodies(added)).toEqual([{ car_uuids: [CAR_UUID] }]);
  await customer.click(await heart());
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(removed[0]?.url.pathname).toMatch(new RegExp(`${CAR_UUID}$`));
});

it('says how many are not listed any more, and keeps a card whose mark was taken off', async () => {
  const visitor = userEvent.setup();
  localStorage.setItem('favourites', JSON.stringify([CAR_UUID, OTHER_UUID]));
  renderRoute(remote, '/carlisting/favourites');

  expect(await screen.findByText('1 of your favourites isn’t listed at the moment.')).toBeVisible();
  await visitor.click(await heart());
  expect(screen.getByRole('link', { name: 'Fiat 500 2021' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('favourites') ?? '')).toEqual([OTHER_UUID]);
});

it('invites a person without favourites to find a car', async () => {
  renderRoute(remote, '/carlisting/favourites');
  expect(await screen.findByText(/You have no favourites yet/)).toBeVisible();
});

it('offers no heart to an administrator', async () => {
  renderRoute(remote, '/carlisting', { session: anAdmin() });
  await screen.findByRole('link', { name: 'Fiat 500 2021' });
  expect(screen.queryByRole('button', { name: /^Favourite/ })).not.toBeInTheDocument();
});
