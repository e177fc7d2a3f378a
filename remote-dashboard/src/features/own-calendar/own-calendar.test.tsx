import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday } from '@drove/api-client/testing';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aReservation, aTripPage, TRIP_UUID } from '../../testing/reservations';

startFakeApi();
beforeEach(() => setToday('2099-07-01'));
afterEach(() => jest.useRealTimers());

const cars = ['500', 'Panda'].map((model, index) => ({
  car_uuid: `00000000-0000-4000-8000-0000000000c${String(index)}`,
  make: 'Fiat',
  model,
  year: 2021,
}));
const kept = { from_on: '2099-07-10', to_on: '2099-07-12' };
const pick = async (day: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(day) }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function aCarWith(blocked: object[]) {
  answer('get', 'my/cars', { cars, has_more: false, next_cursor: null });
  answer('get', 'my/cars/:car_uuid', { ...cars[0], blocked_days: blocked });
  answer('get', 'cars/:car_uuid/calendar', () => refusal(404, 'CAR_NOT_FOUND'));
  answer('get', 'owner/reservations', aTripPage([]));
  return answer('put', 'cars/:car_uuid/blocked-days', ({ body }) => ({ ...cars[0], ...JSON.parse(body) }));
}
const open = () => renderRoute(remote, '/dashboard/reservations/calendar', { session: aCarOwner() });

it('blocks chosen days at once', async () => {
  const sent = aCarWith([kept]);
  open();

  await pick('20 July');
  await pick('22 July');
  expect(screen.getByText('Mon, 20 Jul 2099 – Wed, 22 Jul 2099')).toBeVisible();
  await press('Block');

  expect(await screen.findByText('Mon, 20 Jul 2099 – Wed, 22 Jul 2099')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Blocked days' })).toHaveFocus();
  expect(JSON.parse(sent[0]!.body)).toEqual({
    blocked_days: [kept, { from_on: '2099-07-20', to_on: '2099-07-22' }],
  });
});

it('unblocks a day in the middle', async () => {
  const sent = aCarWith([kept]);
  open();

  await pick('11 July');
  await press('Unblock');

  expect(await screen.findByText('Sun, 12 Jul 2099')).toBeVisible();
  expect(JSON.parse(sent[0]!.body).blocked_days).toEqual([
    { from_on: '2099-07-10', to_on: '2099-07-10' },
    { from_on: '2099-07-12', to_on: '2099-07-12' },
  ]);
});

it('explains why days cannot be blocked, and keeps the selection', async () => {
  aCarWith([]);
  answer('put', 'cars/:car_uuid/blocked-days', () =>
    refusal(409, 'CAR_UNAVAILABLE', { 'blocked_days.0': 'A customer has the car on some of these days.' }),
  );
  open();

  await pick('20 July');
  await press('Block');

  expect(await screen.findByText('A customer has the car on some of these days.')).toBeVisible();
  expect(screen.getByText('Mon, 20 Jul 2099')).toBeVisible();
});

it('shows another car’s days, and keeps the car in the address', async () => {
  aCarWith([]);
  const { router } = open();

  await userEvent.selectOptions(await screen.findByLabelText('Car'), 'Fiat Panda 2021');

  expect(router.state.location.search).toBe(`?car_uuid=${cars[1]!.car_uuid}`);
});

it('names who has the car booked, and leads to the trip and the conversation about it', async () => {
  aCarWith([]);
  const customer = { fname: 'Mia', lname: null, phone: null, phone_e164: null };
  const asked = answer('get', 'owner/reservations', ({ url }) =>
    aTripPage(
      new URL(url).searchParams.get('when') === 'coming' ? [aReservation({ viewer: 'owner', customer })] : [],
    ),
  );
  open();

  const trips = within(await screen.findByRole('region', { name: 'Trips with this car' }));
  expect(trips.getByRole('link', { name: /^Mia · Wed 1 Jul, 10:00/ })).toHaveAttribute(
    'href',
    `/dashboard/reservations/${TRIP_UUID}`,
  );
  expect(trips.getByRole('link', { name: /^Message .?Mia/ })).toHaveAttribute(
    'href',
    `/dashboard/messages/new?reservation=${TRIP_UUID}`,
  );
  expect(asked.map(({ url }) => new URL(url).searchParams.get('car_uuid'))).toEqual([
    cars[0]!.car_uuid,
    cars[0]!.car_uuid,
  ]);
});

it('links an owner without cars to adding one', async () => {
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
  open();

  expect(await screen.findByRole('link', { name: 'Add a car' })).toHaveAttribute(
    'href',
    '/dashboard/cars/upload',
  );
});

it('opens with a bookable car, and offers no draft', async () => {
  aCarWith([]);
  const draft = {
    ...cars[0],
    verification: 'draft',
    listing: 'listed',
    is_public: false,
    make: null,
    model: null,
  };
  const paused = { ...cars[0], verification: 'approved', listing: 'paused', is_public: false };
  const offered = { ...cars[1], verification: 'approved', listing: 'listed', is_public: true };
  answer('get', 'my/cars', { cars: [draft, paused, offered], has_more: false, next_cursor: null });
  open();

  expect(await screen.findByLabelText('Car')).toHaveDisplayValue('Fiat Panda 2021');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Fiat 500 2021',
    'Fiat Panda 2021',
  ]);
});

it('stays with the car that it opened with when another can be booked, too', async () => {
  aCarWith([]);
  const [paused, offered] = [false, true].map((isPublic, index) => ({
    ...cars[index],
    verification: 'approved',
    listing: isPublic ? 'listed' : 'paused',
    is_public: isPublic,
  }));
  answer('get', 'my/cars', { cars: [paused, offered], has_more: false, next_cursor: null });
  open();
  expect(await screen.findByLabelText('Car')).toHaveDisplayValue('Fiat Panda 2021');

  const listed = { ...paused, listing: 'listed', is_public: true, model: '500e' };
  answer('get', 'my/cars', { cars: [listed, offered], has_more: false, next_cursor: null });
  // The tab is looked at again, a day later.
  setToday('2099-07-02');
  fireEvent(window, new Event('visibilitychange'));

  expect(await screen.findByRole('option', { name: 'Fiat 500e 2021' })).toBeVisible();
  expect(screen.getByLabelText('Car')).toHaveDisplayValue('Fiat Panda 2021');
});

it('offers no calendar when all cars are drafts', async () => {
  answer('get', 'my/cars', {
    cars: [{ ...cars[0], verification: 'draft' }],
    has_more: false,
    next_cursor: null,
  });
  open();

  expect(await screen.findByRole('heading', { name: 'No calendar yet' })).toBeVisible();
});
