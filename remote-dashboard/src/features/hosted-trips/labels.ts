import { isolated } from '@drove/shared-ui/formats';
export const allTripsTableLabels = {
  caption: 'Reservations',
  car: 'Car',
  people: 'Customer and owner',
  trip: 'Trip',
  state: 'State',
  total: 'Total',
  owner: (fname: string) => `with ${isolated(fname)}`,
};

export const allTripsLabels = {
  waits: {
    decision: 'A decision',
    confirmation: 'A confirmation',
    depositClaim: 'A deposit claim',
    lateFee: 'An overdue late fee',
    ownerSuspended: 'A suspended owner',
  },
  periods: {
    coming: 'Upcoming',
    running: 'In progress',
    past: 'Past',
  },
  search: 'Name, email, car, plate or booking code',
  state: 'State',
  allStates: 'All states',
  when: 'When',
  allPeriods: 'Any time',
  waitingFor: 'Waiting for',
  allWaits: 'All trips',
  failed: 'The reservations couldn’t be loaded',
  emptyHeading: 'No reservations yet',
  emptyText: 'Bookings appear here as soon as they’re made.',
};

export const hostedTabsLabels = {
  requests: 'Requests',
  upcoming: 'Upcoming',
  inProgress: 'In progress',
  past: 'Past',
  tabs: 'Bookings',
};

export const hostedTripsLabels = {
  emptyHeadings: {
    requests: 'No requests to answer',
    coming: 'No upcoming trips',
    running: 'None of your cars are on a trip',
    past: 'No trips yet',
    search: 'No bookings with this code',
  },
  failed: 'The bookings couldn’t be loaded',
  emptyRequests: 'When someone requests one of your cars, you have 24 hours to reply here.',
  emptyTrips: 'Trips with your cars appear here, with who is driving and when.',
  car: 'Car',
  allCars: 'All my cars',
  bookingCode: 'Booking code',
  showAll: 'Show all bookings',
  emptySearch: 'A booking code has six letters and digits.',
};

export const reservationsLabels = {
  ownerHeading: 'Bookings',
  heading: 'Reservations',
  purpose: 'Every trip, from request to return. Payments are under {link}.',
  payments: 'all payments',
};
