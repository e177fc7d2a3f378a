import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, type ReceivedRequest, refusal, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { Payment, Reservation } from '../../api/reservations';
import { remote } from '../../routes';
import { fillInCard } from '../../testing/pay';
import { aBookedTrip, aPayment, aReservation, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const open = () => renderRoute(remote, `/payment?reservation=${RESERVATION_UUID}`, { session: aCustomer() });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const payButton = () => screen.findByRole('button', { name: 'Pay €170.48' });

/** The trip as the API knows it; tests change it as paying would. */
let trip: Reservation;
const answerPay = (reply: (request: ReceivedRequest) => object | Response) =>
  answer('post', 'reservations/:reservation_uuid/pay', (request) => reply(request) as Response);
const becomes = (next: Reservation) => {
  trip = next;
  return { reservation: next, payment: next.payments.at(-1) };
};
const tried = (payment: Partial<Payment>) => aReservation({ payments: [aPayment(payment)] });

beforeEach(() => {
  setToday('2099-07-01');
  sessionStorage.clear();
  trip = aReservation();
  answer('get', 'my/card', { card: null });
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'reservations/:reservation_uuid', () => trip);
});

it('pays once on a double click, confirms the booking, and links to the trip', async () => {
  const customer = userEvent.setup();
  const requests = answerPay(() => becomes(aBookedTrip()));
  open();

  await fillInCard(customer);
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByText('Visa')).toBeVisible();
  await customer.dblClick(await payButton());

  expect(await h1('Your trip is booked')).toBeVisible();
  expect(screen.getByText('Your trip is booked')).toHaveFocus();
  expect(document.body).toHaveTextContent('Paid: €170.48 with your Visa card ending in 4242');
  expect(screen.getByRole('link', { name: 'See your trip' })).toHaveAttribute(
    'href',
    `/dashboard/customer-reservations/${RESERVATION_UUID}`,
  );
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      method: {
        kind: 'card',
        number: '4242424242424242',
        expiry_month: 12,
        expiry_year: 2099,
        cvc: '123',
        holder: 'Carla Meyer',
      },
    },
  ]);
});

it('suggests the customer’s name for the card, and links what paying agrees to', async () => {
  open();

  expect(await screen.findByLabelText('Name on the card')).toHaveValue('Carla Meyer');
  expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
});

it('formats the card number while it is typed, and names its brand', async () => {
  const customer = userEvent.setup();
  open();

  await customer.type(await screen.findByLabelText('Card number'), '4242424242');

  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 42');
  expect(screen.getByText('Visa')).toBeVisible();
});

it('reports card errors under the fields without contacting the bank', async () => {
  const customer = userEvent.setup();
  open();

  await customer.click(await payButton());
  expect(await screen.findByText('Card number is required.')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveFocus();
  await fillInCard(customer, { number: '4242424242424241', expiry: '0699', cvc: '12', holder: ' ' });
  await customer.click(await payButton());

  expect(await screen.findByText(/Check the card number/)).toBeVisible();
  expect(screen.getByText('This card has expired.')).toBeVisible();
  expect(screen.getByText(/number of digits in the security code/)).toBeVisible();
  expect(screen.getByLabelText('Name on the card')).toHaveAccessibleDescription(
    'Name on the card is required.',
  );
});

it('keeps what was typed when the card is declined, and charges another card as a new attempt', async () => {
  const customer = userEvent.setup();
  const requests = answerPay(({ body }) => {
    if (body.includes('5555555555554444')) return becomes(aBookedTrip());
    const failure = { code: 'card_declined', message: 'Your bank declined the card.' };
    becomes(tried({ status: 'failed', failure }));
    return Response.json({ code: 'PAYMENT_DECLINED', message: failure.message }, { status: 422 });
  });
  open();

  await fillInCard(customer);
  await customer.click(await payButton());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your bank declined the card.'));
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByLabelText('Security code')).toHaveValue('123');

  await fillInCard(customer, { number: '5555555555554444' });
  await customer.click(await payButton());

  expect(await h1('Your trip is booked')).toBeVisible();
  const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).not.toBe(first);
});

it('shows after a reload why the last attempt failed', async () => {
  trip = tried({ status: 'failed', failure: { code: 'insufficient_funds', message: 'Not enough money.' } });
  open();

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not enough money.'));
});

it('retries under the same key when the answer is lost', async () => {
  const customer = userEvent.setup();
  const requests = answerPay(() => (requests.length === 1 ? Response.error() : becomes(aBookedTrip())));
  open();

  await fillInCard(customer);
  await customer.click(await payButton());

  expect(await h1('Your trip is booked')).toBeVisible();
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it('promises no double charge when no answer arrives, and keeps the key for the next attempt', async () => {
  const customer = userEvent.setup();
  const lost = answerPay(() => Response.error());
  const { unmount } = open();
  await fillInCard(customer);
  await customer.click(await payButton());

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('you won’t be charged twice'), {
    timeout: 12_000,
  });
  unmount();
  const found = answerPay(() => becomes(aBookedTrip()));
  open();
  await fillInCard(customer);
  await customer.click(await payButton());

  expect(await h1('Your trip is booked')).toBeVisible();
  expect(found[0]?.headers.get('idempotency-key')).toBe(lost[0]?.headers.get('idempotency-key'));
});

describe('the bank’s confirmation', () => {
  const question = { status: 'requires_action', action: { kind: 'test_challenge' } } as const;

  it('completes the payment when approved', async () => {
    const customer = userEvent.setup();
    answerPay(() => becomes(tried(question)));
    const confirmations = answer('post', 'payments/:payment_uuid/confirm', () => becomes(aBookedTrip()));
    open();

    await fillInCard(customer);
    await customer.click(await payButton());
    const dialog = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    expect(dialog).toHaveTextContent('€170.48 with your Visa card ending in 4242');
    await customer.click(within(dialog).getByRole('button', { name: 'Approve' }));

    expect(await h1('Your trip is booked')).toBeVisible();
    expect(confirmations.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ approved: true }]);
  });

  it('accepts another card when refused', async () => {
    const customer = userEvent.setup();
    answerPay(() => becomes(tried(question)));
    answer('post', 'payments/:payment_uuid/confirm', () => {
      const failure = { code: 'authentication_failed', message: 'You refused the payment.' };
      trip = tried({ status: 'failed', failure });
      return Response.json({ code: 'PAYMENT_DECLINED', message: failure.message }, { status: 422 });
    });
    open();

    await fillInCard(customer);
    await customer.click(await payButton());
    await customer.click(await screen.findByRole('button', { name: 'Refuse' }));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You refused the payment.'));
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  it('opens again after a reload, and after it was closed', async () => {
    const customer = userEvent.setup();
    trip = tried(question);
    open();

    await customer.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await customer.click(screen.getByRole('button', { name: 'Answer your bank' }));

    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  });
});

it('waits for a slow bank, and shows the result once it arrives', async () => {
  const customer = userEvent.setup();
  answerPay(() => becomes(tried({ status: 'created', card: null })));
  open();

  await fillInCard(customer);
  await customer.click(await payButton());
  expect(await screen.findByText(/still waiting for your bank/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Paying…' })).toHaveAttribute('aria-disabled', 'true');
  trip = aBookedTrip();

  expect(await h1('Your trip is booked')).toBeVisible();
});

it('confirms a booking that was paid in another tab', async () => {
  const customer = userEvent.setup();
  answerPay(() => {
    trip = aBookedTrip();
    return refusal(409, 'MOVE_NOT_ALLOWED');
  });
  open();

  await fillInCard(customer);
  await customer.click(await payButton());

  expect(await h1('Your trip is booked')).toBeVisible();
});

it('says that nothing was charged when the bank withdrew the payment', async () => {
  trip = aReservation({ status: 'cancelled', cancelled_by: 'system', can: [] });
  open();

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your bank withdrew the payment' }),
  ).toBeVisible();
  expect(screen.getByText(/You weren’t charged/)).toBeVisible();
});

it('explains a request before and after it is sent', async () => {
  const customer = userEvent.setup();
  trip = aReservation({ instant_book: false });
  answerPay(() =>
    becomes(
      aBookedTrip({
        status: 'pending_owner',
        instant_book: false,
        answer_by: '2099-07-02T11:52:00.000Z',
        payments: [aPayment({ status: 'authorized' })],
      }),
    ),
  );
  open();

  expect(await screen.findByText(/only set aside on your card/)).toBeVisible();
  await fillInCard(customer);
  await customer.click(screen.getByRole('button', { name: 'Send request for €170.48' }));

  expect(await h1('Request sent')).toBeVisible();
  expect(screen.getByText(/^Oscar can reply/)).toHaveTextContent(/by Thu 2 Jul, 12:52( \(Lisbon time\))?\./);
  expect(screen.getByText(/^Set aside:/)).toBeVisible();
});

it('takes the payment again that a bank has taken back, and shows the trip as booked', async () => {
  const customer = userEvent.setup();
  const lost = { payments: [aPayment({ status: 'captured', captured_at: '2099-06-01T09:00:00.000Z' })] };
  trip = aBookedTrip({
    ...lost,
    repay: { amount_minor: 17_048, currency: 'EUR' },
    repay_by: '2099-07-02T09:00:00.000Z',
    can: ['pay'],
  });
  answerPay(() => becomes(aBookedTrip(lost)));
  open();

  expect(await h1('Pay again for your trip')).toBeVisible();
  expect(screen.getByText(/Your bank took the payment back. Pay again by .*2 Jul/)).toBeVisible();
  await fillInCard(customer);
  await customer.click(await payButton());
  expect(await h1('Your trip is booked')).toBeVisible();
});
