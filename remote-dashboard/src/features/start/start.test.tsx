import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday } from '@drove/api-client/testing';
import type { Session } from '@drove/shared-auth';
import { aCarOwner, aCustomer, aSuspendedCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aHome, aHostingHome, aRentingHome, stepsToListing } from '../../testing/home';
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
      'ID document and its expiry date',
      'Selfie',
      'Date of birth',
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

  it('follows a button to the trip they chose, once nothing keeps them from booking it', async () => {
    const link = '/carlisting/car/c1?pick_up=2099-07-01T10%3A00&return=2099-07-05T10%3A00';
    const days = { pick_up: '2099-07-01T10:00', return: '2099-07-05T10:00', time_zone: 'Europe/Lisbon' };
    open({ wanted_trip: { car_uuid: 'c1', make: 'Fiat', model: '500', year: 2021, ...days, link } });

    expect(await screen.findByText('Book the trip you chose')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book this trip' })).toHaveAttribute('href', link);
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
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
  });

  it('reads that the page could not be loaded, and loads it on retry', async () => {
    answer('get', 'my/home', () => refusal(503, 'SERVICE_UNAVAILABLE'));
    renderRoute(remote, '/dashboard', { session: aCustomer() });
    const again = await screen.findByRole('button', { name: 'Try again' });

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
    expect(await region('Income this month')).toHaveTextContent(/so far\. By this day last month: €100\.00/);
    await userEvent.click(income.getByText('Show as table'));
    const rows = income.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['DayThis monthLast month', '1€120.00€100.00', '2–€300.00']);
  });

  it('reads that nothing is earned yet, without a chart of nothing', async () => {
    open({});

    const income = within(await region('Income this month'));
    expect(income.getByText(/You haven’t earned anything in these two months yet/)).toBeVisible();
    expect(income.queryByText('Show as table')).not.toBeInTheDocument();
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

  it('reads one checklist until a car is listed, in place of what is missing to book', async () => {
    openHome(aCarOwner(), {
      role: 'car_owner',
      renting: aRentingHome({
        obstacle: { ...nothingMissing, kind: 'unverified', reason: null, missing: ['Selfie'] },
      }),
      hosting: aHostingHome({ next_steps: stepsToListing }),
    });

    const steps = within(await region('Your next steps'));
    expect(steps.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByText('Verify your identity to list your cars')).not.toBeInTheDocument();
  });

  it('finds a link to add a driving licence, verified without one', async () => {
    openHome(aCarOwner(), {
      role: 'car_owner',
      renting: aRentingHome({ obstacle: { ...nothingMissing, kind: 'no_licence', reason: null } }),
      hosting: aHostingHome(),
    });

    const add = await screen.findByRole('link', { name: 'Add my driving licence' });
    expect(add).toHaveAttribute('href', '/dashboard/user-ver-doc-form');
    expect(screen.queryByText(/Write to us/)).not.toBeInTheDocument();
  });

  it('finds a link to listing a car, and no charts, without a car', async () => {
    open({ cars: { public: 0, paused: 0, waiting: 0, to_mend: 0, draft: 0 } });

    expect(await screen.findByRole('heading', { name: 'List your first car' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Income this month' })).not.toBeInTheDocument();
  });
});
