import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { act } from 'react';
import { renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCard, aPage, aPlace, CAR_UUID, euros } from '../../testing/cars';

startFakeApi();

const trip = 'pick_up=2099-07-10T10:00&return=2099-07-13T10:00';
const golf = aCard({ car_uuid: '00000000-0000-4000-8000-0000000000c2', make: 'Volkswagen', model: 'Golf' });
const found = (count: number) => ({ count, is_capped: false, relax: [], nearest: [] });

beforeEach(() => {
  answer('get', 'cars', aPage([aCard(), golf]));
  answer('get', 'cars/summary', found(2));
  answer('get', 'places', { places: [] });
});

const car = (name: string) => screen.findByRole('link', { name });

describe('a card', () => {
  it('shows the total beside the price per day, and links with the dates', async () => {
    answer('get', 'cars', aPage([aCard({ total: euros(15_308), billable_days: 3 })]));
    renderRoute(remote, `/carlisting?${trip}`);

    const link = await car('Fiat 500 2021');
    expect(link).toHaveAttribute(
      'href',
      `/carlisting/car/${CAR_UUID}?pick_up=2099-07-10T10%3A00&return=2099-07-13T10%3A00`,
    );
    expect(screen.getByText('€153.08')).toBeVisible();
    expect(screen.getByText('total for 3 days')).toBeVisible();
    expect(screen.getByText('about €51.03 per day')).toBeVisible();
    expect(screen.getByText('4.9')).toBeVisible();
  });

  it('shows the price per day and suggests choosing dates when there are none', async () => {
    renderRoute(remote, '/carlisting');

    await car('Fiat 500 2021');
    expect(screen.getAllByText('€51.03')[0]).toBeVisible();
    expect(screen.getByText(/Choose dates to see available cars/)).toBeVisible();
  });

  it('reserves space for its photo, and loads only photos out of view lazily', async () => {
    const cars = Array.from({ length: 5 }, (_, index) => aCard({ car_uuid: `car-${String(index)}` }));
    answer('get', 'cars', aPage(cars));
    renderRoute(remote, '/carlisting');

    const photos = await screen.findAllByRole('presentation');
    expect(photos.map((photo) => photo.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(photos.map((photo) => photo.getAttribute('fetchpriority'))[0]).toBe('high');
    for (const photo of photos) {
      expect(photo).toHaveAttribute('width', '1600');
      expect(photo).toHaveAttribute('height', '1067');
      expect(photo.getAttribute('srcset')).toContain('http://api.test/photos/1/400.webp 400w');
    }
  });
});

it('shows a loading state, then the number of cars', async () => {
  answer('get', 'cars/summary', { count: 100, is_capped: true, relax: [], nearest: [] });
  renderRoute(remote, `/carlisting?place=Lisbon&${trip}`);

  expect(await screen.findByText('Loading cars…')).toBeInTheDocument();
  expect(await screen.findByText('100+ cars in Lisbon, available 10 Jul – 13 Jul')).toHaveAttribute(
    'role',
    'status',
  );
});

it.each(['lisbon', 'LISBON', 'Lisbon'])('names the city of an address that says %s', async (slug) => {
  answer('get', 'places', { places: [aPlace] });
  renderRoute(remote, `/carlisting?place=${slug}`);

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Where' })).toHaveValue('Lisbon'));
  expect(await screen.findByText(/cars? in Lisbon/)).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('combobox', { name: 'Where' }));
  expect(screen.getByRole('combobox', { name: 'Where' })).toHaveValue('');
});

describe('an invalid address', () => {
  it('is searched without its invalid parts, which are named', async () => {
    const requests = answer('get', 'cars', aPage([aCard()]));
    renderRoute(
      remote,
      '/carlisting?seats=banana&type=tank&sort=%3Cscript%3E&page=-3&pick_up=2099-07-13T10:00&return=2099-07-10T10:00&fuel=diesel',
    );

    await car('Fiat 500 2021');
    expect(requests.map(({ url }) => url.search)).toEqual(['?fuel=diesel&limit=24']);
    expect(
      screen.getByText(/we left out the dates, the number of seats, the sort order and the type of car/),
    ).toBeVisible();
  });

  it('is searched without a value that the API rejects, and shows the reason', async () => {
    const requests = answer('get', 'cars', ({ url }) =>
      url.searchParams.has('pick_up')
        ? refusal(422, 'PERIOD_NOT_ALLOWED', { pick_up: 'The pick-up is in the past.' })
        : aPage([aCard()], { next_cursor: 'next' }),
    );
    const visitor = userEvent.setup();
    renderRoute(remote, '/carlisting?pick_up=2001-07-10T10:00&return=2001-07-13T10:00');

    await car('Fiat 500 2021');
    expect(screen.getByText(/The pick-up is in the past/)).toBeVisible();

    await visitor.click(screen.getByRole('button', { name: 'Show more cars' }));
    await waitFor(() => expect(requests.at(-1)?.url.search).toBe('?limit=24&cursor=next'));
  });
});

describe('an empty list', () => {
  it('suggests filters to remove, and removes one with a click', async () => {
    const visitor = userEvent.setup();
    answer('get', 'cars', ({ url }) => aPage(url.searchParams.has('price_per_day_max') ? [] : [aCard()]));
    answer('get', 'cars/summary', {
      count: 0,
      is_capped: false,
      relax: [
        { drop: 'price_per_day', count: 12, is_capped: false },
        { drop: 'type', count: 4, is_capped: false },
      ],
    });
    const { router } = renderRoute(remote, '/carlisting?price_per_day_max=100&type=suv');

    expect(await screen.findByRole('button', { name: 'Any type of car 4 cars' })).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Any price 12 cars' }));

    expect(await car('Fiat 500 2021')).toBeVisible();
    expect(router.state.location.search).toBe('?type=suv');
  });

  it('offers the nearest times at which cars are handed over', async () => {
    const visitor = userEvent.setup();
    answer('get', 'cars', ({ url }) =>
      aPage(url.searchParams.get('pick_up')?.endsWith('07:00') ? [aCard()] : []),
    );
    const nearest = { pick_up: '2099-07-10T07:00', return: '2099-07-13T10:00', count: 3, is_capped: false };
    answer('get', 'cars/summary', { ...found(0), nearest: [nearest] });
    const { router } = renderRoute(remote, '/carlisting?pick_up=2099-07-10T02:00&return=2099-07-13T10:00');

    await visitor.click(await screen.findByRole('button', { name: /10 Jul, 07:00 – / }));

    expect(await car('Fiat 500 2021')).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('pick_up')).toBe('2099-07-10T07:00');
  });

  it('says that a place is unknown', async () => {
    answer('get', 'cars', aPage([], { places: [] }));
    answer('get', 'cars/summary', { ...found(0), relax: [{ drop: 'place', count: 33, is_capped: false }] });
    renderRoute(remote, '/carlisting?place=Atlantis');

    expect(await screen.findByText('We have no cars in “Atlantis”')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Any place 33 cars' })).toBeVisible();
  });
});

it('loads again on "Try again" when the cars could not be loaded', async () => {
  const visitor = userEvent.setup();
  answer('get', 'cars', () => refusal(503, 'SERVICE_UNAVAILABLE'));
  renderRoute(remote, '/carlisting?fuel=diesel');

  expect(
    await screen.findByRole('heading', { name: 'The cars couldn’t be loaded' }, { timeout: 5000 }),
  ).toBeVisible();
  answer('get', 'cars', aPage([aCard()]));
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await car('Fiat 500 2021')).toBeVisible();
});

describe('more cars', () => {
  beforeEach(() => {
    answer('get', 'cars', ({ url }) =>
      url.searchParams.has('cursor') ? aPage([golf]) : aPage([aCard()], { next_cursor: 'two' }),
    );
  });

  it('appear below the first ones, and the address keeps the page', async () => {
    const visitor = userEvent.setup();
    const { router } = renderRoute(remote, '/carlisting');
    await car('Fiat 500 2021');

    await visitor.click(screen.getByRole('button', { name: 'Show more cars' }));

    expect(await car('Volkswagen Golf 2021')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fiat 500 2021' })).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByRole('button', { name: 'Show more cars' })).not.toBeInTheDocument();
  });

  it('load at once for a link to a later page', async () => {
    const requests = answer('get', 'cars', aPage([aCard(), golf]));
    renderRoute(remote, '/carlisting?page=2');

    await car('Volkswagen Golf 2021');
    expect(requests.map(({ url }) => url.search)).toEqual(['?limit=48']);
  });

  it('remain after returning from a car', async () => {
    const visitor = userEvent.setup();
    answer('get', 'cars/:car_uuid', () => refusal(404, 'CAR_NOT_FOUND'));
    const { router } = renderRoute(remote, '/carlisting');
    await car('Fiat 500 2021');
    await visitor.click(screen.getByRole('button', { name: 'Show more cars' }));
    await visitor.click(await car('Volkswagen Golf 2021'));
    await screen.findByRole('heading', { level: 1, name: 'Car not found' });

    await act(() => router.navigate(-1));

    expect(screen.getByRole('link', { name: 'Volkswagen Golf 2021' })).toBeVisible();
  });
});
