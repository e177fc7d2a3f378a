import { screen, within } from '@testing-library/react';
import { answer, setToday } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, anAdmin, renderRoute } from '@drove/shared-auth/testing';
import type { Reservation, Viewer } from '../../api/reservations';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aPayment, aRefund, aReservation, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();
beforeEach(() => setToday('2099-06-10'));
afterEach(() => jest.useRealTimers());

type Status = Reservation['status'];

const declined = aPayment({
  payment_uuid: '00000000-0000-4000-8000-0000000000e0',
  status: 'failed',
  refunded: euros(0),
  captured_at: null,
  failure: { code: 'card_declined', message: 'Your bank declined the card.' },
});
const paid = aPayment({ status: 'captured', refunded: euros(0) });
const failedRefund = aRefund({ refund_uuid: '00000000-0000-4000-8000-0000000000b0', status: 'failed' });
const secondRefund = aRefund({ retry_of: failedRefund.refund_uuid, amount: euros(18_000) });

/** What the API says of a trip in each state, with everything that a trip can have behind it. */
const trips: Record<Status, Partial<Reservation>> = {
  pending_payment: { paid: euros(0), payments: [declined], hold_expires_at: '2099-06-10T09:00:00.000Z' },
  pending_owner: {
    paid: euros(0),
    payments: [declined, { ...paid, status: 'authorized', captured_at: null }],
    answer_by: '2099-06-11T09:00:00.000Z',
  },
  confirmed: { payments: [declined, paid] },
  in_progress: { payments: [declined, paid], deposit_status: 'held' },
  completed: { payments: [declined, paid] },
  disputed: { payments: [declined, paid], deposit_status: 'held' },
  declined: { paid: euros(0), payments: [declined, { ...paid, status: 'voided', captured_at: null }] },
  expired: { paid: euros(0), payments: [declined] },
  cancelled: {
    paid: euros(4730),
    payments: [declined, aPayment()],
    refunds: [failedRefund, secondRefund],
    cancelled_by: 'customer',
  },
  no_show: { payments: [declined, paid] },
};

const as: Record<Viewer, { path: string; session: ReturnType<typeof aCustomer> }> = {
  customer: { path: '/dashboard/customer-reservations', session: aCustomer() },
  owner: { path: '/dashboard/reservations', session: aCarOwner() },
  admin: { path: '/dashboard/reservations', session: anAdmin() },
};

/** What a trip's page may say, by what it looks like there. */
const statements: [what: string, text: RegExp][] = [
  ['address to come', /see the address once/],
  ['terms of cancelling', /Free until 24 hours/],
  ['deposit', /deposit of €300\.00/],
  ['total', /^Total/],
  ['price as booked', /^Price as booked/],
  ['paid so far', /^Paid so far/],
  ['cancellation fee', /^Cancellation fee€47\.30/],
  ['payout', /^(For the owner|You earn)/],
  ['declined try', /Your bank declined the card/],
  ['refund that failed', /Did not arrive/],
  ['refund', /Refunded/],
];

async function open(status: Status, viewer: Viewer) {
  const { path, session } = as[viewer];
  const hasAddress = status !== 'pending_payment' && status !== 'pending_owner';
  const payout =
    viewer === 'customer' ? null : euros(status === 'expired' || status === 'declined' ? 0 : 14_280);
  answer(
    'get',
    `reservations/${TRIP_UUID}`,
    aReservation({
      status,
      viewer,
      can: [],
      payout,
      ...(!hasAddress && { address: null }),
      ...trips[status],
    }),
  );
  const { unmount } = renderRoute(remote, `${path}/${TRIP_UUID}`, { session });
  await screen.findByRole('region', { name: 'Price' });
  return unmount;
}

/** The sentence under the heading; owners and customers without one of their own read the administrators'. */
type Meanings = Partial<Record<Viewer, string>> & { admin: string };

const shared = ['total', 'deposit', 'terms of cancelling'];
const ended = ['price as booked'];

it.each<[Status, Meanings, string[]]>([
  [
    'pending_payment',
    {
      customer: 'We’re holding this car for you until Wed, 10 Jun 2099, 10:00',
      admin: 'Mia is paying. The car is held until then.',
    },
    [...shared, 'declined try'],
  ],
  [
    'pending_owner',
    {
      customer: 'Request sent to Okoro, who can reply by Thu, 11 Jun 2099, 10:00',
      owner: 'Mia would like to book your car. Reply by Thu, 11 Jun 2099, 10:00',
      admin: 'Waiting for Okoro to reply by Thu, 11 Jun 2099, 10:00',
    },
    shared,
  ],
  ['confirmed', { customer: 'You’re all set.', admin: 'This trip is paid and confirmed.' }, shared],
  ['in_progress', { customer: 'Have a good trip!', admin: 'Mia has the car.' }, ['total', 'deposit']],
  ['completed', { admin: 'The car has been returned, and the trip is completed.' }, ['total']],
  ['disputed', { admin: 'A problem was reported. An administrator is reviewing it.' }, ['total', 'deposit']],
  ['declined', { customer: 'You weren’t charged.', admin: 'Mia wasn’t charged.' }, ended],
  [
    'expired',
    {
      customer: 'This booking expired before it was confirmed. You weren’t charged.',
      admin: 'This booking expired before it was confirmed. Mia wasn’t charged.',
    },
    ended,
  ],
  [
    'cancelled',
    {
      customer: 'You cancelled. The cancellation fee is €47.30.',
      admin: 'Mia cancelled. The cancellation fee is €47.30.',
    },
    [...ended, 'cancellation fee', 'refund'],
  ],
  [
    'no_show',
    {
      customer: 'The owner reported that you didn’t pick up the car.',
      admin: 'Mia didn’t pick up the car.',
    },
    ['total'],
  ],
])('shows only true statements to every viewer of a trip that is %s', async (status, meanings, expected) => {
  for (const viewer of ['customer', 'owner', 'admin'] as const) {
    const unmount = await open(status, viewer);
    const said = statements.filter(
      ([, text]) =>
        screen.queryAllByText((_, element) => text.test(element?.textContent ?? '') && isLeaf(element, text))
          .length > 0,
    );
    const isAwaited = status === 'pending_payment' || status === 'pending_owner';
    const isPaidOut = viewer !== 'customer' && status !== 'expired' && status !== 'declined';
    expect({ viewer, said: said.map(([what]) => what).toSorted() }).toEqual({
      viewer,
      said: [
        ...expected,
        ...(isAwaited && viewer === 'customer' ? ['address to come'] : []),
        ...(isPaidOut ? ['payout'] : []),
      ].toSorted(),
    });
    expect(screen.getByText((text) => text.startsWith(meanings[viewer] ?? meanings.admin))).toBeVisible();
    unmount();
  }
});

/** Whether the text is this element's and no smaller one's. */
function isLeaf(element: Element | null, text: RegExp): boolean {
  return ![...(element?.children ?? [])].some((child) => text.test(child.textContent));
}

it.each<[keyof typeof as, Partial<Reservation>, string]>([
  [
    'customer',
    {},
    'The car was due back Sun, 5 Jul 2099, 10:00 (Lisbon time). Please return it now, or call Okoro.',
  ],
  [
    'owner',
    {},
    'Mia has the car. It was due back Sun, 5 Jul 2099, 10:00 (Lisbon time). Confirm the return once you have it.',
  ],
  ['admin', {}, 'Mia has the car. It was due back Sun, 5 Jul 2099, 10:00 (Lisbon time).'],
  [
    'customer',
    { not_back_at: '2099-07-05T10:00:00.000Z' },
    'It was due back Sun, 5 Jul 2099, 10:00 (Lisbon time).',
  ],
  [
    'customer',
    { confirmed: { pick_up: [], return: ['customer'] } },
    'It was due back Sun, 5 Jul 2099, 10:00 (Lisbon time).',
  ],
])('tells the %s that the return time has passed, with %j', async (viewer, facts, sentence) => {
  const { path, session } = as[viewer];
  const trip = aReservation({ status: 'in_progress', viewer, is_overdue: true, ...facts });
  answer('get', `reservations/${TRIP_UUID}`, trip);
  renderRoute(remote, `${path}/${TRIP_UUID}`, { session });

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
  expect(screen.queryByText(/Have a good trip|In progress/)).not.toBeInTheDocument();
});

it.each([
  [
    'a trip to come',
    { status: 'confirmed' },
    /is set aside from 48 hours before the pick-up until 48 hours after/,
  ],
  [
    'a held deposit',
    { status: 'in_progress', deposit_status: 'held' },
    /The deposit of €300\.00 is set aside until 48/,
  ],
  ['a trip under way without one', { status: 'in_progress', deposit_status: 'failed' }, /^nothing$/],
] as const)('promises of the deposit only what is ahead: %s', async (_what, facts, sentence) => {
  answer('get', `reservations/${TRIP_UUID}`, aReservation(facts));
  renderRoute(remote, `${as.customer.path}/${TRIP_UUID}`, { session: aCustomer() });

  const price = within(await screen.findByRole('region', { name: 'Price' }));
  expect(price.queryByText(/deposit/i)?.textContent ?? 'nothing').toMatch(sentence);
});

it.each([
  ['customer', /^Your bank took the payment back\. Pay €227\.30 again by .* to keep this trip\.$/],
  ['owner', /^The bank took the payment back\. Mia can pay again by /],
] as const)('tells the %s that a trip is to be paid again', async (viewer, sentence) => {
  const { path, session } = as[viewer];
  const trip = aReservation({
    status: 'confirmed',
    viewer,
    repay: euros(22_730),
    repay_by: '2099-06-11T09:00:00.000Z',
  });
  answer('get', `reservations/${TRIP_UUID}`, trip);
  renderRoute(remote, `${path}/${TRIP_UUID}`, { session });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText('You’re all set.')).not.toBeInTheDocument();
});

describe('a car that is held until its customer is verified', () => {
  const show = async (viewer: Viewer, can: Reservation['can'], more: Partial<Reservation> = {}) => {
    const { path, session } = as[viewer];
    const held = { status: 'pending_payment', awaits_verification: true, viewer, can } as const;
    const until = { hold_expires_at: '2099-06-10T12:00:00.000Z' };
    answer('get', `reservations/${TRIP_UUID}`, aReservation({ ...held, ...until, ...more, can }));
    renderRoute(remote, `${path}/${TRIP_UUID}`, { session });
    expect(await screen.findByText('Awaiting verification')).toBeVisible();
  };

  it('leads the customer to the documents', async () => {
    await show('customer', ['release']);
    expect(
      screen.getByText(/^Get verified to book this car, held until Wed, 10 Jun 2099, 13:00/),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go to my documents' });
    expect(link).toHaveAttribute('href', '/dashboard/user-ver-doc-form');
  });

  it('tells a customer who has sent them that we are checking the documents', async () => {
    await show('customer', ['release'], { is_being_verified: true });
    const next = /^We’re checking your documents\. The car is yours until Wed, 10 Jun 2099, 13:00/;
    expect(screen.getByText(next)).toBeVisible();
    expect(screen.queryByText(/Get verified|If you haven’t sent/)).not.toBeInTheDocument();
  });

  it('says until when to the owner, and that they can decline', async () => {
    await show('owner', ['decline']);
    expect(
      screen.getByText(
        /is being verified\. The car is held until Wed, 10 Jun 2099, 13:00.* You can decline\.$/,
      ),
    ).toBeVisible();
  });
});
