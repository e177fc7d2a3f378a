import { counted, isolated } from '@drove/shared-ui/formats';
export const chartTableLabels = {
  show: 'Show as table',
};

export const confirmIdentityLabels = {
  window: (service: string) => `A ${service} window opens to confirm that it’s you.`,
};

export const confirmEmailLabels = {
  heading: 'Confirm your email address',
  explanation:
    'Open the link we sent to {email}. Then you can send documents, list cars and be paid, and we’ll email you about your trips.',
  resendIn: (seconds: number) => `Send the link again in ${seconds} s`,
  opened: 'I’ve opened the link',
  resend: 'Send the link again',
};

export const documentViewLabels = {
  large: (label: string) => `${label}, large`,
  enlarge: (label: string) => `Enlarge: ${label}`,
  pdf: (label: string) => `${label}, a PDF`,
  openPdf: 'Open the PDF',
};

export const filterGroupLabels = {
  openChosen: (count: number) => `Filters (${count})`,
  heading: 'Filters',
  close: 'Show results',
};

export const keptNoteLabels = {
  kept: 'We kept what you entered, but it isn’t sent yet.',
  discard: 'Start again',
};

export const listStatesLabels = {
  noMatchHeading: 'Nothing matches',
  showAll: 'Show all',
  noMatchText: 'Try fewer words or another filter.',
};

export const loadScalerLabels = {
  scaler: 'The photo editor',
};

export const logListLabels = {
  marketplace: 'The marketplace',
  entry: (by: string, at: string) => `${isolated(by)} on ${at}`,
};

export const sectionsLabels = {
  money: 'Money',
  payments: 'Payments',
  payouts: 'Payouts',
  invoices: 'Invoices',
  disputes: 'Disputes',
  reconciliation: 'Reconciliation',
  hosting: 'Hosting',
  bookings: 'Bookings',
  calendar: 'Calendar',
  bookingHours: 'Booking hours',
  income: 'Income and payouts',
  taxes: 'Invoices and tax',
};

export const paymentRowLabels = {
  refunded: (refunded: string) => `${refunded} back`,
};

export const searchBoxLabels = {
  submit: 'Search',
};

export const tripCardLabels = {
  forYou: (payout: string) => `${payout} for you`,
};

export const ownerStepsLabels = {
  heading: 'Your next steps',
};

export const wantedTripLinkLabels = {
  text: 'The trip you chose: {trip}',
  book: 'Book this trip',
  trip: (car: string, pickUp: string, returnAt: string) => `${car}, ${pickUp} – ${returnAt}`,
};

export const zoomViewLabels = {
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  keys: (label: string) => `${label}: plus and minus zoom, R turns, arrows move`,
  showWhole: (percent: number, label: string) => `${percent}%, show whole: ${label}`,
};

export const claimMarkLabels = {
  unassigned: 'Unassigned',
  yours: 'Assigned to you',
  another: (name: string) => `${isolated(name)} is reviewing it`,
};

export const queueEntryLabels = {
  ways: 'Queue',
  back: 'Back to the queue',
  waiting: (count: number) => `${count} waiting`,
  next: 'Next in the queue',
  claimed: 'You can look, but not decide.',
};

export const queuePageLabels = {
  reviewNext: 'Review next',
  tabs: 'Waiting',
  noneWaiting: 'Nothing is waiting.',
  failed: 'The queue couldn’t be loaded',
  noMatch: {
    heading: 'Nothing matches',
    text: 'Try fewer words, or another state.',
    showAll: 'Show all waiting',
  },
};

export const queuesLabels = {
  people: {
    label: 'People',
    heading: 'User verification',
    caption: 'People',
    back: 'Queue',
    age: (age: string) => `has waited for ${age}`,
    waiting: (count: number, age: string) =>
      count === 1
        ? `1 person is waiting, the longest for ${age}.`
        : `${count} people are waiting, the longest for ${age}.`,
  },
  cars: {
    label: 'Cars',
    heading: 'Car verification',
    caption: 'Cars',
    back: 'Queue',
    age: (age: string) => `has waited for ${age}`,
    waiting: (count: number, age: string) =>
      count === 1
        ? `1 car is waiting, the longest for ${age}.`
        : `${count} cars are waiting, the longest for ${age}.`,
  },
  cases: {
    label: 'Support',
    heading: 'Support',
    caption: 'Support',
    back: 'Support',
    age: (age: string) => `waiting for ${age}`,
    waiting: (count: number, age: string) =>
      count === 1
        ? `1 message is waiting, the longest for ${age}.`
        : `${count} messages are waiting, the longest for ${age}.`,
  },
};

export const messageLinkLabels = {
  message: (name: string) => `Message ${isolated(name)}`,
};

export const driverSummaryLabels = {
  verified: 'Identity and driving licence verified',
  unverified: 'Not verified yet',
  memberSince: (month: string) => `Member since ${month}`,
  trips: (count: number) => (count === 0 ? 'No trips yet' : counted(count, 'trip')),
  cancellations: (count: number) => (count === 0 ? 'No cancellations' : counted(count, 'cancellation')),
};
