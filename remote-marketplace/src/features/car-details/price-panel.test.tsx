import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCalendar, aCar, aCard, aPage, aQuote, CAR_UUID, euros } from '../../testing/cars';

startFakeApi();

const path = `/carlisting/car/${CAR_UUID}`;
const trip = '?pick_up=2099-07-10T10:00&return=2099-07-13T10:00';

beforeEach(() => {
  answer('get', 'my/favourites', { car_uuids: [] });
  answer('get', 'cars', aPage([]));
  answer('get', 'cars/:car_uuid', aCar());
  answer('get', 'cars/:car_uuid/calendar', aCalendar());
  answer('post', 'quotes', aQuote());
  answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [] });
});

const panel = () => screen.findByRole('region', { name: /per day/ });

it('changes the dates in the panel, and the total with them', async () => {
  const visitor = userEvent.setup();
  const { router } = renderRoute(remote, `${path}${trip}`);

  const price = within(await panel());
  expect(await price.findByText('€170.48')).toBeVisible();
  await visitor.click(
    price.getByRole('button', { name: 'Change dates: Fri 10 Jul, 10:00 – Mon 13 Jul, 10:00' }),
  );
  const sheet = within(screen.getByRole('dialog', { name: 'Your dates' }));
  answer('post', 'quotes', aQuote({ total: euros(22_730), price_per_day: euros(5683), billable_days: 4 }));
  await visitor.click(await sheet.findByRole('button', { name: /\b15 July 2099/ }));
  await visitor.click(sheet.getByRole('button', { name: /\b19 July 2099/ }));
  await visitor.click(await sheet.findByRole('button', { name: 'Done · €227.30' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(price.getByText('€227.30')).toBeVisible();
  expect(router.state.location.search).toBe('?pick_up=2099-07-15T10%3A00&return=2099-07-19T10%3A00');
});

it.each([
  [euros(5683), 'about €56.83 per day, all included', true],
  [euros(5700), '€57.00 per day, all included', false],
])(
  'says that a price per day is rounded where days times it is not the total: %j',
  async (day, name, isRounded) => {
    answer('post', 'quotes', aQuote({ price_per_day: day, total: euros(isRounded ? 17_048 : 17_100) }));
    renderRoute(remote, `${path}${trip}`);

    expect(await screen.findByRole('region', { name })).toBeVisible();
    const note = screen.queryByText('The price per day is rounded to the cent. You pay the total.');
    expect(note !== null).toBe(isRounded);
  },
);

it.each([
  ['2099-07-05T09:00:00.000Z', /^Free cancellation until Sun 5 Jul, 10:00/],
  [null, 'Free cancellation for 1 hour after booking'],
])('says until when cancelling is free: %s', async (until, sentence) => {
  answer('post', 'quotes', aQuote({ free_cancellation_until: until }));
  renderRoute(remote, `${path}${trip}`);

  expect(await within(await panel()).findByText(sentence)).toBeVisible();
});

it('lists kilometres, fuel, deposit and excess of the chosen trip before it is paid', async () => {
  renderRoute(remote, `${path}${trip}`);

  const rules = within(await screen.findByRole('region', { name: 'Before you book' }));
  expect(await rules.findByText(/^600 km are included for 3 days/)).toBeVisible();
  for (const rule of [/as much fuel/, /^€300.00 is set aside/, /^The owner insures the car/]) {
    expect(rules.getByText(rule)).toBeVisible();
  }
  expect(rules.queryByText('Late return')).not.toBeInTheDocument();
});

it('lists similar cars of the city for the same days, those of its type first', async () => {
  const other = (number: number, model: string, type: 'suv' | 'small') =>
    aCard({ car_uuid: `00000000-0000-4000-8000-0000000000c${number}`, model, type });
  const searches = answer(
    'get',
    'cars',
    aPage([other(7, 'Alpine', 'suv'), aCard(), other(8, 'Tiny', 'small')]),
  );
  renderRoute(remote, `${path}${trip}`);

  const similar = within(await screen.findByRole('region', { name: 'Similar cars in Lisbon' }));
  expect(similar.getAllByRole('article').map((card) => card.textContent)).toEqual([
    expect.stringContaining('Fiat Tiny'),
    expect.stringContaining('Fiat Alpine'),
  ]);
  expect(Object.fromEntries(searches[0]!.url.searchParams)).toMatchObject({
    place: 'Lisbon',
    pick_up: '2099-07-10T10:00',
    price_per_day_min: '3062',
    price_per_day_max: '7144',
  });
});

describe('sharing', () => {
  const device = navigator as unknown as { share: unknown };
  afterEach(() => {
    device.share = undefined;
  });

  it('passes the title and the address to the device', async () => {
    const visitor = userEvent.setup();
    device.share = jest.fn().mockResolvedValue(undefined);
    renderRoute(remote, path);
    await visitor.click(await screen.findByRole('button', { name: 'Share' }));
    expect(device.share).toHaveBeenCalledWith({ title: 'Fiat 500, Lisbon', url: window.location.href });
  });

  it('copies the address where the device has no sharing', async () => {
    const visitor = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    renderRoute(remote, path);
    await visitor.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(window.location.href);
  });
});

describe('the bar of a phone', () => {
  it('reserves for the total, with the dates beside it', async () => {
    renderRoute(remote, `${path}${trip}`, { session: aCustomer() });

    const reserve = await screen.findByRole('link', { name: 'Reserve · €170.48' });
    expect(reserve).toHaveAttribute('href', expect.stringContaining(`quote=${aQuote().quote_uuid}`));
    expect(screen.getByRole('button', { name: /^Change dates: .*3 days$/ })).toBeVisible();
  });

  it('asks for dates while there are none', async () => {
    const visitor = userEvent.setup();
    renderRoute(remote, path);

    const [, inBar] = await screen.findAllByRole('button', { name: 'Choose dates' });
    await visitor.click(inBar!);
    expect(await screen.findByRole('dialog', { name: 'Your dates' })).toBeVisible();
  });

  it('leads to the panel where the car cannot be reserved', async () => {
    answer('post', 'quotes', () => refusal(409, 'CAR_UNAVAILABLE'));
    renderRoute(remote, `${path}${trip}`);

    await screen.findByText('Refused: CAR_UNAVAILABLE');
    await waitFor(() => expect(screen.getByRole('button', { name: 'See price' })).toBeVisible());
    expect(screen.queryByRole('link', { name: /^Reserve/ })).not.toBeInTheDocument();
  });
});
