import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aPlace, anOwnCar, CAR_UUID, identityToVerify, someBookingRules } from '../../testing/cars';
import { someEarnings } from '../../testing/earnings';

startFakeApi();

const page = `/upload-car-page?car=${CAR_UUID}&step=calendar`;
const open = () => renderRoute(remote, page, { session: aCarOwner() });
const findForm = () => screen.findByRole('form', { name: 'Booking hours' }, { timeout: 5000 });
const sent = (requests: readonly { body: string }[]) =>
  requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

beforeEach(() => {
  answer('get', 'places', { places: [aPlace] });
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
  answer('get', 'my/cars/:car_uuid', anOwnCar());
  answer('get', 'owner/next-steps', identityToVerify);
  answer('get', 'hosting/earnings', someEarnings());
  answer('get', 'my/booking-rules', someBookingRules());
});

it('shows what counts for a car without rules of its own, and sets it for all cars', async () => {
  const owner = userEvent.setup();
  const requests = answer('put', 'my/booking-rules', someBookingRules({ notice_hours: 24 }));
  open();
  const form = within(await findForm());

  expect(form.getByLabelText(/Use my default/)).toBeChecked();
  expect(form.getByRole('link', { name: /^See your default/ })).toHaveAttribute(
    'href',
    '/dashboard/reservations/hours',
  );
  expect(form.getByLabelText('Monday from')).toHaveValue('07:00');
  await owner.click(form.getByLabelText('Sunday'));
  await owner.selectOptions(form.getByLabelText('Saturday until'), '24:00');
  await owner.clear(form.getByLabelText('Notice before pick-up'));
  await owner.type(form.getByLabelText('Notice before pick-up'), '24');
  await owner.click(form.getByRole('button', { name: 'Save booking hours' }));

  await waitFor(() => expect(requests).toHaveLength(1));
  const usual = { from: '07:00', to: '22:00' };
  expect(sent(requests)).toEqual([
    {
      open_hours: [usual, usual, usual, usual, usual, { from: '07:00', to: '24:00' }, null],
      notice_hours: 24,
      buffer_before_minutes: 30,
      buffer_after_minutes: 30,
      max_days: 365,
    },
  ]);
  expect(await form.findByText('Your booking hours are saved.')).toBeVisible();
});

it('comes before the way on to the next step', async () => {
  open();
  const form = await findForm();
  const onwards = screen.getByRole('button', { name: 'Continue' });
  expect(form.compareDocumentPosition(onwards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('sets rules for one car, and gives them up for the owner’s', async () => {
  const owner = userEvent.setup();
  const ofAll = answer('put', 'my/booking-rules', someBookingRules());
  const ofCar = answer('patch', 'cars/:car_uuid', anOwnCar({ notice_hours: 3 }));
  answer('get', 'my/cars/:car_uuid', anOwnCar({ notice_hours: 48 }));
  open();
  const form = within(await findForm());

  expect(form.getByLabelText(/This car only/)).toBeChecked();
  const notice = form.getByLabelText('Notice before pick-up');
  expect(notice).toHaveValue('48');
  await owner.clear(notice);
  await owner.type(notice, '3');
  await owner.click(form.getByRole('button', { name: 'Save booking hours' }));
  await waitFor(() => expect(sent(ofCar)).toMatchObject([{ notice_hours: 3, max_days: 365 }]));
  expect(ofAll).toHaveLength(0);

  await owner.click(form.getByLabelText(/Use my default/));
  expect(notice).toHaveValue('2');
  await owner.click(form.getByRole('button', { name: 'Save booking hours' }));
  await waitFor(() => expect(sent(ofCar)[1]).toMatchObject({ notice_hours: null, open_hours: null }));
  expect(sent(ofAll)).toMatchObject([{ notice_hours: 2 }]);
});

it('names what is wrong beside its field, and keeps what was typed', async () => {
  const owner = userEvent.setup();
  const requests = answer('put', 'my/booking-rules', () =>
    refusal(422, 'VALUE_NOT_ALLOWED', { 'open_hours.1.to': 'Too early.' }),
  );
  open();
  const form = within(await findForm());
  const save = form.getByRole('button', { name: 'Save booking hours' });

  await owner.selectOptions(form.getByLabelText('Monday until'), '06:00');
  await owner.clear(form.getByLabelText('Longest trip'));
  await owner.type(form.getByLabelText('Longest trip'), '400');
  await owner.click(save);
  expect(await form.findByText('Choose a later time on the same day.')).toBeVisible();
  expect(form.getByText('Enter 1 to 365 days.')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Monday until')).toHaveFocus());
  expect(requests).toHaveLength(0);

  await owner.selectOptions(form.getByLabelText('Monday until'), '20:00');
  await owner.clear(form.getByLabelText('Longest trip'));
  await owner.type(form.getByLabelText('Longest trip'), '14');
  await owner.click(save);
  expect(await form.findByText('Too early.')).toBeVisible();
  expect(form.getByLabelText('Longest trip')).toHaveValue('14');
});

it('asks for hours on at least one day', async () => {
  const owner = userEvent.setup();
  open();
  const form = within(await findForm());
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await owner.click(form.getByLabelText(day));
  }
  await owner.click(form.getByRole('button', { name: 'Save booking hours' }));
  expect(await form.findByText('Choose hours for at least one day.')).toBeVisible();
});
