import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday } from '@drove/api-client/testing';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { noSteps, stepsToListing } from '../../testing/home';
import { aHostedTrip, aTripPage, TRIP_UUID } from '../../testing/reservations';
import { anOwnCar, CAR_UUID } from '../../testing/verification';

startFakeApi();
afterEach(() => jest.useRealTimers());

const open = () => renderRoute(remote, '/dashboard/owner-cars', { session: aCarOwner() });
const cars = (...all: ReturnType<typeof anOwnCar>[]) => ({ cars: all, has_more: false, next_cursor: null });
const form = `/dashboard/cars/upload?car=${CAR_UUID}`;
const card = () => screen.findByRole('region', { name: 'Fiat 500 2021' });

beforeEach(() => {
  answer('get', 'owner/reservations', aTripPage([]));
  answer('get', 'owner/next-steps', noSteps);
});

it('lists what is still to be done until a car is listed, with the way to each open step', async () => {
  const pending = anOwnCar({ verification: 'pending', is_public: false });
  answer('get', 'my/cars', cars(pending));
  answer('get', 'owner/next-steps', stepsToListing);
  open();

  const steps = within(await screen.findByRole('region', { name: 'Your next steps' }));
  expect(steps.getByText('Your car is listed once every step for it is done.')).toBeVisible();
  expect(steps.getByText('We’re checking your car')).toBeVisible();
  const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Verify your identity', '/dashboard/user-ver-doc-form'],
    ['Set up payouts', '/dashboard/reservations/income'],
    ['Add your tax details', '/dashboard/reservations/taxes'],
  ]);
  expect(screen.queryByText(/don’t need to do anything/)).not.toBeInTheDocument();
});

it('shows a car’s state, next trip and income', async () => {
  answer('get', 'my/cars', cars(anOwnCar({ rating: { average: 4.8, count: 12 } })));
  answer('get', 'owner/reservations', ({ url }) =>
    aTripPage(url.searchParams.get('when') === 'running' ? [] : [aHostedTrip()]),
  );
  open();

  const fiat = within(await card());
  expect(fiat.getByText('Listed')).toBeVisible();
  expect(fiat.getByText('AA-01-BB · €42.00 per day')).toBeVisible();
  expect(fiat.getByRole('img', { name: '4.8 out of 5, 12 reviews' })).toBeVisible();
  expect(await fiat.findByRole('link', { name: 'Mia, Wed 1 Jul, 10:00' })).toHaveAttribute(
    'href',
    `/dashboard/reservations/${TRIP_UUID}`,
  );
  expect(await fiat.findByRole('link', { name: '€142.80' })).toBeVisible();
});

it('pauses a car and resumes it', async () => {
  let car = anOwnCar();
  answer('get', 'my/cars', () => cars(car));
  answer('post', 'cars/:car_uuid/pause', () => (car = anOwnCar({ listing: 'paused', is_public: false })));
  answer('post', 'cars/:car_uuid/list', () => (car = anOwnCar()));
  open();

  const fiat = within(await card());
  await userEvent.click(await fiat.findByRole('button', { name: 'Pause Fiat 500 2021' }));
  expect(await fiat.findByText('Paused')).toBeVisible();
  await userEvent.click(fiat.getByRole('button', { name: 'Resume Fiat 500 2021' }));

  expect(await fiat.findByText('Listed')).toBeVisible();
});

it('explains why a car could not be paused', async () => {
  answer('get', 'my/cars', cars(anOwnCar()));
  answer('post', 'cars/:car_uuid/pause', () => refusal(503, 'SERVICE_UNAVAILABLE'));
  open();

  await userEvent.click(await screen.findByRole('button', { name: /^Pause/ }));

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Refused: SERVICE_UNAVAILABLE'));
});

it('warns before an edit which changes require verification again', async () => {
  answer('get', 'my/cars', cars(anOwnCar()));
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Fiat 500 2021' }));

  const dialog = within(screen.getByRole('dialog', { name: 'Edit Fiat 500 2021' }));
  expect(dialog.getByText(/A new make, model, year, number plate or VIN sends the car/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Price and rules' })).toHaveAttribute('href', `${form}&step=price`);
  expect(dialog.getByRole('link', { name: 'Car and address' })).toHaveAttribute('href', `${form}&step=car`);
});

it.each([
  ['pending', null, 'Waiting', /We’re reviewing it/],
  ['changes_requested', 'The plate cannot be read.', 'Changes requested', /then send the car again/],
  ['rejected', 'This is a tractor.', 'Rejected', /It wasn’t accepted/],
  ['suspended', 'The brakes failed.', 'Suspended', /can’t be booked or edited/],
] as const)('explains to the owner a car that is %s', async (verification, reason, badge, sentence) => {
  answer('get', 'my/cars', cars(anOwnCar({ verification, verification_reason: reason, is_public: false })));
  open();

  const fiat = within(await card());
  expect(fiat.getByText(badge)).toBeVisible();
  expect(fiat.getByText(sentence)).toBeVisible();
  expect(fiat.queryByText(`“${String(reason)}”`) !== null).toBe(reason !== null);
  expect(fiat.queryByRole('link', { name: /View as a driver/ })).not.toBeInTheDocument();
});

it('explains that an approved car waits for its owner’s verification', async () => {
  answer('get', 'my/cars', cars(anOwnCar({ is_public: false })));
  open();

  expect(await within(await card()).findByText(/as soon as you’re verified too/)).toBeVisible();
});

it('continues a draft, or deletes it after a confirmation', async () => {
  let mine = [anOwnCar({ verification: 'draft', is_public: false, missing: { vin: 'VIN is required.' } })];
  answer('get', 'my/cars', () => cars(...mine));
  answer('delete', 'cars/:car_uuid', () => {
    mine = [];
    return new Response(null, { status: 204 });
  });
  open();

  const draft = within(await card());
  expect(draft.getByText('1 thing is still missing.')).toBeVisible();
  expect(draft.getByRole('link', { name: /^Finish listing/ })).toHaveAttribute('href', form);
  await userEvent.click(draft.getByRole('button', { name: /^Delete/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the draft' }));

  expect(await screen.findByRole('heading', { name: 'No cars yet' })).toBeVisible();
  expect(screen.getByText('Fiat 500 2021 is deleted')).toBeVisible();
  expect(screen.getByRole('link', { name: 'List your first car' })).toHaveAttribute(
    'href',
    '/dashboard/cars/upload',
  );
});

it('reports cars that could not be loaded, and loads them on retry', async () => {
  let isDown = true;
  answer('get', 'my/cars', () => (isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : cars(anOwnCar())));
  open();

  await screen.findByText('Your cars couldn’t be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(within(await card()).getByText('Listed')).toBeVisible();
});

it('leads to the booking hours of all cars', async () => {
  answer('get', 'my/cars', cars(anOwnCar()));
  open();
  expect(await screen.findByRole('link', { name: 'Booking hours' })).toHaveAttribute(
    'href',
    '/dashboard/reservations/hours',
  );
});

it('says by when a car that was listed before needs its documents', async () => {
  setToday('2098-06-30');
  answer('get', 'my/cars', cars(anOwnCar({ documents_due_on: '2098-07-01' })));
  open();
  expect(
    await screen.findByRole('link', { name: /^Add its registration and insurance by .*2098/ }),
  ).toHaveAttribute('href', expect.stringMatching(/car=.*&step=photos$/));
});

it('asks for the documents of a car that was sent without them', async () => {
  const missing = { registration: 'Add the registration document' };
  answer('get', 'my/cars', cars(anOwnCar({ verification: 'pending', is_public: false, missing })));
  open();
  expect(
    await screen.findByRole('link', { name: /^Add its registration and insurance: we can’t verify it/ }),
  ).toHaveAttribute('href', expect.stringMatching(/car=.*&step=photos$/));
});

it('says on the day that a car was paused for its documents, and how to list it again', async () => {
  setToday('2098-07-01');
  answer('get', 'my/cars', cars(anOwnCar({ documents_due_on: '2098-07-01', listing: 'paused' })));
  open();
  expect(
    await screen.findByRole('link', { name: 'Add its registration and insurance to list it again' }),
  ).toBeVisible();
});
