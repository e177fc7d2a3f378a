export const carDaysLabels = {
  theCalendar: 'The calendar',
  whenIsItAvailable: 'When is it available?',
  explanation:
    'Crossed-out days are booked, half-shaded days partly booked. Striped days are blocked. Choose the first and last day to block or unblock.',
  daysOfTheCar: 'Days of the car',
  noDaysSelected: 'No days selected.',
  unblock: 'Unblock',
  block: 'Block',
  blockedDays: 'Blocked days',
  noBlockedDays: 'None. All days without a trip can be booked.',
};

export const ownCalendarLabels = {
  carsNotLoaded: 'Your cars couldn’t be loaded',
  calendarNotLoaded: 'The calendar couldn’t be loaded',
  noCalendarYet: 'No calendar yet',
  myCars: 'My cars',
  noCalendarYetText: 'Finish a listing and send it for verification. Its calendar will appear here.',
  noCarsYet: 'No cars yet',
  addACar: 'Add a car',
  noCarsYetText: 'Each of your cars has a calendar here, with its trips and the days you block.',
  car: 'Car',
};
