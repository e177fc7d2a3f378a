import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal as refuse } from '@drove/api-client/testing';
import type { Session } from '@drove/shared-auth';
import {
  aCarOwner,
  aCustomer,
  aMinimalUser,
  anAdmin,
  aSuspendedCustomer,
  renderRoute,
  signedOut,
} from '@drove/shared-auth/testing';
import { remote } from './routes';
import { startFakeApi } from './testing/api';
import { aTripPage, euros } from './testing/reservations';
import { aHome, noSteps } from './testing/home';
import { anAccount } from './testing/account';
import { aMyVerification, someBookingRules } from './testing/verification';
import { aListedUser } from './testing/users';

startFakeApi();
beforeEach(() => {
  answer('get', 'reservations/:reservation_uuid', () => refuse(404, 'RESERVATION_NOT_FOUND'));
  for (const whose of ['my', 'owner', 'admin']) answer('get', `${whose}/reservations`, aTripPage([]));
  answer('get', 'my/card', { card: null });
  answer('get', 'my/payments', { payments: [], has_more: false, next_cursor: null });
  answer('get', 'my/payments/:payment_uuid', () => refuse(404, 'PAYMENT_NOT_FOUND'));
  answer('get', 'admin/payments', { payments: [], has_more: false, next_cursor: null, totals: [] });
  answer('get', 'owner/income', { currency: 'EUR', months: [], total: euros(0) });
  answer('get', 'owner/payouts', { payouts: [], has_more: false, next_cursor: null, owed: [] });
  answer('get', 'owner/tax-details', { details: null, is_complete: false });
  for (const whose of ['my', 'admin']) {
    answer('get', `${whose}/invoices`, { invoices: [], has_more: false, next_cursor: null });
  }
  answer('get', 'owner/payout-account', { provider: 'test', account: null, bank_account: null });
  answer('get', 'admin/disputes/:dispute_uuid', () => refuse(404, 'DISPUTE_NOT_FOUND'));
  answer('get', 'admin/cases', {
    cases: [],
    waiting: 0,
    oldest_at: null,
    has_more: false,
    next_cursor: null,
  });
  answer('get', 'admin/cases/:case_uuid', () => refuse(404, 'CASE_NOT_FOUND'));
  answer('get', 'my/notifications', { notifications: [], unread: 0, has_more: false, next_cursor: null });
  answer('get', 'admin/payouts', { payouts: [], has_more: false, next_cursor: null, totals: [] });
  answer('get', 'admin/bank-files', { bank_files: [] });
  answer('get', 'admin/payout-transfers', { transfers: [], has_more: false, next_cursor: null, waiting: [] });
  answer('get', 'admin/ledger/unexplained', { compared_at: null, differences: [], totals: [] });
  answer('get', 'admin/ledger/parts-to-correct', { payments: [] });
  answer('get', 'admin/ledger/balances', { at: '2099-06-06T09:00:00.000Z', balances: [] });
  answer('get', 'admin/user-verifications/:user_uuid', () => refuse(404, 'USER_NOT_FOUND'));
  answer('get', 'admin/car-verifications/:car_uuid', () => refuse(404, 'CAR_NOT_FOUND'));
  const emptyQueue = { waiting: 0, oldest_at: null, has_more: false, next_cursor: null };
  answer('get', 'admin/user-verifications', { people: [], ...emptyQueue });
  answer('get', 'admin/car-verifications', { cars: [], ...emptyQueue });
  answer('get', 'my/verification', aMyVerification({ may_edit: false, user_verification: 'verified' }));
  answer('get', 'admin/users', { users: [aListedUser()], has_more: false, next_cursor: null });
  answer('get', 'admin/users/:user_uuid', () => refuse(404, 'USER_NOT_FOUND'));
  answer('get', 'my/events', () => new Response(null, { status: 204 }));
  answer('get', 'my/threads', { threads: [], unread: 0, response: null, has_more: false, next_cursor: null });
  answer('get', 'my/threads/:thread_uuid', () => refuse(404, 'THREAD_NOT_FOUND'));
  answer('get', 'my/account', anAccount());
  answer('get', 'my/cars', { cars: [], has_more: false, next_cursor: null });
  answer('get', 'my/booking-rules', someBookingRules());
  answer('get', 'owner/next-steps', noSteps);
  answer('get', 'my/home', aHome());
});

const someone = '00000000-0000-4000-8000-000000000001';

/** Who may open which page, as the marketplace promises it: customer, car owner, administrator. */
const table: [path: string, heading: string | RegExp, customer: boolean, owner: boolean, admin: boolean][] = [
  ['account', 'My account', true, true, true],
  ['user-verification', 'User verification', false, false, true],
  [`user-verification/${someone}`, 'We can’t find that person', false, false, true],
  ['owner-cars', 'My cars', false, true, false],
  ['car-verification', 'Car verification', false, false, true],
  [`car-verification/${someone}`, 'We can’t find that car', false, false, true],
  ['all-payments', 'All payments', false, false, true],
  ['all-payments/payouts', 'All payouts', false, false, true],
  ['all-payments/invoices', 'All invoices', false, false, true],
  ['all-payments/reconciliation', 'Reconciliation', false, false, true],
  ['all-payments/disputes', 'Disputed payments', false, false, true],
  [`all-payments/disputes/${someone}`, 'Disputed payment', false, false, true],
  ['cases', 'Support', false, false, true],
  [`cases/${someone}`, 'We can’t find that message', false, false, true],
  ['notifications', 'Notifications', true, true, true],
  ['users', 'Users', false, false, true],
  [`users/${someone}`, 'User', false, false, true],
  ['messages', 'Messages', true, true, false],
  [`messages/${someone}`, 'Conversation not found', true, true, false],
  ['customer-reservations', 'My trips', true, true, false],
  [`customer-reservations/${someone}`, 'Trip', true, true, false],
  ['customer-payments', 'My payments', true, true, false],
  [`customer-payments/${someone}`, 'Payment', true, true, false],
  ['user-ver-doc-form', 'My documents', true, true, false],
  ['reservations', /^(Bookings|Reservations)$/, false, true, true],
  ['reservations/calendar', 'Calendar', false, true, false],
  ['reservations/hours', 'Booking hours', false, true, false],
  ['reservations/income', 'Income and payouts', false, true, false],
  ['reservations/taxes', 'Invoices and tax', false, true, false],
  [`reservations/${someone}`, 'Trip', false, true, true],
];

const ids = {
  user: '/:user_uuid',
  users: '/:user_uuid',
  car: '/:car_uuid',
  customer: '/:reservation_uuid',
  messages: '/:thread_uuid',
  'customer-payments': '/:payment_uuid',
  'all-payments': '/:dispute_uuid',
  cases: '/:case_uuid',
  reservations: '/:reservation_uuid',
};
const idOf = (path: string) => ids[/^[a-z]+(?:-payments)?/.exec(path)?.[0] as keyof typeof ids];

/** Every "no" names those whom the page is for, or who asks. */
const refusal = /administrators|car owners/i;

const mainHeading = () => screen.findByRole('heading', { level: 1 });
/** While the page is loaded it has another. */
const expectHeading = (text: string | RegExp) =>
  waitFor(async () => expect(await mainHeading()).toHaveTextContent(text));

it('declares the index, the pages of this table, and the sign-out', () => {
  const [claim] = remote.claims;
  const paths = claim!.routes.map((route) => route.path ?? '');

  const tested = table.map(([path]) => path.replace(`/${someone}`, idOf(path)));
  // Two pages of the dashboard, cars/upload and diff-payment-page, are the marketplace's.
  expect([...paths].sort()).toEqual(['', 'logout', ...tested].sort());
});

describe.each(table)('/dashboard/%s', (path, heading, customer, owner, admin) => {
  it.each<[string, Session, boolean]>([
    ['a customer', aCustomer(), customer],
    ['a car owner', aCarOwner(), owner],
    ['an administrator', anAdmin(), admin],
  ])(`shows the page or a refusal to %s`, async (_who, session, mayOpen) => {
    renderRoute(remote, `/dashboard/${path}`, { session });

    await expectHeading(mayOpen ? heading : refusal);
    // Anyone who reads a "no" is led somewhere else, and every page leads on.
    expect((await within(screen.getByRole('article')).findAllByRole('link')).length).toBeGreaterThan(0);
  });

  it.each<[string, Session, boolean, RegExp]>([
    ['customer', aSuspendedCustomer(), customer, refusal],
    ['car owner', aCarOwner({ status: 'suspended' }), owner, refusal],
    [
      'administrator',
      anAdmin({ status: 'suspended' }),
      path === 'account' || path === 'notifications',
      /account is suspended|can’t (book|list)/,
    ],
  ])('shows a suspended %s only their own records', async (_who, session, mayOpen, no) => {
    renderRoute(remote, `/dashboard/${path}`, { session });

    await expectHeading(mayOpen ? heading : no);
    expect((await within(screen.getByRole('article')).findAllByRole('link')).length).toBeGreaterThan(0);
  });

  it('shows a user with a closed account only that', async () => {
    renderRoute(remote, `/dashboard/${path}`, { session: aCustomer({ status: 'closed' }) });

    expect(await mainHeading()).toHaveTextContent('Your account is closed');
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/dashboard/logout');
  });

  it('redirects a visitor to sign in, and remembers the requested page', async () => {
    const { router } = renderRoute(remote, `/dashboard/${path}`, { session: signedOut });

    expect(await screen.findByText('Outside remote-dashboard')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: { pathname: `/dashboard/${path}` } },
    });
  });

  it('reports a missing profile, and loads it on retry', async () => {
    const retryProfile = jest.fn(async () => undefined);
    renderRoute(remote, `/dashboard/${path}`, { session: aMinimalUser(), auth: { retryProfile } });

    expect(await mainHeading()).toHaveTextContent('Your profile couldn’t be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(retryProfile).toHaveBeenCalledTimes(1);
  });
});

it('shows a customer the way to start hosting', async () => {
  renderRoute(remote, '/dashboard/owner-cars', { session: aCustomer() });

  expect(await screen.findByText(/You can start hosting with this account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start hosting' })).toHaveAttribute('href', '/upload-car-page');
});

describe('the dashboard’s home', () => {
  it.each<[string, Session, string]>([
    ['a customer', aCustomer(), 'You’re signed in as a customer with customer@demo.test.'],
    ['a car owner', aCarOwner(), 'You’re signed in as a car owner with owner@demo.test.'],
    ['an administrator', anAdmin(), 'You’re signed in as an administrator with admin@demo.test.'],
  ])('greets %s with the known details, and repeats no menu', async (_who, session, line) => {
    answer('get', 'my/home', aHome({ fname: 'Mia' }));
    renderRoute(remote, '/dashboard', { session });

    await waitFor(async () => expect(await mainHeading()).toHaveTextContent(/^Hi Mia$/));
    expect(
      screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === line),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Quick links' })).not.toBeInTheDocument();
  });

  it('explains the suspension to a suspended customer', async () => {
    renderRoute(remote, '/dashboard', { session: aSuspendedCustomer() });

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your account is suspended'));
  });

  it('mentions no suspension to an active customer', async () => {
    renderRoute(remote, '/dashboard', { session: aCustomer() });

    await mainHeading();
    expect(screen.queryByText(/suspended|closed/)).not.toBeInTheDocument();
  });

  it('shows a user with a closed account that it is closed', async () => {
    renderRoute(remote, '/dashboard', { session: aCarOwner({ status: 'closed' }) });

    expect(await mainHeading()).toHaveTextContent('Your account is closed');
  });

  it('offers a retry to a user without a profile, and is busy meanwhile', async () => {
    let answer: () => void = () => undefined;
    const retryProfile = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    renderRoute(remote, '/dashboard', { session: aMinimalUser(), auth: { retryProfile } });
    const button = await screen.findByRole('button', { name: 'Try again' });

    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(retryProfile).toHaveBeenCalledTimes(1);
    answer();

    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    // A button that is disabled meanwhile would lose the keyboard's place.
    expect(button).toHaveFocus();
  });
});

describe('signing out', () => {
  it.each<[string, Session]>([
    ['a customer', aCustomer()],
    ['a suspended customer', aSuspendedCustomer()],
    ['a user whose account is closed', aCustomer({ status: 'closed' })],
    ['a user without a profile', aMinimalUser()],
  ])('signs %s out, confirms it, and opens the sign-in page', async (_who, session) => {
    const { router } = renderRoute(remote, '/dashboard/logout', { session });

    expect(await screen.findByText('You’re signed out in every tab of this browser')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('reports a failure, and signs out on retry', async () => {
    const signOut = jest.fn().mockRejectedValueOnce(new Error('unreachable')).mockResolvedValue(undefined);
    renderRoute(remote, '/dashboard/logout', { session: aCustomer(), auth: { signOut } });

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t sign you out'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/^You’re signed out/)).toBeInTheDocument();
    expect(signOut).toHaveBeenCalledTimes(2);
  });
});
