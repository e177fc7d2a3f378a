import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { act } from 'react';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aPlace, anOwnCar, CAR_UUID, identityToVerify, someBookingRules } from '../../testing/cars';
import { someEarnings } from '../../testing/earnings';

startFakeApi();

const page = '/upload-car-page';
const step = (name: string) => `${page}?car=${CAR_UUID}&step=${name}`;
const asOwner = { session: aCarOwner() };

beforeEach(() => {
  answer('get', 'places', { places: [aPlace] });
  answer('get', 'my/account', { email_confirmed: true });
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
  answer('get', 'my/cars/:car_uuid', anOwnCar());
  answer('get', 'owner/next-steps', identityToVerify);
  answer('get', 'hosting/earnings', someEarnings());
  answer('get', 'my/booking-rules', someBookingRules());
});

it('marks the calendar step as complete only after it was opened and left', async () => {
  const owner = userEvent.setup();
  answer('get', 'my/cars/:car_uuid', anOwnCar({ verification: 'draft', blocked_days: [] }));
  renderRoute(remote, step('price'), asOwner);

  const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
  expect(steps.getByRole('link', { name: /^Photos \(complete\)/ })).toBeVisible();
  await owner.click(steps.getByRole('link', { name: /Calendar$/ }));
  expect(steps.getByRole('link', { name: /Calendar$/ })).toHaveAttribute('aria-current', 'step');
  await owner.click(steps.getByRole('link', { name: /Review$/ }));

  expect(await steps.findByRole('link', { name: /Calendar \(complete\)$/ })).toBeVisible();
});

describe('the car', () => {
  it('reports each missing field and focuses the first one', async () => {
    const owner = userEvent.setup();
    renderRoute(remote, page, asOwner);

    await owner.click(await screen.findByRole('button', { name: 'Save and continue' }));

    expect(await screen.findByText('Make is required.')).toBeVisible();
    expect(screen.getByText('Number plate is required.')).toBeVisible();
    expect(screen.getByText('City is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Make')).toHaveFocus());
  });

  it('is saved as a draft when it is incomplete', async () => {
    const owner = userEvent.setup();
    const requests = answer('post', 'cars', anOwnCar({ photos: [] }));
    const { router } = renderRoute(remote, page, asOwner);

    await owner.type(await screen.findByLabelText('Make'), 'Fiat');
    await owner.click(screen.getByRole('button', { name: 'Save for later' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/owner-cars'));
    expect(JSON.parse(requests[0]!.body)).toMatchObject({ make: 'Fiat', model: null, features: [] });
  });

  it('continues a draft started elsewhere', async () => {
    answer('get', 'my/cars', { cars: [anOwnCar()], has_more: false, next_cursor: null });
    const owner = userEvent.setup();
    renderRoute(remote, page, asOwner);

    await owner.click(await screen.findByRole('link', { name: 'Fiat 500 2021' }));

    await waitFor(() => expect(screen.getByLabelText('Make')).toHaveValue('Fiat'));
    expect(screen.getByLabelText('Number plate')).toHaveValue('AA-01-BB');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('lisbon'));
  });

  it('keeps what was typed when the server refuses it, and explains beside the field', async () => {
    const owner = userEvent.setup();
    answer('patch', 'cars/:car_uuid', () =>
      refusal(422, 'VALUE_NOT_ALLOWED', { plate: 'This number plate is listed already.' }),
    );
    renderRoute(remote, step('car'), asOwner);
    const plate = await screen.findByLabelText('Number plate');

    await owner.clear(plate);
    await owner.type(plate, 'ZZ-99-ZZ');
    await owner.click(screen.getByRole('button', { name: 'Save and continue' }));

    expect(await screen.findByText('This number plate is listed already.')).toBeVisible();
    expect(plate).toHaveValue('ZZ-99-ZZ');
    expect(screen.getByRole('alert')).toHaveTextContent('Some entries aren’t allowed');
    await owner.type(plate, '1');
    expect(screen.queryByText('This number plate is listed already.')).not.toBeInTheDocument();
  });

  it('asks before unsaved input is lost, and keeps it on "Stay here"', async () => {
    const owner = userEvent.setup();
    const { router } = renderRoute(remote, step('car'), asOwner);
    await owner.type(await screen.findByLabelText('Colour (optional)'), ' and red');

    await act(() => router.navigate('/'));
    await owner.click(await screen.findByRole('button', { name: 'Stay here' }));

    expect(router.state.location.pathname).toBe(page);
    expect(screen.getByLabelText('Colour (optional)')).toHaveValue('White and red');
  });

  it.each([
    ['that is not theirs', CAR_UUID, refusal(404, 'CAR_NOT_FOUND')],
    ['with an invalid id', 'banana', refusal(500, 'INTERNAL_ERROR')],
  ])('shows no form for a car %s', async (_whose, uuid, answered) => {
    answer('get', 'my/cars/:car_uuid', () => answered);
    renderRoute(remote, `${page}?car=${uuid}`, asOwner);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This isn’t one of your cars' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my cars' })).toBeVisible();
  });

  it('warns the owner of a verified car which changes require verification again', async () => {
    answer('get', 'my/cars/:car_uuid', anOwnCar({ verification: 'approved', is_public: true }));
    renderRoute(remote, step('car'), asOwner);

    expect(await screen.findByText(/sends the car for verification again/)).toBeVisible();
  });
});

describe('the price', () => {
  it.each([
    ['0', 'The price must be from €5.00 to €2,000.00.'],
    ['2000.01', 'The price must be from €5.00 to €2,000.00.'],
    ['-40', 'The price must be from €5.00 to €2,000.00.'],
    ['cheap', 'The price must be from €5.00 to €2,000.00.'],
    [' ', 'Daily price is required.'],
  ])('rejects %s and keeps it in the field', async (typed, message) => {
    const owner = userEvent.setup();
    renderRoute(remote, step('price'), asOwner);
    const price = await screen.findByLabelText('Daily price');

    await owner.clear(price);
    await owner.type(price, typed);
    await owner.click(screen.getByRole('button', { name: 'Save and continue' }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(price).toHaveValue(typed);
  });

  it('is sent in minor units, with discounts in hundredths of a per cent', async () => {
    const owner = userEvent.setup();
    const requests = answer('patch', 'cars/:car_uuid', anOwnCar());
    const { router } = renderRoute(remote, step('price'), asOwner);

    const price = await screen.findByLabelText('Daily price');
    await owner.clear(price);
    await owner.type(price, '42,50');
    await owner.type(screen.getByLabelText(/^Bookable ahead/), '90');
    await owner.clear(screen.getByLabelText('Discount from 7 days'));
    await owner.type(screen.getByLabelText('Discount from 7 days'), '10');
    await owner.click(screen.getByRole('radio', { name: /Strict/ }));
    await owner.click(screen.getByRole('button', { name: 'Save and continue' }));

    await waitFor(() => expect(router.state.location.search).toContain('step=calendar'));
    expect(JSON.parse(requests[0]!.body)).toMatchObject({
      daily_price_minor: 4250,
      booking_horizon_days: 90,
      weekly_discount_bps: 1000,
      cancellation_policy: 'strict',
    });
  });

  it('explains beside a dated price why it was refused', async () => {
    const owner = userEvent.setup();
    answer('put', 'cars/:car_uuid/rates', () =>
      refusal(422, 'VALUE_NOT_ALLOWED', { 'rates.0.to_on': 'The last day is before the first.' }),
    );
    renderRoute(remote, step('price'), asOwner);

    await owner.type(await screen.findByLabelText('First day'), '2099-12-20');
    await owner.type(screen.getByLabelText('Last day'), '2099-12-10');
    await owner.type(screen.getByLabelText('Price per day (EUR)'), '65');
    await owner.click(screen.getByRole('button', { name: 'Add price' }));

    expect(await screen.findByText('The last day is before the first.')).toBeVisible();
    expect(screen.getByLabelText('Price per day (EUR)')).toHaveValue('65');
  });
});

describe('the calendar', () => {
  it('explains when a customer has booked a day that the owner blocks', async () => {
    const owner = userEvent.setup();
    answer('put', 'cars/:car_uuid/blocked-days', () =>
      refusal(409, 'CAR_UNAVAILABLE', {
        'blocked_days.0': 'A customer has the car on some of these days.',
      }),
    );
    renderRoute(remote, step('calendar'), asOwner);
    const calendar = await screen.findAllByRole('grid');
    const free = within(calendar[1]!).getAllByRole('button');
    await owner.click(free[9]!);
    await owner.click(screen.getByRole('button', { name: 'Block this day' }));

    expect(await screen.findByText('A customer has the car on some of these days.')).toBeVisible();
  });

  it('unblocks one period and keeps the others', async () => {
    const owner = userEvent.setup();
    const [first, second, third] = [
      { from_on: '2099-07-01', to_on: '2099-07-03' },
      { from_on: '2099-08-01', to_on: '2099-08-03' },
      { from_on: '2099-09-01', to_on: '2099-09-03' },
    ];
    answer('get', 'my/cars/:car_uuid', anOwnCar({ blocked_days: [first, second, third] }));
    const requests = answer('put', 'cars/:car_uuid/blocked-days', anOwnCar({ blocked_days: [first, third] }));
    renderRoute(remote, step('calendar'), asOwner);

    const blocked = within(await screen.findByRole('list', { name: 'Blocked days' }));
    await owner.click(blocked.getAllByRole('button')[1]!);

    await waitFor(() => expect(requests).toHaveLength(1));
    expect(JSON.parse(requests[0]!.body)).toEqual({ blocked_days: [first, third] });
  });
});

describe('the review', () => {
  it('lists missing details and does not submit the car', async () => {
    const requests = answer('post', 'cars/:car_uuid/submit', anOwnCar());
    answer(
      'get',
      'my/cars/:car_uuid',
      anOwnCar({ photos: [], missing: { photos: 'Add at least one photo.', street: 'Street is required.' } }),
    );
    const owner = userEvent.setup();
    renderRoute(remote, step('review'), asOwner);

    expect(await screen.findByText('Add at least one photo.')).toBeVisible();
    expect(screen.getByText('Street is required.')).toBeVisible();
    await owner.click(screen.getByRole('button', { name: 'Send for verification' }));
    expect(requests).toHaveLength(0);
  });

  it('has an owner confirm their address before a car is begun, and keeps what is typed meanwhile', async () => {
    let isConfirmed = false;
    answer('get', 'my/account', () => ({ email_confirmed: isConfirmed }));
    const owner = userEvent.setup();
    renderRoute(remote, page, { ...asOwner, auth: { checkEmailConfirmed: async () => isConfirmed } });

    expect(await screen.findByText(/Then you can add your car/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await owner.type(screen.getByLabelText('Model'), 'Panda');
    isConfirmed = true;
    await owner.click(screen.getByRole('button', { name: 'I’ve opened the link' }));

    await waitFor(() => expect(screen.queryByText(/Then you can add your car/)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Model')).toHaveValue('Panda');
  });

  it('requires a confirmed address before submission, and can send the link again', async () => {
    let isConfirmed = false;
    answer('post', 'cars/:car_uuid/submit', () =>
      isConfirmed ? anOwnCar({ verification: 'pending' }) : refusal(403, 'EMAIL_NOT_CONFIRMED'),
    );
    const sendVerificationEmail = jest.fn(async () => undefined);
    const owner = userEvent.setup();
    const auth = { sendVerificationEmail, checkEmailConfirmed: async () => isConfirmed };
    renderRoute(remote, step('review'), { ...asOwner, auth });

    await owner.click(await screen.findByRole('button', { name: 'Send for verification' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Confirm your email address first.'),
    );
    await owner.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/^The link is on its way/)).toBeVisible();
    expect(sendVerificationEmail).toHaveBeenCalledTimes(1);

    isConfirmed = true;
    await owner.click(screen.getByRole('button', { name: 'I’ve opened the link' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await owner.click(screen.getByRole('button', { name: 'Send for verification' }));
    expect(await screen.findByText('Sent for verification')).toBeVisible();
    expect(await screen.findByText(/you earn/)).toBeVisible();
  });

  it('sends a complete car for verification', async () => {
    answer('post', 'cars/:car_uuid/submit', anOwnCar({ verification: 'pending' }));
    const owner = userEvent.setup();
    renderRoute(remote, step('review'), asOwner);

    await owner.click(await screen.findByRole('button', { name: 'Send for verification' }));

    expect(await screen.findByText('Sent for verification')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send for verification' })).not.toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Sent for verification' })).toHaveFocus();
    expect(screen.queryByText('Your changes are saved.')).not.toBeInTheDocument();
    const steps = within(await screen.findByRole('region', { name: 'Your next steps' }));
    expect(steps.getByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
      'href',
      '/dashboard/user-ver-doc-form',
    );
    expect(screen.queryByText(/don’t need to do anything/)).not.toBeInTheDocument();
  });

  it('shows the administrator’s reason for requesting changes', async () => {
    answer(
      'get',
      'my/cars/:car_uuid',
      anOwnCar({ verification: 'changes_requested', verification_reason: 'The plate cannot be read.' }),
    );
    renderRoute(remote, step('review'), asOwner);

    expect(await screen.findByText('Reason: The plate cannot be read.')).toBeVisible();
  });
});
