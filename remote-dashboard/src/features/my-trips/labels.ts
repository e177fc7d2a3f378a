export const myTripsLabels = {
  upcoming: 'Upcoming',
  noUpcomingTrips: 'No upcoming trips',
  inProgress: 'In progress',
  inProgressNone: 'No trip in progress',
  past: 'Past',
  pastNone: 'No past trips yet',
  trips: 'Trips',
  tripsNotLoaded: 'Your trips couldn’t be loaded',
  findACar: 'Find a car',
  noTripsYet: 'When you book a car, your trip appears here.',
  findACarForYourNextTrip: 'Find a car for your next trip.',
};
