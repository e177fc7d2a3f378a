import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCalendar, aCar, aQuote, CAR_UUID } from '../../testing/cars';
import { aReservation } from '../../testing/reservations';

startFakeApi();

const path = `/carlisting/car/${CAR_UUID}`;
const trip = '?pick_up=2099-07-10T10:00&return=2099-07-13T10:00';
const quoteUuid = aQuote().quote_uuid;

beforeEach(() => {
  answer('get', 'my/favourites', { car_uuids: [] });
  answer('get', 'cars', { cars: [], places: [], has_more: false, next_cursor: null });
  answer('get', 'cars/:car_uuid', aCar());
  answer('get', 'cars/:car_uuid/calendar', aCalendar());
  answer('post', 'quotes', aQuote());
  answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [] });
});

const day = (name: RegExp) => screen.findByRole('button', { name });
async function pickDays(visitor: UserEvent, from: RegExp, to: RegExp) {
  await visitor.click(await day(from));
  await visitor.click(await day(to));
}

it('shows a car’s facts without details reserved for its renters', async () => {
  renderRoute(remote, path);

  expect(await screen.findByRole('heading', { level: 1, name: 'Fiat 500 2021' })).toBeVisible();
  expect(document.title).toBe('Fiat 500, Lisbon');
  for (const text of [
    'Verified car',
    '(photos, registration, insurance)',
    'Verified owner',
    '200 km per day included',
    '21 years or older',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Owned by Oscar' })).toBeVisible();
  expect(screen.getByText('Free cancellation until 5 days before pick-up.')).toBeVisible();
  expect(screen.getByText(/All times are local: Lisbon time/)).toBeVisible();
});

it.each([
  ['does not exist', CAR_UUID],
  ['has an invalid id', '%F0%9F%9A%97'],
])('shows "Car not found" when the car %s', async (_what, id) => {
  answer('get', 'cars/:car_uuid', () => refusal(404, 'CAR_NOT_FOUND'));
  renderRoute(remote, `/carlisting/car/${id}`);

  expect(await screen.findByRole('heading', { level: 1, name: 'Car not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find another car' })).toHaveAttribute('href', '/carlisting');
});

it('loads again on "Try again" when the car could not be loaded', async () => {
  const visitor = userEvent.setup();
  answer('get', 'cars/:car_uuid', () => refusal(503, 'SERVICE_UNAVAILABLE'));
  renderRoute(remote, path);

  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  answer('get', 'cars/:car_uuid', aCar());
  await visitor.click(again);

  expect(await screen.findByRole('heading', { level: 1, name: 'Fiat 500 2021' })).toBeVisible();
});

describe('the calendar', () => {
  it('disables taken days and trips across them', async () => {
    answer(
      'get',
      'cars/:car_uuid/calendar',
      aCalendar({
        '2099-07-11': { availability: 'partly', can_pick_up: false, pick_up_from: null, return_by: '10:00' },
        '2099-07-12': { availability: 'taken', can_pick_up: false, can_return: false },
        '2099-07-13': { availability: 'partly', can_return: false, pick_up_from: '12:00', return_by: null },
      }),
    );
    const visitor = userEvent.setup();
    const { router } = renderRoute(remote, path);

    expect(await day(/\b12 July 2099/)).toBeDisabled();
    expect(await day(/\b11 July 2099/)).toBeDisabled();
    await visitor.click(await day(/\b9 July 2099/));
    expect(await day(/\b14 July 2099/)).toBeDisabled();
    await visitor.click(await day(/\b11 July 2099/));

    await waitFor(() =>
      expect(router.state.location.search).toBe('?pick_up=2099-07-09T10%3A00&return=2099-07-11T10%3A00'),
    );
  });

  it('allows a pick-up on the day another trip ends, after its return', async () => {
    answer(
      'get',
      'cars/:car_uuid/calendar',
      aCalendar({
        '2099-07-13': { availability: 'partly', can_return: false, pick_up_from: '12:00', return_by: null },
      }),
    );
    const visitor = userEvent.setup();
    const { router } = renderRoute(remote, path);

    await pickDays(visitor, /\b13 July 2099/, /\b15 July 2099/);

    expect(router.state.location.search).toBe('?pick_up=2099-07-13T12%3A00&return=2099-07-15T10%3A00');
    expect(within(screen.getByLabelText('Pick-up time')).queryByText('11:30')).not.toBeInTheDocument();
  });
});

describe('the price', () => {
  it('shows the server’s quote line by line for the dates in the address', async () => {
    const requests = answer('post', 'quotes', aQuote());
    renderRoute(remote, `${path}${trip}`);

    const price = within(await screen.findByRole('region', { name: /per day/ }));
    expect(await price.findByText('3 days at €42.00')).toBeVisible();
    expect(price.getByText('€126.00')).toBeVisible();
    expect(price.getByText('€170.48')).toBeVisible();
    expect(
      price.getByText(/A deposit of €300.00 is set aside on your card from 48 hours before the pick-up/),
    ).toBeVisible();
    expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { car_uuid: CAR_UUID, pick_up: '2099-07-10T10:00', return: '2099-07-13T10:00' },
    ]);
  });

  it('is quoted again when the return time changes', async () => {
    const requests = answer('post', 'quotes', aQuote());
    const visitor = userEvent.setup();
    renderRoute(remote, `${path}${trip}`);

    await visitor.selectOptions(await screen.findByLabelText('Return time'), '12:30');

    await waitFor(() => expect(requests.at(-1)?.body).toContain('2099-07-13T12:30'));
  });

  it('is not requested when the return is before the pick-up', async () => {
    const requests = answer('post', 'quotes', aQuote());
    renderRoute(remote, `${path}?pick_up=2099-07-13T10:00&return=2099-07-10T10:00`);

    expect(await screen.findByText('The dates in this link aren’t valid. Choose your dates.')).toBeVisible();
    expect(requests).toHaveLength(0);
  });

  it.each([
    [
      refusal(422, 'PERIOD_NOT_ALLOWED', { pick_up: 'The pick-up is in the past.' }),
      'The pick-up is in the past.',
    ],
    [refusal(409, 'CAR_UNAVAILABLE'), 'Refused: CAR_UNAVAILABLE'],
  ])('explains why no price is available (case %#)', async (answered, sentence) => {
    answer('post', 'quotes', () => answered);
    renderRoute(remote, `${path}${trip}`);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reserve' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /dates/i }).length).toBeGreaterThan(0);
  });
});

describe('reserving', () => {
  const chosen = `car=${CAR_UUID}&pick_up=2099-07-10T10%3A00&return=2099-07-13T10%3A00&quote=${quoteUuid}`;

  it('leads a customer to the payment with the chosen dates', async () => {
    const customer = userEvent.setup();
    answer('get', 'my/card', { card: null });
    answer('get', 'payment-settings', { provider: 'test' });
    answer('get', 'reservations/:reservation_uuid', aReservation());
    const held = answer('post', 'reservations', aReservation());
    renderRoute(remote, path, { session: aCustomer() });

    await pickDays(customer, /\b10 July 2099/, /\b13 July 2099/);
    const reserve = await screen.findByRole('link', { name: 'Reserve' });
    expect(reserve).toHaveAttribute('href', `/payment?${chosen}`);
    await customer.click(reserve);

    expect(await screen.findByRole('heading', { name: 'Your trip' })).toBeVisible();
    expect(screen.getByText('Fiat 500 · 10 Jul – 13 Jul · €170.48')).toBeVisible();
    expect(held.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ quote_uuid: quoteUuid }]);
  });

  it('links a returning customer to their own hold on the car', async () => {
    answer('post', 'quotes', () => refusal(409, 'CAR_UNAVAILABLE'));
    answer('get', 'my/reservations', { reservations: [aReservation()], has_more: false, next_cursor: null });
    renderRoute(remote, `${path}${trip}`, { session: aCustomer() });

    expect(await screen.findByText(/We’re holding this car for you from Fri 10 Jul, 10:00/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      `/payment?reservation=${aReservation().reservation_uuid}`,
    );
  });

  it('releases one of three held cars to make room, and keeps the dates', async () => {
    const customer = userEvent.setup();
    const held = (count: number) =>
      ['VW Golf', 'Kia Ceed', 'Opel Corsa'].slice(0, count).map((name, index) => ({
        reservation_uuid: `00000000-0000-4000-8000-0000000000f${index}`,
        car_uuid: `00000000-0000-4000-8000-0000000000c${index}`,
        make: name.split(' ')[0],
        model: name.split(' ')[1],
        pick_up: '2099-08-01T10:00',
        return: '2099-08-03T10:00',
        total: { amount_minor: 9000, currency: 'EUR' },
        expires_at: new Date(Date.now() + (index + 5) * 60_000 - 1000).toISOString(),
      }));
    let count = 3;
    answer('get', 'my/holds', () => ({ holds: held(count), most: 3, paused_cars: [] }));
    const released = answer('post', 'reservations/:reservation_uuid/release', () => {
      count = 2;
      return aReservation({ status: 'expired', can: [] });
    });
    renderRoute(remote, `${path}${trip}`, { session: aCustomer() });

    const list = await screen.findByRole('list', { name: 'Cars held for you' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      /VW Golf, Sat 1 Aug, 10:00.*5 minutes left/,
    );
    expect(within(list).getByRole('link', { name: 'Pay for the Kia Ceed' })).toHaveAttribute(
      'href',
      `/payment?reservation=${held(3)[1]!.reservation_uuid}`,
    );
    expect(screen.queryByRole('link', { name: 'Reserve' })).not.toBeInTheDocument();
    await customer.click(within(list).getByRole('button', { name: 'Release the Opel Corsa' }));

    expect(await screen.findByRole('link', { name: 'Reserve' })).toHaveAttribute(
      'href',
      `/payment?${chosen}`,
    );
    expect(released[0]?.url.pathname).toContain(held(3)[2]!.reservation_uuid);
  });

  it('shows when a car can be reserved again after an unpaid hold', async () => {
    const until = '2099-07-01T14:32:00.000Z';
    answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [{ car_uuid: CAR_UUID, until }] });
    renderRoute(remote, `${path}${trip}`, { session: aCustomer() });

    expect(await screen.findByText(/You can reserve it again at \d\d:32/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reserve' })).not.toBeInTheDocument();
  });

  it('is not offered to an administrator, nor to the car’s own owner', async () => {
    const { unmount } = renderRoute(remote, `${path}${trip}`, { session: anAdmin() });
    expect(await screen.findByText('Administrators can’t book cars.')).toBeVisible();
    unmount();

    answer('get', 'cars/:car_uuid', aCar({ is_own: true }));
    renderRoute(remote, `${path}${trip}`);
    expect(await screen.findByText('This is your own car.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reserve' })).not.toBeInTheDocument();
  });
});

it('turns the photos by keyboard, and shows them full size', async () => {
  const visitor = userEvent.setup();
  renderRoute(remote, path);
  const gallery = within(await screen.findByRole('region', { name: 'Photos of Fiat 500' }));

  gallery.getByRole('button', { name: 'Next photo' }).focus();
  await visitor.keyboard('{ArrowRight}');
  expect(gallery.getByText('2 / 3', { exact: false })).toBeVisible();
  await visitor.click(gallery.getByRole('button', { name: 'Show photo 2 of 3 in full' }));

  const whole = await screen.findByRole('dialog', { name: 'Photos of Fiat 500 in full' });
  expect(within(whole).getByText('2 / 3', { exact: false })).toBeVisible();
  await visitor.click(within(whole).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('asking the owner', () => {
  it('leads a visitor over sign-in to the conversation, with what they typed', async () => {
    const { router } = renderRoute(remote, path);

    await userEvent.click(await screen.findByRole('button', { name: 'Ask Oscar' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Is it free & clean?');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in to send' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/messages/new'));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      car: CAR_UUID,
      text: 'Is it free & clean?',
    });
  });

  it('keeps what a visitor typed when they close the question and open it again', async () => {
    renderRoute(remote, path);

    await userEvent.click(await screen.findByRole('button', { name: 'Ask Oscar' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Is it');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask Oscar' }));

    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('Is it');
  });

  it('leads a member straight there, and is not offered to the owner', async () => {
    const { unmount } = renderRoute(remote, path, { session: aCustomer() });
    expect(await screen.findByRole('link', { name: 'Ask Oscar' })).toHaveAttribute(
      'href',
      `/dashboard/messages/new?car=${CAR_UUID}`,
    );
    unmount();

    answer('get', 'cars/:car_uuid', aCar({ is_own: true }));
    renderRoute(remote, path, { session: aCustomer() });
    expect(await screen.findByRole('heading', { name: 'Owned by Oscar' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask Oscar' })).not.toBeInTheDocument();
  });
});
