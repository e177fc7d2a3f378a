import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCard, aPage, aPlace } from '../../testing/cars';

startFakeApi();
beforeEach(() => {
  answer('get', 'my/favourites', { car_uuids: [] });
  setToday('2099-07-01');
  answer('get', 'cars/featured', { cars: [aCard()] });
  answer('get', 'places', { places: [aPlace, { ...aPlace, slug: 'porto', name: 'Porto', car_count: 1 }] });
  answer('get', 'cars', aPage([aCard()]));
  answer('get', 'cars/summary', { count: 1, is_capped: false, relax: [], nearest: [] });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('leads a visitor to the cars, to an account, and to listing a car', async () => {
  renderRoute(remote, '/');

  expect(await screen.findByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/carlisting');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'List your car' })).toHaveAttribute('href', '/upload-car-page');
});

it('offers a signed-in user the dashboard instead of a new account', async () => {
  renderRoute(remote, '/', { session: aCustomer() });

  expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
});

it('shows top-rated cars with their price per day', async () => {
  renderRoute(remote, '/');

  const cars = await screen.findByRole('region', { name: 'Top-rated cars' });
  expect(await within(cars).findByRole('link', { name: 'Fiat 500 2021' })).toBeVisible();
  expect(within(cars).getByText('€51.03')).toBeVisible();
});

it('reports cars that could not be loaded, and loads them on retry', async () => {
  let isAway = true;
  answer('get', 'cars/featured', () => (isAway ? refusal(503, 'SERVICE_UNAVAILABLE') : { cars: [aCard()] }));
  renderRoute(remote, '/');

  const notice = await screen.findByRole('alert', {}, { timeout: 5000 });
  expect(notice).toHaveTextContent('The cars couldn’t be loaded');
  // No grey shapes behind it.
  expect(document.querySelector('[aria-hidden=true].invisible')).not.toBeNull();
  expect(screen.getByRole('search', { name: 'Cars' })).toBeVisible();
  isAway = false;
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Fiat 500 2021' })).toBeVisible();
});

it('offers the last search, with its days, to one who comes back', async () => {
  const visitor = userEvent.setup();
  localStorage.setItem(
    'recent-searches',
    JSON.stringify(['place=Lisbon&pick_up=2099-07-10T10%3A00&return=2099-07-13T10%3A00']),
  );
  const { router } = renderRoute(remote, '/');

  await visitor.click(await screen.findByRole('combobox', { name: 'Where' }));
  await visitor.click(
    await screen.findByRole('option', { name: /^Lisbon, 10 Jul – 13 Jul, searched before/ }),
  );
  await visitor.click(screen.getByRole('button', { name: 'Search' }));

  expect(router.state.location.search).toBe(
    '?place=Lisbon&pick_up=2099-07-10T10%3A00&return=2099-07-13T10%3A00',
  );
});

it('searches by keyboard alone: a suggested place, two days, and the times', async () => {
  const visitor = userEvent.setup();
  const { router } = renderRoute(remote, '/');

  await visitor.type(await screen.findByRole('combobox', { name: 'Where' }), 'l');
  await screen.findByRole('option', { name: 'Lisbon, Portugal, 9 cars' });
  await visitor.keyboard('{ArrowDown}{Enter}{Tab}{Enter}');

  const dialog = await screen.findByRole('dialog', { name: 'When do you need a car?' });
  const today = await within(dialog).findByRole('button', { name: /Today.*\b1 July 2099/ });
  await waitFor(() => expect(today).toHaveFocus());
  await visitor.keyboard(
    '{ArrowDown}{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}',
  );
  await visitor.selectOptions(within(dialog).getByLabelText('Return time'), '09:30');
  await visitor.click(within(dialog).getByRole('button', { name: 'Use these dates' }));
  await visitor.click(screen.getByRole('button', { name: 'Search' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Find a car' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/carlisting');
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    place: 'Lisbon',
    pick_up: '2099-07-10T10:00',
    return: '2099-07-13T09:30',
  });
});

it('says while one types that a city has no cars', async () => {
  answer('get', 'places', ({ url }) => ({
    places: url.searchParams.get('query') === 'London' ? [] : [aPlace],
  }));
  const visitor = userEvent.setup();
  renderRoute(remote, '/');

  await visitor.type(await screen.findByRole('combobox', { name: 'Where' }), 'London');

  expect(await screen.findByText('No cars in “London” yet. Try another city or a country.')).toBeVisible();
  await visitor.clear(screen.getByRole('combobox', { name: 'Where' }));
  await waitFor(() => expect(screen.queryByText(/No cars in/)).not.toBeInTheDocument());
});

it('requires the return after the pick-up, and keeps the chosen dates', async () => {
  const visitor = userEvent.setup();
  renderRoute(remote, '/');
  await visitor.click(await screen.findByRole('button', { name: /When/ }));
  const dialog = await screen.findByRole('dialog', { name: 'When do you need a car?' });

  const day = await within(dialog).findByRole('button', { name: /\b10 July 2099/ });
  await visitor.click(day);
  await visitor.click(within(dialog).getByRole('button', { name: /\b10 July 2099/ }));

  expect(await within(dialog).findByText('The return must be after the pick-up.')).toBeVisible();
  await visitor.click(within(dialog).getByRole('button', { name: 'Use these dates' }));
  expect(dialog).toBeVisible();
  await visitor.selectOptions(within(dialog).getByLabelText('Return time'), '18:00');
  await visitor.click(within(dialog).getByRole('button', { name: 'Use these dates' }));
  expect(screen.getByRole('button', { name: /Fri 10 Jul, 10:00 – Fri 10 Jul, 18:00/ })).toBeVisible();
});

it('disables days in the past', async () => {
  setToday('2099-07-15');
  const visitor = userEvent.setup();
  renderRoute(remote, '/');
  await visitor.click(await screen.findByRole('button', { name: /When/ }));

  expect(await screen.findByRole('button', { name: /\b14 July 2099/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /\b15 July 2099/ })).toBeEnabled();
});

it.each(['Close', 'Any dates', 'Use these dates'])(
  'returns the focus to the dates when their dialog closes by "%s"',
  async (way) => {
    const visitor = userEvent.setup();
    renderRoute(remote, '/');
    await visitor.click(await screen.findByRole('button', { name: /When/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When do you need a car?' }));
    await visitor.click(await dialog.findByRole('button', { name: /\b10 July 2099/ }));
    await visitor.click(dialog.getByRole('button', { name: /\b12 July 2099/ }));

    await visitor.click(dialog.getByRole('button', { name: way }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /When/ })).toHaveFocus();
  },
);
