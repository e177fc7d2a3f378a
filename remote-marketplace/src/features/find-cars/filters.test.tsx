import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, startFakeApi } from '@drove/api-client/testing';
import { act } from 'react';
import { renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCard, aPage } from '../../testing/cars';

startFakeApi();

const found = (count: number) => ({ count, is_capped: false, relax: [], nearest: [] });

beforeEach(() => {
  answer('get', 'cars', aPage([aCard()]));
  answer('get', 'cars/summary', found(2));
  answer('get', 'cars/filter-counts', { choices: [] });
  answer('get', 'places', { places: [] });
});

const car = (name: string) => screen.findByRole('link', { name });

describe('filters', () => {
  it('are history entries that Back undoes one by one', async () => {
    const visitor = userEvent.setup();
    const { router } = renderRoute(remote, '/carlisting?place=Lisbon');
    await car('Fiat 500 2021');

    await visitor.click(screen.getByRole('checkbox', { name: 'Estate' }));
    expect(router.state.location.search).toBe('?place=Lisbon&type=estate');
    await visitor.click(screen.getByRole('checkbox', { name: 'Automatic' }));
    expect(router.state.location.search).toBe('?place=Lisbon&type=estate&transmission=automatic');

    await act(() => router.navigate(-1));
    expect(screen.getByRole('checkbox', { name: 'Automatic' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Estate' })).toBeChecked();
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?place=Lisbon');
  });

  it('apply on Enter, not while typing', async () => {
    const visitor = userEvent.setup();
    const { router } = renderRoute(remote, '/carlisting');
    await car('Fiat 500 2021');

    await visitor.type(screen.getByLabelText('Up to'), '60,50');
    expect(router.state.location.search).toBe('');
    await visitor.keyboard('{Enter}');
    expect(screen.getByLabelText('Up to')).toHaveFocus();

    expect(router.state.location.search).toBe('?price_per_day_max=6050');
  });

  it.each([
    ['cheap', 'Enter a price, for example 42.50.'],
    ['10', 'The highest price can’t be below the lowest.'],
  ])('explain beside the price why %s is invalid, and keep it', async (typed, message) => {
    const visitor = userEvent.setup();
    const { router } = renderRoute(remote, '/carlisting?price_per_day_min=2000');
    await car('Fiat 500 2021');

    await visitor.type(screen.getByLabelText('Up to'), typed);
    await visitor.tab();

    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText('Up to')).toHaveValue(typed);
    expect(router.state.location.search).toBe('?price_per_day_min=2000');
  });

  it('are removed by their chips', async () => {
    const visitor = userEvent.setup();
    const { router } = renderRoute(remote, '/carlisting?place=Lisbon&fuel=electric&seats=5');
    await car('Fiat 500 2021');

    await visitor.click(screen.getByRole('button', { name: 'Remove the filter Electric' }));
    expect(router.state.location.search).toBe('?place=Lisbon&seats=5');
  });

  it('apply together on a phone, after showing the number of matching cars', async () => {
    const visitor = userEvent.setup();
    answer('get', 'cars/summary', ({ url }) => found(url.searchParams.has('fuel') ? 7 : 2));
    const { router } = renderRoute(remote, '/carlisting');
    await car('Fiat 500 2021');

    await visitor.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await visitor.click(within(dialog).getByRole('checkbox', { name: 'Diesel' }));
    expect(router.state.location.search).toBe('');
    await visitor.click(await within(dialog).findByRole('button', { name: 'Show 7 cars' }));

    expect(router.state.location.search).toBe('?fuel=diesel');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });
});

it('keeps the sort order in the address', async () => {
  const visitor = userEvent.setup();
  const { router } = renderRoute(remote, '/carlisting');
  await car('Fiat 500 2021');

  await visitor.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');

  expect(router.state.location.search).toBe('?sort=price');
});
