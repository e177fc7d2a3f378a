import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { act } from 'react';
import { aCustomer, aHostingCustomer, renderRoute, signedOut } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aPlace, anOwnCar } from '../../testing/cars';
import { someEarnings } from '../../testing/earnings';

startFakeApi();

beforeEach(() => {
  answer('get', 'places', { places: [aPlace] });
  answer('get', 'my/account', { email_confirmed: true });
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
});

it('shows a visitor what drivers pay, what the owner earns, and how it adds up', async () => {
  const asked = answer('get', 'hosting/earnings', someEarnings());
  renderRoute(remote, '/upload-car-page', { session: signedOut });
  await userEvent.selectOptions(
    await screen.findByLabelText('City'),
    await screen.findByText('Lisbon, Portugal'),
  );
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Small car');
  await userEvent.type(screen.getByLabelText(/^Price per day/), '30');

  expect(await screen.findByText('Drivers pay €39.85 · you earn €25.50 a day')).toBeVisible();
  expect(
    screen.getByText('Most of the 12 similar cars in this city ask €28.00 to €45.00 a day.'),
  ).toBeVisible();
  expect(
    screen.getByText(/they were booked about 45% of the time\. At your price, that’s about €344\.25 a month/),
  ).toBeVisible();
  await waitFor(() =>
    expect(asked.at(-1)?.url.search).toBe('?place=lisbon&type=small&daily_price_minor=3000'),
  );
  await userEvent.click(screen.getByText('How it adds up'));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '1 day',
    'Your price€30.00',
    'Our commission (15%)-€4.50',
    'You earn€25.50',
    'Your price€30.00',
    'Service fee+€2.40',
    'Tax+€7.45',
    'Drivers pay€39.85',
  ]);
});

it('begins with the city of the address, in whatever case it is written', async () => {
  answer('get', 'hosting/earnings', someEarnings());
  renderRoute(remote, '/upload-car-page?place=LISBON', { session: signedOut });
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveDisplayValue('Lisbon, Portugal'));
});

it('says so where there is nothing to go by', async () => {
  answer('get', 'hosting/earnings', someEarnings({ similar: null, daily_price: null, trips: [] }));
  renderRoute(remote, '/upload-car-page?place=lisbon', { session: signedOut });
  expect(await screen.findByText(/There are too few similar cars/)).toBeVisible();
});

it('asks for a price that a car may have before it works anything out', async () => {
  const asked = answer('get', 'hosting/earnings', someEarnings());
  renderRoute(remote, '/upload-car-page?place=lisbon&price=1', { session: signedOut });
  expect(await screen.findByText('The price must be from €5.00 to €2,000.00.')).toBeVisible();
  expect(screen.getByLabelText(/^Price per day/)).toHaveValue('1');
  expect(asked).toHaveLength(0);
});

it('follows the address when only its parameters change, there and back', async () => {
  answer('get', 'hosting/earnings', someEarnings());
  const { router } = renderRoute(remote, '/upload-car-page?place=lisbon&price=30', { session: signedOut });
  const price = await screen.findByLabelText(/^Price per day/);
  expect(price).toHaveValue('30');
  await userEvent.type(price, '5');
  await waitFor(() => expect(router.state.location.search).toBe('?place=lisbon&price=305'));

  await act(() => router.navigate('/upload-car-page?place=lisbon&type=van&price=44'));
  expect(price).toHaveValue('44');
  expect(screen.getByLabelText('Type')).toHaveValue('van');
  expect(router.state.location.search).toBe('?place=lisbon&type=van&price=44');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(price).toHaveValue('305'));
  expect(router.state.location.search).toBe('?place=lisbon&price=305');
});

it('says when the cities or the earnings could not be loaded', async () => {
  answer('get', 'hosting/earnings', () => refusal(500, 'INTERNAL_ERROR'));
  const { unmount } = renderRoute(remote, '/upload-car-page?place=lisbon', { session: signedOut });
  expect(await screen.findByText(/^We couldn’t work out what you’d earn/)).toBeVisible();
  unmount();
  answer('get', 'places', () => refusal(500, 'INTERNAL_ERROR'));
  renderRoute(remote, '/upload-car-page?place=lisbon', { session: signedOut });
  expect(await screen.findByText(/^The cities couldn’t be loaded/)).toBeVisible();
});

it('keeps what a visitor typed through the sign-in, and into the form of the car', async () => {
  answer('get', 'hosting/earnings', someEarnings());
  const { router } = renderRoute(remote, '/upload-car-page', { session: signedOut });
  await userEvent.selectOptions(
    await screen.findByLabelText('City'),
    await screen.findByText('Lisbon, Portugal'),
  );
  await userEvent.type(screen.getByLabelText(/^Price per day/), '31,50');
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(router.state.location.pathname).toBe('/login');
  const { from } = router.state.location.state as { from: { pathname: string; search: string } };
  expect(from).toMatchObject({ pathname: '/upload-car-page', search: '?place=lisbon&price=31%2C50' });
});

it('fills in a new car with what was typed before', async () => {
  const saved = answer('post', 'cars', anOwnCar());
  renderRoute(remote, '/upload-car-page?place=lisbon&type=small&price=31%2C50', {
    session: aHostingCustomer(),
  });
  await userEvent.type(await screen.findByLabelText('Make'), 'Fiat');
  await screen.findByText('Lisbon, Portugal');
  expect(screen.getByLabelText('City')).toHaveValue('lisbon');

  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse(saved[0]!.body)).toMatchObject({
    make: 'Fiat',
    type: 'small',
    place_slug: 'lisbon',
    daily_price_minor: 3150,
  });
});

it('lets a customer start hosting with one press, and says why when it is refused', async () => {
  let isRefused = true;
  const started = answer('post', 'my/account/hosting', () =>
    isRefused ? refusal(403, 'ACCOUNT_SUSPENDED') : {},
  );
  const { router } = renderRoute(remote, '/upload-car-page?place=lisbon', { session: aCustomer() });
  answer('get', 'hosting/earnings', someEarnings());
  const section = within(await screen.findByRole('region', { name: 'Start when you like' }));

  await userEvent.click(section.getByRole('button', { name: 'Start hosting' }));
  expect(await section.findByRole('alert')).not.toBeEmptyDOMElement();

  isRefused = false;
  await userEvent.click(section.getByRole('button', { name: 'Start hosting' }));
  await waitFor(() => expect(started).toHaveLength(2));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/dashboard/cars/upload',
      search: '?place=lisbon',
    }),
  );
});

it('has a customer confirm their address before they start hosting', async () => {
  answer('get', 'hosting/earnings', someEarnings());
  answer('post', 'my/account/hosting', () => refusal(403, 'EMAIL_NOT_CONFIRMED'));
  renderRoute(remote, '/upload-car-page?place=lisbon', { session: aCustomer() });
  const section = within(await screen.findByRole('region', { name: 'Start when you like' }));

  await userEvent.click(section.getByRole('button', { name: 'Start hosting' }));

  expect(await section.findByText(/Then you can start hosting/)).toBeVisible();
  expect(section.getByRole('button', { name: 'Send the link again' })).toBeVisible();
});
