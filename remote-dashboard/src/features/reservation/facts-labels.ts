import { isolated } from '@drove/shared-ui/formats';

export const addToCalendarLabels = {
  add: 'Add to calendar',
};

export const bookingCodeLabels = {
  copy: 'Copy the booking code',
  copyShort: 'Copy',
  copied: 'Booking code copied',
  failed: 'The browser didn’t let us copy it. Select the code to copy it.',
};

export const beforeYouGoLabels = {
  heading: 'Before you go',
  licence: (owner: string) => `Take your driving licence with you: ${isolated(owner)} checks it.`,
  deposit: (deposit: string) =>
    `Check that the card you paid with has room for the deposit of ${deposit}. It is set aside, not charged.`,
  photos: 'At pick-up, take photos of the car from all sides and inside.',
  levels: 'Write down the kilometres and the fuel or charge level.',
};

export const changeOfPlansLabels = {
  heading: 'If plans change',
};

export const nextOnTripLabels = {
  pickUp: {
    customer: (at: string) => `Pick up the car ${at}.`,
    owner: (at: string) => `Hand over the car ${at}.`,
  },
  bringBack: (at: string) => `Return the car by ${at}.`,
};

export const reservationViewLabels = {
  bookAgain: 'Book again',
};

export const tripContactLabels = {
  heading: 'Address and contact',
  where: 'Where',
  directions: 'Directions',
  addressLater: (timeZone: string) =>
    `You’ll see the address once the trip is confirmed. All times are in ${timeZone}`,
  timeZone: (timeZone: string) => `All times are in ${timeZone}`,
  customer: 'Customer',
  owner: 'Owner',
  bookingCode: 'Booking code',
};

export const tripFactsLabels = {
  heading: 'The trip',
  pickUp: 'Pick-up',
  return: 'Return',
  car: 'Car',
  plate: 'Plate {plate}',
  lateReturn: 'If the car comes back late',
  lateFee: (lateFeePerHour: string) =>
    `More than 30 minutes after the return time, each started hour costs ${lateFeePerHour}, 24 hours at most.`,
};

export const tripScreensLabels = {
  myTrips: 'My trips',
  bookings: 'Bookings',
  reservations: 'Reservations',
};
