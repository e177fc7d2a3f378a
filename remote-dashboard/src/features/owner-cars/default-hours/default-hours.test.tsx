import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../../routes';
import { startFakeApi } from '../../../testing/api';
import { anOwnCar, CAR_UUID, someBookingRules } from '../../../testing/verification';

startFakeApi();

const OTHER_CAR = '00000000-0000-4000-8000-0000000000c2';
const open = () => renderRoute(remote, '/dashboard/reservations/hours', { session: aCarOwner() });
const findForm = () => screen.findByRole('form', { name: 'Booking hours' });
const group = (name: string) => screen.getByRole('region', { name });
const special = anOwnCar({
  car_uuid: OTHER_CAR,
  make: 'Seat',
  model: 'Ibiza',
  plate: 'BB-02-CC',
  notice_hours: 48,
  max_days: 9,
});
let cars = [anOwnCar(), special];

beforeEach(() => {
  cars = [anOwnCar(), special];
  answer('get', 'my/cars', () => ({ cars, has_more: false, next_cursor: null }));
  answer('get', 'my/booking-rules', someBookingRules());
});

it('shows the hours that count for all cars, and saves them', async () => {
  const owner = userEvent.setup();
  const requests = answer('put', 'my/booking-rules', someBookingRules({ notice_hours: 24 }));
  open();
  const form = within(await findForm());
  expect(form.getByLabelText('Monday from')).toHaveValue('07:00');
  const notice = form.getByLabelText('Notice before pick-up');
  await owner.clear(notice);
  await owner.type(notice, '24');
  await owner.click(form.getByRole('button', { name: 'Save booking hours' }));
  expect(await form.findByText('Your booking hours are saved.')).toBeVisible();
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { notice_hours: 24, max_days: 365, buffer_after_minutes: 30 },
  ]);
});

it('keeps what was typed when it is refused', async () => {
  const owner = userEvent.setup();
  answer('put', 'my/booking-rules', () =>
    refusal(422, 'VALUE_NOT_ALLOWED', { max_days: 'Too short for one of your cars.' }),
  );
  open();
  const form = within(await findForm());
  const longest = form.getByLabelText('Longest trip');
  await owner.clear(longest);
  await owner.type(longest, '3');
  await owner.click(form.getByRole('button', { name: 'Save booking hours' }));
  expect(await form.findByText('Too short for one of your cars.')).toBeVisible();
  expect(form.getByText(/Check the fields marked above/)).toBeVisible();
  expect(longest).toHaveValue('3');
});

it('says which cars use the default and which differ in what, with the way to their own', async () => {
  open();
  await findForm();
  const following = within(group('Cars that use your default'));
  expect(following.getByText('Fiat 500 2021 · AA-01-BB')).toBeVisible();
  expect(following.getByRole('link', { name: 'Hours of this car Fiat 500 2021' })).toHaveAttribute(
    'href',
    `/dashboard/cars/upload?car=${CAR_UUID}&step=calendar`,
  );
  const differing = within(group('Cars with hours of their own'));
  expect(differing.getByText('Seat Ibiza 2021 · BB-02-CC')).toBeVisible();
  expect(differing.getByText('Its own: notice and longest trip.')).toBeVisible();
});

it('lets a car with hours of its own use the default', async () => {
  const owner = userEvent.setup();
  const requests = answer('patch', 'cars/:car_uuid', () => {
    cars = [anOwnCar(), { ...special, notice_hours: null, max_days: null }];
    return cars[1];
  });
  open();
  await findForm();
  await owner.click(screen.getByRole('button', { name: 'Use my default Seat Ibiza 2021' }));
  expect(await screen.findByText('None. Each of your cars uses your default.')).toBeVisible();
  expect(within(group('Cars that use your default')).getByText('Seat Ibiza 2021 · BB-02-CC')).toBeVisible();
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { notice_hours: null, open_hours: null },
  ]);
});

it('says why a car could not use the default', async () => {
  answer('patch', 'cars/:car_uuid', () => refusal(403, 'ACCOUNT_SUSPENDED'));
  open();
  await findForm();
  await userEvent.click(screen.getByRole('button', { name: /^Use my default/ }));
  expect(await screen.findByText(/Your account is suspended/)).toBeVisible();
});

it('stands among the pages of hosting, also for owners without cars', async () => {
  cars = [];
  open();
  await findForm();
  expect(await screen.findByText('No cars yet')).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Hosting' })).getByRole('link', { current: 'page' }),
  ).toHaveTextContent('Booking hours');
});
