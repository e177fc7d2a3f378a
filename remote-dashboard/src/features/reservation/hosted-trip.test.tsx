import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCarOwner, anAdmin, pasteInto, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aChange, aHostedTrip, aReservation, aTripPage, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const path = `/dashboard/reservations/${TRIP_UUID}`;
const one = `reservations/${TRIP_UUID}`;
const open = () => renderRoute(remote, path, { session: aCarOwner() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const request = aHostedTrip({
  status: 'pending_owner',
  can: ['accept', 'decline'],
  answer_by: '2099-06-11T10:00:00.000Z',
  customer: { fname: 'Mia', lname: null, phone: null, phone_e164: null },
});

it('accepts an owner’s request after showing the payout', async () => {
  let status = request;
  answer('get', one, () => status);
  const sent = answer('post', `${one}/accept`, () => (status = aHostedTrip()));
  open();

  expect(
    await screen.findByText('Accept or decline by Thu, 11 Jun 2099, 11:00 (Lisbon time).'),
  ).toBeVisible();
  expect(screen.getByText('Mia would like to book your car.')).toBeVisible();
  await press('Accept');
  const dialog = within(screen.getByRole('dialog', { name: 'Accept this request' }));
  expect(dialog.getByText(/You earn €142\.80/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept the request' }));

  expect(await screen.findByText('The trip is confirmed')).toBeVisible();
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent[0]!.body).toBe('');
});

it('declines with a reason to hold the car until its customer is verified', async () => {
  const held = { status: 'pending_payment', awaits_verification: true, answer_by: null } as const;
  let trip = aHostedTrip({ ...request, ...held, can: ['decline'] });
  answer('get', one, () => trip);
  const sent = answer('post', `${one}/decline`, () => {
    trip = aHostedTrip({ ...trip, status: 'declined', can: [] });
    return trip;
  });
  open();

  expect(await screen.findByText(/^Mia is being verified\. .* You can decline\.$/)).toBeVisible();
  await press('Decline');
  const dialog = within(screen.getByRole('dialog', { name: 'Decline this request' }));
  await pasteInto(await dialog.findByLabelText(/^Why\?/), 'I rent to verified drivers only.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the request' }));

  expect(await screen.findByText('Declined')).toBeVisible();
  expect(JSON.parse(sent[0]!.body)).toEqual({ reason: 'I rent to verified drivers only.' });
});

it('tells an owner before answering how the driver did so far, in the list and on the page', async () => {
  const driver = {
    is_verified: true,
    member_since: '2099-03-31T22:30:00.000Z',
    trips: 3,
    cancellations: 1,
    rating: { average: 4.5, count: 2 },
  };
  const asked = { ...request, driver };
  answer('get', one, asked);
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
  answer('get', 'owner/reservations', aTripPage([asked]));
  const { router } = open();

  const facts = [
    '3 trips',
    '1 cancellation',
    'Identity and driving licence verified',
    'Member since March 2099',
  ];
  expect(await screen.findByRole('img', { name: '4.5 out of 5, 2 reviews' })).toBeVisible();
  for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
  await act(() => router.navigate('/dashboard/reservations'));
  const listed = within(await screen.findByRole('link', { name: /Fiat 500 2021/ }));
  for (const fact of facts) expect(listed.getByText(fact)).toBeVisible();
});

it('shows an owner how their earnings add up, with the commission', async () => {
  const earnings = [
    { label: 'Rental', amount_minor: 16_800 },
    { label: 'Commission (15%)', amount_minor: -2_520 },
  ];
  answer('get', one, aHostedTrip({ earnings }));
  open();

  const price = within(await screen.findByRole('region', { name: 'Price' }));
  const texts = ['Rental', '€168.00', 'Commission (15%)', '-€25.20', 'You earn', '€142.80'];
  expect(texts.every((text) => price.getAllByText(text).length > 0)).toBe(true);
});

it('lets an owner rate the driver of a completed trip', async () => {
  let trip = aHostedTrip({ status: 'completed', can: ['rate_driver'] });
  answer('get', one, () => trip);
  const sent = answer('post', `${one}/driver-rating`, () => (trip = { ...trip, can: [], driver_stars: 4 }));
  open();

  await press('Rate the driver');
  const dialog = within(screen.getByRole('dialog', { name: 'Rate the driver' }));
  const submit = await dialog.findByRole('button', { name: 'Rate the driver' });
  await userEvent.click(submit);
  expect(await dialog.findByText('Choose one to five stars.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(submit);

  expect(await screen.findByText('Thank you for your rating')).toBeVisible();
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ stars: 4 }]);
  expect(screen.queryByRole('button', { name: 'Rate the driver' })).toBeNull();
});

it('accepts once when the answer was lost and the owner confirms again', async () => {
  let isLost = true;
  let status = request;
  answer('get', one, () => status);
  const sent = answer('post', `${one}/accept`, () =>
    isLost ? refusal(503, 'SERVICE_UNAVAILABLE') : (status = aHostedTrip()),
  );
  open();

  await press('Accept');
  await press('Accept the request');
  expect(await screen.findByText('Refused: SERVICE_UNAVAILABLE')).toBeVisible();
  isLost = false;
  await press('Accept the request');

  expect(await screen.findByText('The trip is confirmed')).toBeVisible();
  const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

it('requires a reason for a decline, and keeps it when the request fails', async () => {
  let isDown = true;
  let status = request;
  answer('get', one, () => status);
  const sent = answer('post', `${one}/decline`, () =>
    isDown
      ? refusal(503, 'SERVICE_UNAVAILABLE')
      : (status = aHostedTrip({ status: 'declined', can: [], decline_reason: 'It is in the garage' })),
  );
  open();

  await press('Decline');
  await press('Decline the request');
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/Why\?/)).toHaveFocus());
  await userEvent.type(screen.getByLabelText(/Why\?/), 'It is in the garage');
  await press('Decline the request');
  expect(await screen.findByText('Refused: SERVICE_UNAVAILABLE')).toBeVisible();
  isDown = false;
  await press('Decline the request');

  expect(await screen.findByText('The request is declined')).toBeVisible();
  expect(await screen.findByText('The owner wrote: “It is in the garage”')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(JSON.parse(sent.at(-1)!.body)).toEqual({ reason: 'It is in the garage' });
});

it.each([
  ['hand_over', 'Car handed over', 'Car handed over', 'hand-over', 'You’ve confirmed the pick-up'],
  ['take_back', 'Car is back', 'The car is back', 'take-back', 'You’ve confirmed the return'],
  ['no_show', 'Report a no-show', 'Report a no-show', 'no-show', 'The trip is ended'],
] as const)('sends %s after the owner’s confirmation', async (action, label, confirm, part, done) => {
  answer('get', one, aHostedTrip({ can: [action] }));
  const sent = answer('post', `${one}/${part}`, {});
  open();

  await press(label);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));

  expect(await screen.findByText(done)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('lets an owner approve a change, or decline it with a reason', async () => {
  answer('get', one, aHostedTrip({ can: ['answer_change'], change: aChange({ payout: euros(17_800) }) }));
  const approved = answer('post', 'changes/:change_uuid/approve', {});
  const declined = answer('post', 'changes/:change_uuid/decline', {});
  open();

  const panel = within(await screen.findByRole('region', { name: 'Change requested' }));
  expect(panel.getByText('“Late train”')).toBeVisible();
  expect(panel.getByText('The customer pays')).toBeVisible();
  expect(panel.getByText('Your new earnings')).toBeVisible();
  expect(panel.getByText('€142.80')).toBeVisible();
  expect(panel.getByText('€178.00')).toBeVisible();
  await press('Approve the change');
  expect(await screen.findByText('The change is approved')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Decline the change' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Why\?/), 'Sold by then');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the change' }));

  expect(await screen.findByText('The change is declined')).toBeVisible();
  expect(approved).toHaveLength(1);
  expect(JSON.parse(declined[0]!.body)).toEqual({ reason: 'Sold by then' });
});

it('requires an administrator’s reason to cancel, and refunds in full', async () => {
  const trip = aReservation({ viewer: 'admin', can: ['cancel', 'refund'] });
  answer('get', one, trip);
  answer('get', `${one}/cancellation`, {
    refund: trip.total,
    kept: { ...trip.total, amount_minor: 0 },
    released: { ...trip.total, amount_minor: 0 },
    on_hold: { ...trip.total, amount_minor: 0 },
    free_until: null,
    policy_text: '',
    lines: [],
  });
  const sent = answer('post', `${one}/cancel`, {});
  renderRoute(remote, path, { session: anAdmin() });

  expect(await screen.findByRole('link', { name: 'Refund a payment' })).toHaveAttribute(
    'href',
    `/dashboard/all-payments?query=${TRIP_UUID}`,
  );
  await press('Cancel the trip');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/they get a full refund/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Why\?/), 'Fraud');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trip' }));

  expect(await screen.findByText('The trip is cancelled')).toBeVisible();
  expect(JSON.parse(sent[0]!.body)).toEqual({ expected_refund_minor: 22_730, reason: 'Fraud' });
});

it('resolves a dispute by an administrator’s decision', async () => {
  answer('get', one, aReservation({ viewer: 'admin', status: 'disputed', can: ['resolve'] }));
  const sent = answer('post', `${one}/resolve`, {});
  renderRoute(remote, path, { session: anAdmin() });

  await press('Resolve the dispute');
  await pasteInto(screen.getByLabelText(/What was decided/), 'Half of the cleaning is paid');
  await press('Complete the trip');

  expect(await screen.findByText('The dispute is resolved')).toBeVisible();
  expect(JSON.parse(sent[0]!.body)).toEqual({ reason: 'Half of the cleaning is paid' });
});
