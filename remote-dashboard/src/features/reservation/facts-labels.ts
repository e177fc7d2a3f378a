import { isolated } from 'shared-ui/formats';

export const addToCalendarLabels = {
  add: 'Add to calendar',
};

export const bookingCodeLabels = {
  copy: 'Copy the booking code',
  copyShort: 'Copy',
  copied: 'Booking code copied',
  failed: 'The browser didn’t let us copy it. Select the code to copy it.',
};

export const tripFactsLabels = {
  heading: 'The trip',
  pickUp: 'Pick-up',
  return: 'Return',
  where: 'Where',
  addressLater: (timeZone: string) =>
    `You’ll see the address once the trip is confirmed. All times are in ${timeZone}`,
  timeZone: (timeZone: string) => `All times are in ${timeZone}`,
  directions: 'Directions',
  customer: 'Customer',
  owner: 'Owner',
  car: 'Car',
  message: (name: string) => `Message ${isolated(name)}`,
  bookingCode: 'Booking code',
  plate: 'Plate {plate}',
  cancellation: 'If plans change',
  lateReturn: 'If the car comes back late',
  lateFee: (lateFeePerHour: string) =>
    `More than 30 minutes after the return time, each started hour costs ${lateFeePerHour}, 24 hours at most.`,
  tripNumber: '{days} · Trip number {number}',
};

export const tripScreensLabels = {
  myTrips: 'My trips',
  bookings: 'Bookings',
  reservations: 'Reservations',
};
