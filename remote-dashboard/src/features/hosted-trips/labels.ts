export const allTripsTableLabels = {
  reservations: 'Reservations',
  car: 'Car',
  customerAndOwner: 'Customer and owner',
  trip: 'Trip',
  state: 'State',
  total: 'Total',
  withOwner: (fname: string) => `with ${fname}`,
};

export const allTripsLabels = {
  aDecision: 'A decision',
  aConfirmation: 'A confirmation',
  aDepositClaim: 'A deposit claim',
  anOverdueLateFee: 'An overdue late fee',
  upcoming: 'Upcoming',
  inProgress: 'In progress',
  past: 'Past',
  search: 'Name, email, car, plate or trip number',
  state: 'State',
  allStates: 'All states',
  when: 'When',
  anyTime: 'Any time',
  waitingFor: 'Waiting for',
  allTrips: 'All trips',
  reservationsNotLoaded: 'The reservations couldn’t be loaded',
  noReservationsYet: 'No reservations yet',
  noReservationsYetText: 'Bookings appear here as soon as they’re made.',
};

export const hostedTabsLabels = {
  requests: 'Requests',
  upcoming: 'Upcoming',
  inProgress: 'In progress',
  past: 'Past',
  bookings: 'Bookings',
};

export const hostedTripsLabels = {
  noRequestsToAnswer: 'No requests to answer',
  noUpcomingTrips: 'No upcoming trips',
  noCarsOnATrip: 'None of your cars are on a trip',
  noTripsYet: 'No trips yet',
  bookingsNotLoaded: 'The bookings couldn’t be loaded',
  noRequestsToAnswerText: 'When someone requests one of your cars, you have 24 hours to reply here.',
  noTripsText: 'Trips with your cars appear here, with who is driving and when.',
  car: 'Car',
  allMyCars: 'All my cars',
};

export const reservationsLabels = {
  heading: 'Reservations',
  purpose: 'Every trip, from request to return. Payments are under {link}.',
  payments: 'all payments',
};
