import { counted, isolated } from '@drove/shared-ui/formats';

export const accountNoticeLabels = {
  suspended:
    'Your account is suspended. You can look around and finish open trips, but you can’t book or list cars. If this is a mistake, contact us.',
  closed: 'Your account is closed. You can see past trips, but you can’t book or list cars.',
};

export const administeringLabels = {
  queues: 'Needs attention',
  failures: 'Failures',
  month: 'The last 30 days',
  payments: 'All payments',
};

export const failedJobsLabels = {
  heading: 'Jobs that failed',
  failed: (age: string, attempts: string, reason: string | null) =>
    reason ? `Failed ${age} ago, after ${attempts}: “${reason}”` : `Failed ${age} ago, after ${attempts}`,
  retried: 'Sending again',
  retry: 'Send again',
  retryTarget: (name: string) => `the job ${name}`,
};

export const failuresLabels = {
  none: 'Nothing has failed: payments, refunds and emails go through.',
  one: {
    age: (age: string, detail: string | null) => (detail ? `For ${age}: “${detail}”` : `For ${age}`),
    payment: 'See the payment',
  },
  several: {
    age: (age: string, detail: string | null) => (detail ? `Oldest: ${age}, “${detail}”` : `Oldest: ${age}`),
    payment: 'See the oldest payment',
  },
};

export const newcomersLabels = {
  users: 'New users',
  cars: 'New cars',
  before: (before: string) => `${before} in the 30 days before`,
};

export const paymentsByDayLabels = {
  chartPart: 'The chart',
  none: 'No payments in the last 30 days.',
  heading: 'Payments',
  headingIn: (currency: string) => `Payments in ${currency}`,
  kept: 'Net {kept} ({paid} paid, {refunded} refunded)',
  paid: 'Paid',
  refunded: 'Refunded',
  day: 'Day',
  caption: 'Payments by day',
  captionIn: (currency: string) => `Payments in ${currency} by day`,
};

export const paymentsChartLabels = {
  paid: 'Paid',
  refunded: 'Refunded',
};

export const queuesLabels = {
  people: 'People to verify',
  cars: 'Cars to verify',
  messages: 'Messages to answer',
  disputes: 'Trip disputes',
  depositClaims: 'Deposit claims to decide',
  confirmations: 'Trips to confirm',
  lateFees: 'Overdue late fees',
  ofSuspended: 'Booked trips of suspended owners',
  disputedPayments: 'Disputed payments to answer',
  noDueDay: 'The bank has given no deadline',
  answerBy: (dueAt: string) => `Answer by ${dueAt}`,
  oldest: (oldestAt: string) => `Oldest: ${oldestAt}`,
  none: 'Nothing waiting',
};

export const greetingLabels = {
  hi: (firstName: string | undefined) => (firstName ? `Hi ${isolated(firstName)}` : 'Hi'),
  signedInAs: {
    customer: 'You’re signed in as a customer with {email}.',
    car_owner: 'You’re signed in as a car owner with {email}.',
    admin: 'You’re signed in as an administrator with {email}.',
  },
};

export const carsTodayLabels = {
  overdue: 'Overdue',
  dueToday: 'Due today',
  out: 'Out',
  onTrip: 'On a trip',
  more: (more: number) => `And ${more} more.`,
  pickUps: 'Pick-ups today',
  noPickUps: 'No pick-ups today.',
  noneOnTrip: 'None of your cars are on a trip.',
  backAt: (time: string) => `back ${time}`,
  pickUpAt: (pickUp: string) => `pick-up ${pickUp}`,
  withCustomers: (count: string) => `${count} with customers`,
  countDueToday: (dueToday: number) => `${dueToday} due back today`,
  countOverdue: (overdue: number) => `${overdue} overdue`,
};

export const hostingLabels = {
  counts: {
    listed: (count: number) => `${counted(count, 'car')} listed`,
    paused: (count: number) => `${count} paused`,
    waiting: (count: number) => `${count} being verified`,
    toMend: (count: number) => `${count} that ${count === 1 ? 'needs' : 'need'} something from you`,
    drafts: (count: number) => `${counted(count, 'draft')} to finish`,
  },
  cars: 'Your cars today',
  allCars: 'My cars',
  performance: 'Performance',
  emptyHeading: 'List your first car',
  emptyLink: 'Add a car',
  emptyText:
    'It takes about ten minutes, and you can save and continue later. Once the car is approved, drivers can book it and your income appears here.',
};

export const incomeComparedChartLabels = {
  day: (day: number) => `Day ${day} of the month`,
  lastMonth: 'Last month',
  thisMonth: 'This month',
};

export const incomeComparedLabels = {
  chartPart: 'The chart',
  heading: 'Income this month',
  summary: '{amount} so far. By this day last month: {byNow}',
  none: 'You haven’t earned anything in these two months yet.',
  firstSummary: '{amount} so far. Last month: {lastMonth}',
  all: 'Income and payouts',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  caption: 'Income so far by day of the month',
  day: 'Day',
};

export const occupancyLabels = {
  heading: 'Occupancy',
  explanation: 'The share of available days that are booked. Blocked days don’t count.',
  next: 'Next 30 days',
  last: 'Last 30 days',
  none: 'No listed cars.',
  days: (bookedHours: string, offeredHours: string) => `${bookedHours} of ${offeredHours} days`,
};

export const requestsLabels = {
  heading: 'Requests to answer',
  count: (count: string) => `${count} to answer`,
  all: 'All bookings',
  none: 'No requests. When someone requests one of your cars, or a change, you have 24 hours to reply.',
  more: (more: number) => `And ${more} more.`,
};

export const bookingObstacleLabels = {
  missing: 'Still missing',
  bookChosenTrip: 'Book the trip you chose',
  expiryHeadings: {
    licence: 'Your driving licence expires soon',
    identity: 'Your identity document expires soon',
  },
  expiryText: (expiresOn: string) =>
    `It’s valid until ${expiresOn}. After that, we’ll need a new one before you can book again.`,
  sentOn: (since: string) => `Sent on ${since}.`,
};

export const rentingLabels = {
  ownerHeading: 'Trips you booked',
  headingSeveral: 'Your next trips',
  heading: 'Your next trip',
  allTrips: 'All my trips',
  ownerNone: 'You have no upcoming trips of your own.',
  emptyHeading: 'No upcoming trips',
  browse: 'Browse cars',
  find: 'Find a car',
  browseText: 'Browse cars meanwhile. Every price you see is the full price.',
  findText: 'When you book a car, your trip appears here.',
  payments: 'Recent payments',
  allPayments: 'All my payments',
  noPayments: 'Your payments and receipts appear here.',
};

export const todaySkeletonLabels = {
  loading: 'Loading...',
};

export const todayLabels = {
  failed: 'We couldn’t load today’s overview',
};
