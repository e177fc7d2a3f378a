import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefusalCode } from '@drove/api-client';
import { answer, refusal, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCar, aQuote, CAR_UUID, euros } from '../../testing/cars';
import { aReservation, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const quote = aQuote();
const path = `/payment?car=${CAR_UUID}&pick_up=2099-07-10T10:00&return=2099-07-13T10:00&quote=${quote.quote_uuid}`;
const open = (where = path) => renderRoute(remote, where, { session: aCustomer() });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  answer('get', 'my/favourites', { car_uuids: [] });
  answer('get', 'cars', { cars: [], places: [], has_more: false, next_cursor: null });
  setToday('2099-07-01');
  sessionStorage.clear();
  answer('get', 'cars/:car_uuid', aCar());
  answer('get', 'quotes/:quote_uuid', quote);
  answer('get', 'my/card', { card: null });
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'my/holds', { holds: [], most: 3, paused_cars: [] });
  answer('get', 'reservations/:reservation_uuid', aReservation());
});

it('holds the quoted car, puts the reservation into the address, and shows the trip and its price', async () => {
  const requests = answer('post', 'reservations', aReservation());
  const { router } = open();

  const trip = await screen.findByRole('region', { name: 'Your trip' });
  for (const text of [
    'Fiat 500 2021',
    'Lisbon time',
    '3 days at €42.00',
    '€170.48',
    'Cancellation: moderate',
  ]) {
    expect(trip).toHaveTextContent(text);
  }
  expect(trip).toHaveTextContent('A deposit of €300.00 is set aside on your card');
  expect(trip).toHaveTextContent('Free cancellation until Sun 5 Jul, 10:00');
  expect(screen.getByRole('timer')).toHaveTextContent(/^[56]:\d\d$/);
  expect(router.state.location.search).toBe(`?reservation=${RESERVATION_UUID}`);
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ quote_uuid: quote.quote_uuid }]);
});

it('retries under the same key when the answer is lost', async () => {
  const keys: (string | null)[] = [];
  answer('post', 'reservations', ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1 ? Response.error() : aReservation();
  });
  open();

  expect(await screen.findByText('Payment', { selector: 'h1 span' })).toBeVisible();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it.each<[RefusalCode, number, string, string, string]>([
  [
    'VERIFICATION_REQUIRED',
    403,
    'We need to verify you first',
    'Verify my identity',
    '/dashboard/user-ver-doc-form',
  ],
  [
    'UNVERIFIED_HOLDS_LIMIT',
    409,
    'Verify your identity to book this car',
    'Verify my identity',
    '/dashboard/user-ver-doc-form',
  ],
  ['OWN_CAR', 403, 'This is your own car', 'Find another car', '/carlisting?pick_up='],
  [
    'EMAIL_NOT_CONFIRMED',
    403,
    'Confirm your email to hold this car',
    'Back to the car',
    `/carlisting/car/${CAR_UUID}`,
  ],
  ['LATE_FEE_OVERDUE', 403, 'Pay your late fee first', 'Go to my dashboard', '/dashboard'],
  ['ACCOUNT_SUSPENDED', 403, 'Your account is suspended', 'Go to my dashboard', '/dashboard'],
  [
    'CAR_UNAVAILABLE',
    409,
    'Someone has just taken this car',
    'Choose other dates',
    `/carlisting/car/${CAR_UUID}`,
  ],
  ['HELD_RECENTLY', 409, 'You can book this car again later', 'Find another car', '/carlisting?pick_up='],
  ['CAR_NOT_FOUND', 404, 'This car is no longer available', 'Find another car', '/carlisting?pick_up='],
  [
    'LICENCE_EXPIRES_TOO_SOON',
    422,
    'Your driving licence expires too soon',
    'Choose other dates',
    `/carlisting/car/${CAR_UUID}`,
  ],
])('explains %s without a card form, and links to the next step', async (code, status, heading, way, to) => {
  answer('post', 'reservations', () => refusal(status, code));
  open();

  expect(await h1(heading)).toBeVisible();
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toContain(to);
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
});

it('asks for a number that can be called before a booking, until one can be read', async () => {
  const customer = userEvent.setup();
  answer('post', 'reservations', () => refusal(422, 'PHONE_UNREADABLE'));
  const saved = answer('patch', 'my/account', { phone_e164: null });
  open();

  expect(await h1('Enter a phone number the owner can reach you on')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save and continue' });
  await customer.click(save);
  expect(await screen.findByText('Enter a phone number.')).toBeVisible();

  await customer.type(screen.getByLabelText('Phone'), '12');
  await customer.click(save);
  expect(await screen.findByText(/We can’t read this number/)).toBeVisible();

  answer('patch', 'my/account', { phone_e164: '+351912345678' });
  answer('post', 'reservations', aReservation());
  await customer.type(screen.getByLabelText('Phone'), '{Backspace}{Backspace}912 345 678');
  await customer.click(save);
  expect(await screen.findByText('Payment', { selector: 'h1 span' })).toBeVisible();
  expect(saved.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ phone: '12' }]);
});

it('offers to release a car when too many are held, and then holds this one for the same days', async () => {
  const customer = userEvent.setup();
  const uuid = '00000000-0000-4000-8000-0000000000f1';
  const golf = {
    reservation_uuid: uuid,
    car_uuid: CAR_UUID,
    make: 'VW',
    model: 'Golf',
    total: euros(9000),
    pick_up: '2099-08-01T10:00',
    return: '2099-08-03T10:00',
    expires_at: '2099-07-01T12:10:00.000Z',
    awaits_verification: false,
  };
  answer('get', 'my/holds', { holds: [golf], most: 3, paused_cars: [] });
  answer('post', 'reservations', () => refusal(409, 'HOLD_LIMIT_REACHED'));
  answer('post', `reservations/${uuid}/release`, () => {
    answer('post', 'reservations', aReservation());
    return aReservation({ status: 'expired' });
  });
  const { router } = open();

  expect(await h1('You’re already holding other cars')).toBeVisible();
  await customer.click(await screen.findByRole('button', { name: 'Release the VW Golf' }));

  expect(await screen.findByText('Payment', { selector: 'h1 span' })).toBeVisible();
  expect(router.state.location.search).toBe(`?reservation=${RESERVATION_UUID}`);
});

it('links to the cars when the address names no valid quote', async () => {
  answer('post', 'reservations', () => refusal(400, 'VALIDATION_FAILED'));
  answer('get', 'quotes/:quote_uuid', () => refusal(400, 'VALIDATION_FAILED'));
  open('/payment?quote=none');

  expect(await h1('We can’t find this price')).toBeVisible();
  expect(screen.getByText(/^The link may be incomplete/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find another car' })).toHaveAttribute('href', '/carlisting');
  expect(screen.queryByRole('link', { name: 'Choose other dates' })).not.toBeInTheDocument();
});

it('quotes an expired price again, and shows the new total before holding the car', async () => {
  const customer = userEvent.setup();
  const fresh = aQuote({ quote_uuid: '00000000-0000-4000-8000-0000000000a2', total: euros(18_000) });
  answer('post', 'reservations', ({ body }) =>
    body.includes(fresh.quote_uuid) ? aReservation() : refusal(409, 'QUOTE_EXPIRED'),
  );
  answer('post', 'quotes', fresh);
  const { router } = open();

  expect(await h1('Your price has expired')).toBeVisible();
  expect(document.body).toHaveTextContent('The trip now costs €180.00. Before, it was €170.48.');
  await customer.click(screen.getByRole('link', { name: 'Hold the car for €180.00' }));

  expect(await screen.findByText('Payment', { selector: 'h1 span' })).toBeVisible();
  expect(router.state.location.search).toBe(`?reservation=${RESERVATION_UUID}`);
});

it('retries on request when the server cannot be reached', async () => {
  const customer = userEvent.setup();
  answer('post', 'reservations', () => refusal(503, 'SERVICE_UNAVAILABLE'));
  open();

  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 12_000 });
  answer('post', 'reservations', aReservation());
  await customer.click(again);

  expect(await screen.findByText('Payment', { selector: 'h1 span' })).toBeVisible();
});

it('lists a customer’s held trips when the address names none', async () => {
  const held = [aReservation(), aReservation({ reservation_uuid: CAR_UUID, status: 'confirmed', can: [] })];
  answer('get', 'my/reservations', { reservations: held, has_more: false, next_cursor: null });
  open('/payment');

  expect(await h1('Payment')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'pay €170.48' })).toHaveAttribute(
    'href',
    `/payment?reservation=${RESERVATION_UUID}`,
  );
  expect(screen.getAllByText(/We’re holding the/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/carlisting');
});

describe('the trip beside the form', () => {
  const openOn = async (isWide: boolean) => {
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(new EventTarget() as MediaQueryList, { media, matches: isWide, onchange: null }),
      );
    open(`/payment?reservation=${RESERVATION_UUID}`);
    return await screen.findByRole('region', { name: 'Your trip' });
  };

  it('is folded on a phone until it is opened', async () => {
    const customer = userEvent.setup();
    const trip = within(await openOn(false));
    expect(trip.getByText('Fiat 500 · 10 Jul – 13 Jul · €170.48')).toBeVisible();
    expect(trip.getByText('3 days at €42.00')).not.toBeVisible();
    await customer.click(trip.getByRole('heading', { name: 'Your trip' }));
    expect(trip.getByText('3 days at €42.00')).toBeVisible();
  });

  it('is whole on a wide screen', async () => {
    const trip = within(await openOn(true));
    expect(trip.getByText('3 days at €42.00')).toBeVisible();
  });
});
