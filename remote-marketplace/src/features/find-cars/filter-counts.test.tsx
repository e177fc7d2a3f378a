import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, startFakeApi } from '@drove/api-client/testing';
import { translatePage } from '@drove/tooling/jest/translate-page';
import { renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCard, aPage } from '../../testing/cars';

startFakeApi();

const choice = (filter: string, value: string, count: number) => ({
  filter,
  value,
  count,
  is_capped: count === 100,
});

const counted = (vans: number) => ({
  choices: [
    choice('type', 'suv', 12),
    choice('type', 'van', vans),
    choice('fuel', 'petrol', 100),
    choice('seats', '5', 7),
    choice('instant_book', 'true', 1),
  ],
});

beforeEach(() => {
  answer('get', 'cars', aPage([aCard()]));
  answer('get', 'cars/summary', { count: 2, is_capped: false, relax: [], nearest: [] });
  answer('get', 'places', { places: [] });
});

const showFilters = async () => {
  const visitor = userEvent.setup();
  await visitor.click(await screen.findByRole('button', { name: 'Filters' }));
  return { visitor, dialog: await screen.findByRole('dialog', { name: 'Filters' }) };
};

it('says how many cars each choice of a filter leaves, in words where it is read aloud', async () => {
  answer('get', 'cars/filter-counts', counted(0));
  renderRoute(remote, '/carlisting?place=Lisbon');
  const { dialog } = await showFilters();

  expect(await within(dialog).findByRole('checkbox', { name: /^SUV ?, 12 cars$/ })).toBeEnabled();
  expect(within(dialog).getByRole('checkbox', { name: /^Petrol ?, 100\+ cars$/ })).toBeVisible();
  expect(within(dialog).getByRole('checkbox', { name: /^Instant book .*, 1 car$/ })).toBeVisible();
  expect(within(dialog).getByRole('option', { name: '5 or more · 7 cars' })).toBeVisible();
  expect(within(dialog).getByText('100+')).toBeVisible();
});

it('leaves a choice without cars to be chosen', async () => {
  answer('get', 'cars/filter-counts', counted(0));
  renderRoute(remote, '/carlisting');
  const { visitor, dialog } = await showFilters();

  const van = await within(dialog).findByRole('checkbox', { name: /^Van ?, 0 cars$/ });
  await visitor.click(van);
  expect(van).toBeChecked();
});

it('counts again for what is chosen, on a translated page too', async () => {
  const requests = answer('get', 'cars/filter-counts', ({ url }) =>
    counted(url.searchParams.get('fuel') === 'diesel' ? 3 : 9),
  );
  renderRoute(remote, '/carlisting');
  translatePage(document.body);
  const { visitor, dialog } = await showFilters();
  expect(await within(dialog).findByRole('checkbox', { name: /^Van ?, 9 cars$/ })).toBeVisible();

  await visitor.click(within(dialog).getByRole('checkbox', { name: 'Diesel' }));
  expect(await within(dialog).findByRole('checkbox', { name: /^Van ?, 3 cars$/ })).toBeVisible();
  expect(requests.map(({ url }) => url.search)).toEqual(['', '?fuel=diesel']);
});

it('counts nothing while the filters are closed, and at once where they are beside the list', async () => {
  const requests = answer('get', 'cars/filter-counts', counted(9));
  const { unmount } = renderRoute(remote, '/carlisting');
  await screen.findByRole('link', { name: 'Fiat 500 2021' });
  expect(requests).toHaveLength(0);
  unmount();

  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  renderRoute(remote, '/carlisting');
  expect(await screen.findByRole('checkbox', { name: /^Van ?, 9 cars$/ })).toBeInTheDocument();
});
