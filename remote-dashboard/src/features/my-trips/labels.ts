export const myTripsLabels = {
  upcoming: 'Upcoming',
  noneUpcoming: 'No upcoming trips',
  inProgress: 'In progress',
  noneInProgress: 'No trip in progress',
  past: 'Past',
  nonePast: 'No past trips yet',
  tabs: 'Trips',
  failed: 'Your trips couldn’t be loaded',
  emptyLink: 'Find a car',
  emptyText: 'When you book a car, your trip appears here.',
  emptyTextAgain: 'Find a car for your next trip.',
};
