import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday } from 'api-client/testing';
import type { Session } from 'shared-auth';
import { aCarOwner, aCustomer, anAdmin, aSuspendedCustomer, renderRoute } from 'shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aHome, anAdministeringHome, aHostingHome, aRentingHome } from '../../testing/home';
import { aHostedTrip, aPayment, aReservation, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();
beforeEach(() => setToday('2099-06-20'));
afterEach(() => jest.useRealTimers());

type Parts = Parameters<typeof aHome>[0];

function openHome(session: Session, parts: Parts) {
  answer('get', 'my/home', aHome(parts));
  renderRoute(remote, '/dashboard', { session });
}
const region = (name: string) => screen.findByRole('region', { name });

const nothingMissing = { missing: [], since: null, reservation_uuid: null };

describe('a customer', () => {
  const open = (renting: Parameters<typeof aRentingHome>[0]) =>
    openHome(aCustomer(), { renting: aRentingHome(renting) });

  it('reads which documents are missing to book, and follows the link to send them', async () => {
    open({
      obstacle: {
        ...nothingMissing,
        kind: 'unverified',
        reason: null,
        missing: ['ID document and its expiry date', 'Selfie', 'Date of birth'],
      },
    });

    expect(await screen.findByText('Verify your identity to book')).toBeVisible();
    const items = within(screen.getByRole('list', { name: 'Still missing' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '☐ID document and its expiry date',
      '☐Selfie',
      '☐Date of birth',
    ]);
    expect(screen.getByRole('link', { name: 'Send my documents' })).toHaveAttribute(
      'href',
      '/dashboard/user-ver-doc-form',
    );
    expect(screen.getByRole('link', { name: 'Browse cars' })).toHaveAttribute('href', '/carlisting');
  });

  it('reads the administrator’s comment on their documents', async () => {
    const reason = 'The back of the licence is blurred.';
    open({ obstacle: { kind: 'changes_requested', reason, ...nothingMissing } });

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change my documents' })).toBeInTheDocument();
  });

  it('follows a link to pay an overdue late fee', async () => {
    open({
      obstacle: { kind: 'late_fee_overdue', reason: null, ...nothingMissing, reservation_uuid: TRIP_UUID },
    });

    expect(await screen.findByText('A late fee is overdue')).toBeVisible();
    const pay = screen.getByRole('link', { name: 'Pay the late fee' });
    expect(pay).toHaveAttribute('href', `/dashboard/diff-payment-page?late=${TRIP_UUID}`);
  });

  it('is warned of an expiring licence', async () => {
    open({ expiring: [{ document: 'licence', expires_on: '2099-07-01' }] });

    expect(await screen.findByText('Your driving licence expires soon')).toBeVisible();
    expect(screen.getByText(/valid until Wed,? 1 Jul 2099/)).toBeVisible();
  });

  it('sees the next trip with its next step, and recent payments', async () => {
    const { car } = aReservation();
    open({ trips: [aReservation()], payments: [{ ...aPayment(), car }] });

    const trips = within(await region('Your next trip'));
    const trip = trips.getByRole('link', { name: /Fiat 500 2021/ });
    expect(trip).toHaveAttribute('href', `/dashboard/customer-reservations/${TRIP_UUID}`);
    const payments = within(await region('Recent payments'));
    expect(payments.getByRole('link', { name: /€227\.30/ })).toBeVisible();
    expect(payments.getByRole('link', { name: 'All my payments' })).toBeVisible();
  });

  it('finds a link to the cars without a trip', async () => {
    open({});

    expect(await screen.findByRole('heading', { name: 'No upcoming trips' })).toBeVisible();
    const trips = within(await region('Your next trip'));
    expect(trips.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/carlisting');
  });

  it('reads why the account is suspended, without a link to the documents', async () => {
    const reason = 'Two cars came back with fines.';
    openHome(aSuspendedCustomer(), {
      account_status: 'suspended',
      status_reason: reason,
      renting: aRentingHome({ obstacle: { kind: 'suspended', reason, ...nothingMissing } }),
    });

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByText(/documents/i, { selector: 'p' })).not.toBeInTheDocument();
  });

  it('reads that the page could not be loaded, and loads it on retry', async () => {
    answer('get', 'my/home', () => refusal(503, 'SERVICE_UNAVAILABLE'));
    renderRoute(remote, '/dashboard', { session: aCustomer() });
    const again = await screen.findByRole('button', { name: 'Try again' });
    // What one came for is offered meanwhile.
    expect(screen.getByRole('link', { name: /^My trips/ })).toBeVisible();

    answer('get', 'my/home', aHome({ renting: aRentingHome() }));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'No upcoming trips' })).toBeVisible();
  });
});

describe('an owner', () => {
  const open = (hosting: Parameters<typeof aHostingHome>[0]) =>
    openHome(aCarOwner(), { role: 'car_owner', renting: aRentingHome(), hosting: aHostingHome(hosting) });

  it('sees requests with their deadlines, and the number of further ones', async () => {
    const request = aHostedTrip({
      status: 'pending_owner',
      can: ['accept', 'decline'],
      answer_by: '2099-06-21T09:00:00.000Z',
    });
    open({ requests: { count: 7, reservations: [request] } });

    const requests = within(await region('7 requests to answer'));
    expect(requests.getByText(/Accept or decline by Sun,? 21 Jun 2099/)).toBeVisible();
    expect(requests.getByText('And 6 more.')).toBeVisible();
  });

  it('sees cars on a trip, late or due today, and today’s pick-ups', async () => {
    const late = aHostedTrip({ reservation_uuid: '00000000-0000-4000-8000-0000000000d2' });
    open({
      out: {
        count: 2,
        due_today: 1,
        overdue: 1,
        trips: [
          { due: 'overdue', reservation: late },
          { due: 'today', reservation: aHostedTrip() },
        ],
      },
      leaving: [aHostedTrip()],
    });

    const out = within(await region('On a trip'));
    expect(out.getByText('2 cars with customers, 1 due back today, 1 overdue.')).toBeVisible();
    expect(out.getByRole('link', { name: /Fiat 500.*Overdue/ })).toHaveAttribute(
      'href',
      `/dashboard/reservations/${late.reservation_uuid}`,
    );
    const leaving = within(await region('Pick-ups today'));
    expect(
      leaving.getByRole('link', { name: /12-AB-34.*Mia Meyer · pick-up Wed,? 1 Jul, 10:00/ }),
    ).toBeVisible();
  });

  it('reads this month’s income beside last month’s, as text and as a table', async () => {
    open({
      income: {
        currency: 'EUR',
        this_month: euros(12_000),
        last_month: euros(30_000),
        days: [
          { on: '2099-05-30', payout_minor: 10_000 },
          { on: '2099-05-31', payout_minor: 20_000 },
          { on: '2099-06-01', payout_minor: 12_000 },
        ],
      },
    });

    const income = within(await region('Income this month'));
    expect(
      income.getByText(/so far; last month it was €100\.00 by this day, and €300\.00 in all/),
    ).toBeVisible();
    await userEvent.click(income.getByText('Show as table'));
    const rows = income.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['DayThis monthLast month', '1€120.00€100.00', '2–€300.00']);
  });

  it('reads the occupancy of the offered time', async () => {
    open({
      occupancy: {
        past: { booked_bps: null, booked_hours: 0, offered_hours: 0 },
        coming: { booked_bps: 4350, booked_hours: 313, offered_hours: 720 },
      },
      cars: { public: 3, paused: 1, waiting: 0, to_mend: 1, draft: 2 },
    });

    const occupancy = within(await region('Occupancy'));
    expect(occupancy.getByText('44%')).toBeVisible();
    expect(occupancy.getByText('13 of 30 days')).toBeVisible();
    expect(occupancy.getByText('No listed cars.')).toBeVisible();
    expect(
      screen.getByText('3 cars listed, 1 paused, 1 that needs something from you, 2 drafts to finish.'),
    ).toBeVisible();
  });

  it('finds a link to listing a car, and no charts, without a car', async () => {
    open({ cars: { public: 0, paused: 0, waiting: 0, to_mend: 0, draft: 0 } });

    expect(await screen.findByRole('heading', { name: 'List your first car' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Income this month' })).not.toBeInTheDocument();
  });
});

describe('an administrator', () => {
  const open = (administering: Parameters<typeof anAdministeringHome>[0]) =>
    openHome(anAdmin(), { role: 'admin', administering: anAdministeringHome(administering) });

  it('sees each queue with its size and longest wait', async () => {
    open({
      queues: {
        people: { waiting: 3, oldest_at: '2099-06-18T12:00:00.000Z' },
        cars: { waiting: 1, oldest_at: '2099-06-20T09:00:00.000Z' },
        cases: { waiting: 4, oldest_at: '2099-06-20T09:00:00.000Z' },
        disputes: { waiting: 0, oldest_at: null },
        waiting_trips: { waiting: 2, oldest_at: '2099-06-20T09:00:00.000Z' },
        deposit_claims: { waiting: 1, oldest_at: '2099-06-18T12:00:00.000Z' },
        payment_disputes: { waiting: 1, due_at: '2099-06-22T12:00:00.000Z' },
        late_fees: { waiting: 4, oldest_at: '2099-06-18T12:00:00.000Z' },
      },
    });

    const queues = within(await region('Needs attention'));
    expect(queues.getByRole('link', { name: 'People to verify 3 The oldest for 2 days' })).toHaveAttribute(
      'href',
      '/dashboard/user-verification',
    );
    expect(queues.getByRole('link', { name: 'Cars to verify 1 The oldest for 3 hours' })).toBeVisible();
    expect(queues.getByRole('link', { name: 'Messages to answer 4 The oldest for 3 hours' })).toHaveAttribute(
      'href',
      '/dashboard/cases',
    );
    expect(queues.getByRole('link', { name: 'Trip disputes 0 Nothing waiting' })).toHaveAttribute(
      'href',
      '/dashboard/reservations?waiting_for=decision',
    );
    expect(
      queues.getByRole('link', { name: 'Deposit claims to decide 1 The oldest for 2 days' }),
    ).toHaveAttribute('href', '/dashboard/reservations?waiting_for=deposit_claim');
    expect(queues.getByRole('link', { name: 'Overdue late fees 4 The oldest for 2 days' })).toHaveAttribute(
      'href',
      '/dashboard/reservations?waiting_for=late_fee',
    );
    const disputes = queues.getByRole('link', { name: /^Disputed payments to answer 1 Answer by/ });
    expect(disputes).toHaveAttribute('href', '/dashboard/all-payments/disputes');
    expect(within(disputes).getByText(/^Answer by/)).toHaveClass('text-error');
    expect(queues.getByRole('link', { name: 'Trips to confirm 2 The oldest for 3 hours' })).toHaveAttribute(
      'href',
      '/dashboard/reservations?waiting_for=confirmation',
    );
  });

  it('sees failures, each with a link', async () => {
    open({
      failures: [
        {
          kind: 'refund_failed',
          count: 1,
          oldest_at: '2099-06-20T11:00:00.000Z',
          payment_uuid: TRIP_UUID,
          detail: null,
        },
        {
          kind: 'mail_given_up',
          count: 2,
          oldest_at: '2099-06-18T12:00:00.000Z',
          payment_uuid: null,
          detail: 'Mailbox unknown',
        },
      ],
    });

    const failures = within(await region('Failures'));
    expect(failures.getByRole('heading', { name: '1 refund didn’t reach the customer' })).toBeVisible();
    expect(failures.getByRole('link', { name: 'See the payment' })).toHaveAttribute(
      'href',
      `/dashboard/all-payments?query=${TRIP_UUID}`,
    );
    expect(failures.getByText(/The oldest for 2 days: “Mailbox unknown”/)).toBeVisible();
  });

  it('retries a job that has failed for good', async () => {
    const job = {
      job_uuid: TRIP_UUID,
      name: 'send refund',
      failed_at: '2099-06-20T11:00:00.000Z',
      attempts: 12,
      reason: 'The bank is closed',
    };
    open({ failed_jobs: [job] });
    const sent = answer('post', 'admin/failed-jobs/:job_uuid/retry', () => {
      answer('get', 'my/home', aHome({ role: 'admin', administering: anAdministeringHome() }));
      return { failed_jobs: [] };
    });

    const failures = within(await region('Failures'));
    expect(failures.getByText(/after 12 attempts: “The bank is closed”/)).toBeVisible();
    await userEvent.click(failures.getByRole('button', { name: /^Send again .*send refund$/ }));
    expect(await screen.findByText(/^Nothing has failed/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('reads that nothing has failed', async () => {
    open({});

    expect(await screen.findByText(/^Nothing has failed/)).toBeVisible();
    expect(screen.getByText('No payments in the last 30 days.')).toBeVisible();
  });

  it('sees recent payments and the number of new users', async () => {
    open({
      users: { last_30_days: 1200, before: 900 },
      payments: [
        {
          currency: 'EUR',
          payments: 2,
          paid: euros(45_460),
          refunded: euros(5_000),
          kept: euros(40_460),
          days: [
            { on: '2099-06-19', payments: 2, paid_minor: 45_460, refunded_minor: 0 },
            { on: '2099-06-20', payments: 0, paid_minor: 0, refunded_minor: 5_000 },
          ],
        },
      ],
    });

    const payments = within(await region('Payments'));
    expect(payments.getByText(/\(€454\.60 paid, €50\.00 refunded\)/)).toBeVisible();
    await userEvent.click(payments.getByText('Show as table'));
    expect(payments.getAllByRole('row').map((row) => row.textContent.replace(/^(\w{3}),/, '$1'))).toEqual([
      'DayPaymentsPaidRefunded',
      'Sat 20 Jun0€0.00€50.00',
      'Fri 19 Jun2€454.60€0.00',
    ]);
    expect(screen.getByRole('link', { name: 'New users 1,200 900 in the 30 days before' })).toBeVisible();
  });
});
