import type { AdministeringHome, Home, HostingHome, RentingHome } from '../api/home';
import { euros } from './reservations';

/** A customer who may book, and has neither trips nor payments. */
export function aRentingHome(renting: Partial<RentingHome> = {}): RentingHome {
  return { obstacle: null, wanted_trip: null, expiring: [], trips: [], payments: [], ...renting };
}

/** Nothing is left to do for an owner. */
export const noSteps: HostingHome['next_steps'] = {
  car_uuid: null,
  is_done: true,
  summary: '',
  next_steps: [],
};

/** A car that was sent by an owner who is not verified and has no payout details. */
export const stepsToListing: HostingHome['next_steps'] = {
  car_uuid: '00000000-0000-4000-8000-0000000000c1',
  is_done: false,
  summary: 'Your car is listed once every step for it is done.',
  next_steps: [
    { key: 'car', blocks: 'listing', state: 'waiting', label: 'We’re checking your car', link: null },
    { key: 'photos', blocks: 'listing', state: 'done', label: 'Photos added', link: null },
    { key: 'price', blocks: 'listing', state: 'done', label: 'Price set', link: null },
    {
      key: 'identity',
      blocks: 'listing',
      state: 'open',
      label: 'Verify your identity',
      link: '/dashboard/user-ver-doc-form',
    },
    {
      key: 'payouts',
      blocks: 'payouts',
      state: 'open',
      label: 'Set up payouts',
      link: '/dashboard/reservations/income',
    },
    {
      key: 'tax',
      blocks: 'payouts',
      state: 'open',
      label: 'Add your tax details',
      link: '/dashboard/reservations/taxes',
    },
  ],
};

/** An owner with a car, on a quiet day in June 2099. */
export function aHostingHome(hosting: Partial<HostingHome> = {}): HostingHome {
  return {
    next_steps: noSteps,
    requests: { count: 0, reservations: [] },
    leaving: [],
    out: { count: 0, due_today: 0, overdue: 0, trips: [] },
    income: {
      currency: 'EUR',
      this_month: euros(0),
      last_month: euros(0),
      days: [
        { on: '2099-05-31', payout_minor: 0 },
        { on: '2099-06-01', payout_minor: 0 },
      ],
    },
    occupancy: {
      past: { booked_bps: 0, booked_hours: 0, offered_hours: 720 },
      coming: { booked_bps: 0, booked_hours: 0, offered_hours: 720 },
    },
    cars: { public: 1, paused: 0, waiting: 0, to_mend: 0, draft: 0 },
    ...hosting,
  };
}

/** An administrator for whom nothing waits. */
export function anAdministeringHome(administering: Partial<AdministeringHome> = {}): AdministeringHome {
  const emptyQueue = { waiting: 0, oldest_at: null };
  return {
    queues: {
      people: emptyQueue,
      cars: emptyQueue,
      cases: emptyQueue,
      disputes: emptyQueue,
      waiting_trips: emptyQueue,
      deposit_claims: emptyQueue,
      trips_of_suspended: emptyQueue,
      late_fees: emptyQueue,
      payment_disputes: { waiting: 0, due_at: null },
    },
    users: { last_30_days: 0, before: 0 },
    cars: { last_30_days: 0, before: 0 },
    payments: [],
    failures: [],
    failed_jobs: [],
    ...administering,
  };
}

/** What the first page is made of; a customer's unless told otherwise. */
export function aHome(home: Partial<Home> = {}): Home {
  return {
    fname: 'Mia',
    role: 'customer',
    account_status: 'active',
    status_reason: null,
    renting: null,
    hosting: null,
    administering: null,
    ...home,
  };
}
