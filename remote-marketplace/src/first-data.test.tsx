import { screen, waitFor } from '@testing-library/react';
import { answer, startFakeApi } from '@drove/api-client/testing';
import { renderRoute } from '@drove/shared-auth/testing';
import description from '../remote.json';
import { remote } from './routes';
import { aCalendar, aCar, aCard, aPage, aPhoto, CAR_UUID } from './testing/cars';

startFakeApi();

const firstData: Record<string, { get: string; photo?: { at: string; sizes: string } }> =
  description.firstData;
const photos = [1, 2, 3].map(aPhoto);

beforeEach(() => {
  answer('get', 'cars', aPage([]));
  answer('get', 'cars/summary', { count: 1, is_capped: false, relax: [], nearest: [] });
  answer('get', 'places', { places: [] });
  answer('get', `cars/${CAR_UUID}/calendar`, aCalendar());
  answer('get', `cars/${CAR_UUID}/reviews`, { reviews: [], has_more: false, next_cursor: null });
});

/** In one order, as text. */
function written(path: string, parameters: URLSearchParams): string {
  parameters.sort();
  return `${path}?${parameters.toString()}`;
}

/** What is declared, with the route's own values where it has none. */
function declared(get: string, route: URLSearchParams): string {
  const [path = '', parameters] = get.split('?');
  const filled = [...new URLSearchParams(parameters)].map(([name, fixed]) => [
    name,
    fixed || route.get(name),
  ]);
  const sent = filled.filter((pair): pair is [string, string] => Boolean(pair[1]));
  return written(path.replace(':id', CAR_UUID), new URLSearchParams(sent));
}

const search =
  'place=lisbon&pick_up=2099-07-10T10:00&return=2099-07-13T10:00&price_per_day_min=1&price_per_day_max=9&type=suv,van' +
  '&transmission=manual&fuel=petrol&seats=4&features=bluetooth&instant_book=true&sort=price';

it.each([
  ['/', '', 'cars/featured', { cars: [aCard()] }],
  ['/carlisting', '', 'cars', aPage([aCard()])],
  ['/carlisting', search, 'cars', aPage([aCard()])],
  ['/carlisting/car/:id', '', `cars/${CAR_UUID}`, aCar({ photos })],
])('the screen of %s first requests its declared first data (%s)', async (pattern, query, path, reply) => {
  const requests = answer('get', path, reply);
  const route = pattern.replace(':id', CAR_UUID);
  renderRoute(remote, query ? `${route}?${query}` : route);
  await waitFor(() => expect(requests).not.toHaveLength(0));

  const { get, photo } = firstData[pattern]!;
  const { pathname, searchParams } = requests[0]!.url;
  expect(written(pathname.slice(1), searchParams)).toBe(declared(get, new URLSearchParams(query)));
  if (!photo) return;
  const [image] = await screen.findAllByRole(photo.at === 'photos.0' ? 'img' : 'presentation');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('sizes', photo.sizes);
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/photos/1/400.webp 400w, '));
});
