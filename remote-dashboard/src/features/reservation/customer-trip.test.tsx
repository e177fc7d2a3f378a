import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aChange, aPayment, aRefund, aReservation, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();
beforeEach(() => setToday('2099-06-10'));
afterEach(() => jest.useRealTimers());

const path = `/dashboard/customer-reservations/${TRIP_UUID}`;
const one = `reservations/${TRIP_UUID}`;
const open = () => renderRoute(remote, path, { session: aCustomer() });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('shows when and where the trip takes place, its owner, and every payment and refund', async () => {
  answer(
    'get',
    one,
    aReservation({
      payments: [aPayment()],
      refunds: [aRefund()],
      timeline: [
        { at: '2099-06-01T09:00:00.000Z', what: 'The trip was confirmed.', who: 'owner', note: 'See you!' },
      ],
    }),
  );
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Fiat 500 2021' })).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'The trip' }));
  expect(facts.getByText('Wed, 1 Jul 2099, 10:00')).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Address and contact' }));
  expect(contact.getByText(/Rua Augusta 1, 1100-048 Lisbon/)).toBeVisible();
  expect(contact.getByRole('link', { name: '+351 21 222' })).toHaveAttribute('href', 'tel:+35121222');
  const price = within(screen.getByRole('region', { name: 'Price' }));
  expect(price.getByText('4 days at €42.00')).toBeVisible();
  expect(price.getByText(/Visa ending in 4242/)).toBeVisible();
  expect(price.getByText('-€20.00')).toBeVisible();
  expect(screen.getByRole('region', { name: 'What happened' })).toHaveTextContent('“See you!”');
});

it('links to the payment while the car is held', async () => {
  answer('get', one, aReservation({ status: 'pending_payment', can: ['pay'] }));
  open();

  expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    `/payment?reservation=${TRIP_UUID}`,
  );
});

describe('cancelling', () => {
  const preview = {
    refund: euros(18_000),
    kept: euros(4730),
    released: euros(0),
    on_hold: euros(0),
    free_until: '2099-06-30T09:00:00.000Z',
    policy_text: 'Free until 24 hours before pick-up.',
    lines: [],
  };

  it('shows the exact refund before the confirmation, and sends it', async () => {
    answer('get', one, aReservation());
    answer('get', `${one}/cancellation`, preview);
    const sent = answer('post', `${one}/cancel`, aReservation({ status: 'cancelled' }));
    open();

    await press('Cancel the trip');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the trip' }));
    expect(await dialog.findByText('€180.00')).toBeVisible();
    expect(dialog.getByText('€47.30')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Why/), 'Flu');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get €180.00 back' }));

    expect(await screen.findByText('The trip is cancelled')).toBeVisible();
    expect(JSON.parse(sent[0]!.body)).toEqual({ expected_refund_minor: 18_000, reason: 'Flu' });
    expect(sent[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('shows what waits for a bank that decides a dispute', async () => {
    answer('get', one, aReservation());
    answer('get', `${one}/cancellation`, { ...preview, on_hold: euros(18_000) });
    open();

    await press('Cancel the trip');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the trip' }));
    const sentence = /deciding a dispute about the payment: €180.00 goes back once it has decided/;
    expect(await dialog.findByText(sentence)).toBeVisible();
  });

  it('shows a changed refund, and cancels for the new amount', async () => {
    let refund = 18_000;
    answer('get', one, aReservation());
    answer('get', `${one}/cancellation`, () => ({ ...preview, refund: euros(refund) }));
    const sent = answer('post', `${one}/cancel`, () => {
      if (refund === 9000) return aReservation({ status: 'cancelled' });
      refund = 9000;
      return refusal(409, 'REFUND_CHANGED');
    });
    open();

    await press('Cancel the trip');
    await press('Cancel and get €180.00 back');
    expect(await screen.findByText('Refused: REFUND_CHANGED')).toBeVisible();
    await press('Cancel and get €90.00 back');

    expect(await screen.findByText('The trip is cancelled')).toBeVisible();
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('says that withdrawing a request costs nothing', async () => {
    answer('get', one, aReservation({ status: 'pending_owner', can: ['cancel'] }));
    answer('get', `${one}/cancellation`, {
      ...preview,
      refund: euros(0),
      kept: euros(0),
      released: euros(22_730),
      on_hold: euros(0),
    });
    open();

    await press('Cancel the trip');

    expect(await screen.findByText(/You haven’t been charged\. The €227\.30/)).toBeVisible();
  });

  it('keeps the key when the answer is lost, and cancels once', async () => {
    let tries = 0;
    answer('get', one, aReservation());
    answer('get', `${one}/cancellation`, preview);
    const sent = answer('post', `${one}/cancel`, () =>
      (tries += 1) === 1 ? Response.error() : aReservation({ status: 'cancelled' }),
    );
    open();

    await press('Cancel the trip');
    await press('Cancel and get €180.00 back');
    expect(await screen.findByText(/We can’t reach the server/)).toBeVisible();
    await press('Cancel and get €180.00 back');

    await screen.findByText('The trip is cancelled');
    expect(sent[0]!.headers.get('idempotency-key')).toBe(sent[1]!.headers.get('idempotency-key'));
  });
});

describe('changing', () => {
  const quote = {
    old_total: euros(22_730),
    new_total: euros(28_000),
    difference: euros(5270),
    lines: [],
    billable_days: 5,
  };
  beforeEach(() => {
    answer('get', one, aReservation());
    answer('get', 'cars/:car_uuid/calendar', () => refusal(404, 'CAR_NOT_FOUND'));
  });

  it('shows the difference before the request is sent', async () => {
    const quoted = answer('post', `${one}/change-quotes`, quote);
    const sent = answer('post', `${one}/changes`, aReservation());
    open();

    await press('Change the dates');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the trip' }));
    await userEvent.selectOptions(dialog.getByLabelText('Return time'), '18:00');
    expect(await dialog.findByText('€52.70')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/A message to the owner/), 'Late train');
    await userEvent.click(dialog.getByRole('button', { name: 'Request change for €52.70 more' }));

    expect(await screen.findByText('Request sent to Okoro')).toBeVisible();
    const wanted = { pick_up: '2099-07-01T10:00', return: '2099-07-05T18:00' };
    expect(JSON.parse(quoted[0]!.body)).toEqual(wanted);
    expect(JSON.parse(sent[0]!.body)).toEqual({
      ...wanted,
      expected_difference_minor: 5270,
      message: 'Late train',
    });
  });

  it('explains why other days are not possible, and takes the nearest that are', async () => {
    const nearest = [{ pick_up: '2099-07-01T10:00', return: '2099-07-05T17:00' }];
    const quoted = answer('post', `${one}/change-quotes`, () =>
      refusal(409, 'CAR_UNAVAILABLE', undefined, nearest),
    );
    open();

    await press('Change the dates');
    await userEvent.selectOptions(await screen.findByLabelText('Return time'), '18:00');

    expect(await screen.findByText('Refused: CAR_UNAVAILABLE')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ask for/ })).not.toBeInTheDocument();
    await press(/– Sun 5 Jul, 17:00$/);
    expect(screen.getByLabelText('Return time')).toHaveValue('17:00');
    await waitFor(() => expect(JSON.parse(quoted.at(-1)!.body)).toEqual(nearest[0]));
  });
});

describe('a pending change', () => {
  it('can be withdrawn', async () => {
    let trip = aReservation({ can: ['withdraw_change'], change: aChange() });
    answer('get', one, () => trip);
    const sent = answer('post', 'changes/:change_uuid/withdraw', () => (trip = aReservation()));
    open();

    await press('Withdraw the change');

    expect(await screen.findByText('The change is withdrawn')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Requested change')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent).toHaveLength(1);
  });

  it('links to its payment once it is approved', async () => {
    const change = aChange({ status: 'awaiting_payment', pay_by: '2099-06-10T13:00:00.000Z' });
    answer('get', one, aReservation({ can: ['pay_change'], change }));
    open();

    expect(await screen.findByRole('link', { name: 'Pay €52.70' })).toHaveAttribute(
      'href',
      `/dashboard/diff-payment-page?change=${change.change_uuid}`,
    );
  });
});

it('publishes a review of a completed trip, and requires stars and text', async () => {
  let trip = aReservation({ status: 'completed', can: ['review'] });
  answer('get', one, () => trip);
  const sent = answer('post', `${one}/review`, () => (trip = aReservation({ status: 'completed', can: [] })));
  open();

  await press('Write a review');
  await press('Publish the review');
  expect(screen.getByText('Choose one to five stars.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus());
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByLabelText('Your review'), 'Clean and quick.');
  await press('Publish the review');

  expect(await screen.findByText('Thank you for your review')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(JSON.parse(sent[0]!.body)).toEqual({ stars: 4, text: 'Clean and quick.' });
});

it.each([
  ['confirm_pick_up', 'I have the car', 'I have the car', 'pick-up', 'You’ve confirmed the pick-up'],
  [
    ...(['confirm_return', 'I have returned the car', 'I have returned the car', 'return'] as const),
    'You’ve confirmed the return',
  ],
] as const)('sends %s after the customer’s confirmation', async (action, label, confirm, part, done) => {
  answer('get', one, aReservation({ can: [action] }));
  const sent = answer('post', `${one}/${part}`, {});
  open();

  await press(label);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));

  expect(await screen.findByText(done)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('sends a customer’s objection to a completed trip with its reason', async () => {
  answer('get', one, aReservation({ status: 'completed', can: ['object'] }));
  const sent = answer('post', `${one}/objection`, {});
  open();

  await press('Object');
  await userEvent.type(screen.getByLabelText('What went wrong?'), 'I never got the car');
  await press('Send the objection');

  expect(await screen.findByText('Sent to an administrator')).toBeVisible();
  expect(JSON.parse(sent[0]!.body)).toEqual({ reason: 'I never got the car' });
});

it.each([
  ['customer', ['customer'], 'You’ve confirmed the pick-up. The trip begins once Okoro confirms it too.'],
  ['customer', ['owner'], 'Okoro has confirmed the pick-up. Please confirm it too.'],
  ['admin', ['owner'], 'Okoro has confirmed the pick-up. Mia has not.'],
] as const)('shows the %s that %s confirmed the pick-up', async (viewer, by, sentence) => {
  answer('get', one, aReservation({ viewer, confirmed: { pick_up: [...by], return: [] } }));
  open();

  expect(await screen.findByText(sentence)).toBeVisible();
});

it('shows the deadline for an objection, then the objection and its decision', async () => {
  const objectBy = '2099-07-07T09:00:00.000Z';
  const over = { status: 'completed', object_by: objectBy } as const;
  answer('get', one, aReservation({ ...over, can: ['object'] }));
  const { unmount } = open();
  expect(await screen.findByText(/you can object until Tue,? 7 Jul 2099/)).toBeVisible();
  unmount();

  const objection = { reason: 'Another car.', at: '2099-07-06T09:00:00.000Z', decision: null };
  answer('get', one, aReservation({ ...over, objection }));
  const view = open();
  expect(await screen.findByText(/You objected on Mon,? 6 Jul 2099.*“Another car.”/)).toBeVisible();
  expect(screen.getByText(/The owner’s payout is on hold/)).toBeVisible();
  view.unmount();

  answer('get', one, aReservation({ ...over, objection: { ...objection, decision: 'Half goes back.' } }));
  open();
  expect(await screen.findByText('What was decided: “Half goes back.”')).toBeVisible();
});

it('makes a link for a co-driver, hands it on, and takes it back', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const url = 'https://cars.test/#/shared-trip/00000000-0000-4000-8000-0000000000aa';
  let trip = aReservation({ can: ['share'] });
  answer('get', one, () => trip);
  const made = answer('post', `${one}/share`, () => (trip = { ...trip, share_url: url }));
  const taken = answer('delete', `${one}/share`, () => (trip = { ...trip, share_url: null }));
  open();

  await press('Share with a co-driver');
  const dialog = within(screen.getByRole('dialog', { name: 'Share the trip' }));
  await user.click(await dialog.findByRole('button', { name: 'Create a link' }));
  expect(await dialog.findByText(url)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(url);

  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  expect(await dialog.findByRole('button', { name: 'Create a link' })).toBeVisible();
  expect(dialog.queryByText(url)).toBeNull();
  expect([made.length, taken.length]).toEqual([1, 1]);
});

it('says why a trip can no longer be shared', async () => {
  answer('get', one, aReservation({ can: ['share'] }));
  answer('post', `${one}/share`, () => refusal(409, 'MOVE_NOT_ALLOWED'));
  open();

  await press('Share with a co-driver');
  await press('Create a link');
  expect(await screen.findByText('Refused: MOVE_NOT_ALLOWED')).toBeVisible();
});
