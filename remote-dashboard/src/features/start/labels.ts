import { counted } from 'shared-ui/formats';

export const accountNoticeLabels = {
  suspended:
    'Your account is suspended. You can look around and finish open trips, but you can’t book or list cars.',
  closed: 'Your account is closed. You can see past trips, but you can’t book or list cars.',
};

export const administeringLabels = {
  waitingForADecision: 'Waiting for a decision',
  toLookAt: 'To look at',
  theLast30Days: 'The last 30 days',
  allPayments: 'All payments',
};

export const failedJobsLabels = {
  jobsThatFailed: 'Jobs that failed',
  failedAgoAfter: (failedAt: string, attempts: string) => `Failed ${failedAt} ago, after ${attempts}`,
  sendingAgain: 'Sending again',
  sendAgain: 'Send again',
  theJob: (name: string) => `the job ${name}`,
};

export const failuresLabels = {
  nothingHasFailed: 'Nothing has failed: payments, refunds and emails go through.',
  theOldestFor: 'The oldest for',
  oldestAge: 'For',
  seeTheOldestPayment: 'See the oldest payment',
  seeThePayment: 'See the payment',
};

export const newcomersLabels = {
  newUsers: 'New users',
  newCars: 'New cars',
  in30DaysBefore: (before: string) => `${before} in the 30 days before`,
};

export const paymentsByDayLabels = {
  theChart: 'The chart',
  noPayments: 'No payments in the last 30 days.',
  payments: 'Payments',
  paymentsIn: (currency: string) => `Payments in ${currency}`,
  kept: (paid: string, payments: string, refunded: string) =>
    `kept: ${paid} from ${payments}, less ${refunded} given back.`,
  paid: 'Paid',
  refunded: 'Refunded',
  day: 'Day',
  byDay: (heading: string) => `${heading} by day`,
};

export const paymentsChartLabels = {
  paid: 'Paid',
  refunded: 'Refunded',
};

export const queuesLabels = {
  peopleToVerify: 'People to verify',
  carsToVerify: 'Cars to verify',
  messagesToAnswer: 'Messages to answer',
  disputesToSettle: 'Disputes to settle',
  depositClaimsToDecide: 'Deposit claims to decide',
  tripsToConfirm: 'Trips to confirm',
  overdueLateFees: 'Overdue late fees',
  disputedPaymentsToAnswer: 'Disputed payments to answer',
  noDayToAnswer: 'The bank has named no last day',
  answerBy: (dueAt: string) => `Answer by ${dueAt}`,
  theOldestFor: (oldestAt: string) => `The oldest for ${oldestAt}`,
  nothingWaiting: 'Nothing waiting',
};

export const greetingLabels = {
  customer: 'Customer',
  carOwner: 'Car owner',
  administrator: 'Administrator',
  welcomeBack: (lastName: string) => (lastName ? `Welcome back, ${lastName}` : 'Welcome back'),
  signedInAs: (role: string) => `${role}, signed in as`,
};

export const carsTodayLabels = {
  overdue: 'Overdue',
  dueToday: 'Due today',
  out: 'Out',
  onATrip: 'On a trip',
  andMore: (more: number) => `And ${more} more.`,
  pickUpsToday: 'Pick-ups today',
  noPickUpsToday: 'No pick-ups today.',
  noCarsOnATrip: 'None of your cars are on a trip.',
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
  yourCarsToday: 'Your cars today',
  myCars: 'My cars',
  performance: 'Performance',
  listYourFirstCar: 'List your first car',
  addACar: 'Add a car',
  listYourFirstCarText:
    'It takes about ten minutes, and you can save and continue later. Once the car is approved, drivers can book it and your income appears here.',
};

export const incomeComparedChartLabels = {
  dayOfTheMonth: (day: number) => `Day ${day} of the month`,
  lastMonth: 'Last month',
  thisMonth: 'This month',
};

export const incomeComparedLabels = {
  theChart: 'The chart',
  incomeThisMonth: 'Income this month',
  lastMonthItWas: (byNow: string) => `; last month it was ${byNow} by this day`,
  soFarAndInAll: (comparedByNow: string, lastMonth: string) =>
    `so far${comparedByNow}, and ${lastMonth} in all`,
  incomeAndPayouts: 'Income and payouts',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  incomeSoFarByDay: 'Income so far by day of the month',
  day: 'Day',
};

export const occupancyLabels = {
  occupancy: 'Occupancy',
  explanation: 'The share of available days that are booked. Blocked days don’t count.',
  next30Days: 'Next 30 days',
  last30Days: 'Last 30 days',
  noListedCars: 'No listed cars.',
  ofDays: (bookedHours: string, offeredHours: string) => `${bookedHours} of ${offeredHours} days`,
};

export const requestsLabels = {
  requestsToAnswer: 'Requests to answer',
  toAnswer: (count: string) => `${count} to answer`,
  allBookings: 'All bookings',
  noRequests: 'No requests. When someone requests one of your cars, or a change, you have 24 hours to reply.',
  andMore: (more: number) => `And ${more} more.`,
};

export const bookingObstacleLabels = {
  bookTheTripYouChose: 'Book the trip you chose',
  yourExpiresSoon: (document: string) => `Your ${document} expires soon`,
  validUntil: (expiresOn: string) =>
    `It’s valid until ${expiresOn}. After that, we’ll need a new one before you can book again.`,
  sentOn: (since: string) => `Sent on ${since}.`,
};

export const rentingLabels = {
  tripsYouBooked: 'Trips you booked',
  yourNextTrips: 'Your next trips',
  yourNextTrip: 'Your next trip',
  allMyTrips: 'All my trips',
  youHaveNoUpcomingTrips: 'You have no upcoming trips of your own.',
  noUpcomingTrips: 'No upcoming trips',
  browseCars: 'Browse cars',
  findACar: 'Find a car',
  browseCarsText: 'Browse cars meanwhile. Every price you see is the full price.',
  findACarText: 'When you book a car, your trip appears here.',
  recentPayments: 'Recent payments',
  allMyPayments: 'All my payments',
  paymentsText: 'Your payments and receipts appear here.',
};

export const tasksLabels = {
  quickLinks: 'Quick links',
};

export const todaySkeletonLabels = {
  loading: 'Loading...',
};

export const todayLabels = {
  weCouldntLoadTodaysOverview: 'We couldn’t load today’s overview',
};
