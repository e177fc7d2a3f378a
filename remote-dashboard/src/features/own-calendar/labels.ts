export const carDaysLabels = {
  calendarPart: 'The calendar',
  heading: 'When is it available?',
  explanation:
    'Crossed-out days are booked, half-shaded days partly booked. Striped days are blocked. Choose the first and last day to block or unblock.',
  calendar: 'Days of the car',
  noneSelected: 'No days selected.',
  unblock: 'Unblock',
  block: 'Block',
  blockedHeading: 'Blocked days',
  noneBlocked: 'None. All days without a trip can be booked.',
};

export const carTripsLabels = {
  heading: 'Trips with this car',
  none: 'No trip is under way or booked.',
  failed: 'The trips couldn’t be loaded',
};

export const ownCalendarLabels = {
  carsFailed: 'Your cars couldn’t be loaded',
  calendarFailed: 'The calendar couldn’t be loaded',
  unlistedHeading: 'No calendar yet',
  unlistedLink: 'My cars',
  unlistedText: 'Finish a listing and send it for verification. Its calendar will appear here.',
  emptyHeading: 'No cars yet',
  emptyLink: 'Add a car',
  emptyText: 'Each of your cars has a calendar here, with its trips and the days you block.',
  car: 'Car',
};
