import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, setToday } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../../routes';
import { startFakeApi } from '../../../testing/api';
import { aHome, anAdministeringHome } from '../../../testing/home';
import { euros, TRIP_UUID } from '../../../testing/reservations';

startFakeApi();
beforeEach(() => setToday('2099-06-20'));
afterEach(() => jest.useRealTimers());

const region = (name: string) => screen.findByRole('region', { name });

describe('an administrator', () => {
  const open = (administering: Parameters<typeof anAdministeringHome>[0]) => {
    answer('get', 'my/home', aHome({ role: 'admin', administering: anAdministeringHome(administering) }));
    renderRoute(remote, '/dashboard', { session: anAdmin() });
  };

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
        trips_of_suspended: { waiting: 2, oldest_at: '2099-06-18T12:00:00.000Z' },
        late_fees: { waiting: 4, oldest_at: '2099-06-18T12:00:00.000Z' },
      },
    });

    const queues = within(await region('Needs attention'));
    expect(queues.getByRole('link', { name: 'People to verify 3 Oldest: 2 days' })).toHaveAttribute(
      'href',
      '/dashboard/user-verification',
    );
    expect(queues.getByRole('link', { name: 'Cars to verify 1 Oldest: 3 hours' })).toBeVisible();
    expect(queues.getByRole('link', { name: 'Messages to answer 4 Oldest: 3 hours' })).toHaveAttribute(
      'href',
      '/dashboard/cases',
    );
    expect(queues.getByRole('link', { name: 'Trip disputes 0 Nothing waiting' })).toHaveAttribute(
      'href',
      '/dashboard/reservations?waiting_for=decision',
    );
    expect(queues.getByRole('link', { name: 'Deposit claims to decide 1 Oldest: 2 days' })).toHaveAttribute(
      'href',
      '/dashboard/reservations?waiting_for=deposit_claim',
    );
    expect(queues.getByRole('link', { name: 'Overdue late fees 4 Oldest: 2 days' })).toHaveAttribute(
      'href',
      '/dashboard/reservations?waiting_for=late_fee',
    );
    expect(queues.getByRole('link', { name: /^Booked trips of suspended owners 2/ })).toHaveAttribute(
      'href',
      '/dashboard/reservations?waiting_for=owner_suspended',
    );
    const disputes = queues.getByRole('link', { name: /^Disputed payments to answer 1 Answer by/ });
    expect(disputes).toHaveAttribute('href', '/dashboard/all-payments/disputes');
    expect(within(disputes).getByText(/^Answer by/)).toHaveClass('text-error');
    expect(queues.getByRole('link', { name: 'Trips to confirm 2 Oldest: 3 hours' })).toHaveAttribute(
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
    expect(failures.getByText(/Oldest: 2 days, “Mailbox unknown”/)).toBeVisible();
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
    expect(await region('Payments')).toHaveTextContent(/\(€454\.60 paid, €50\.00 refunded\)/);
    await userEvent.click(payments.getByText('Show as table'));
    expect(payments.getAllByRole('row').map((row) => row.textContent.replace(/^(\w{3}),/, '$1'))).toEqual([
      'DayPaymentsPaidRefunded',
      'Sat 20 Jun0€0.00€50.00',
      'Fri 19 Jun2€454.60€0.00',
    ]);
    expect(screen.getByRole('link', { name: 'New users 1,200 900 in the 30 days before' })).toBeVisible();
  });
});
