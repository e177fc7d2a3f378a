import { isolated } from '@drove/shared-ui/formats';
export const askOwnerLabels = {
  ask: (firstName: string) => `Ask ${isolated(firstName)}`,
  question: 'Your question',
  hint: 'You sign in before it is sent. We keep what you type.',
  signIn: 'Sign in to send',
  tooLong: 'Use up to 2,000 characters',
};

export const carFactsLabels = {
  type: 'Type',
  seats: 'Seats',
  gearbox: 'Gearbox',
  fuel: 'Fuel',
  distance: 'Distance',
  distancePerDay: (includedKmPerDay: number) => `${includedKmPerDay} km per day included`,
  unlimitedDistance: 'No limit',
  lateReturn: 'Late return',
  lateFee: (lateFeePerHour: string) => `${lateFeePerHour} per started hour`,
  driver: 'Driver',
  minAge: (minDriverAge: number) => `${minDriverAge} years or older`,
  features: 'Features',
};

export const carTextsLabels = {
  cancellation: (cancellationPolicy: string) => `Cancellation: ${cancellationPolicy}`,
  ownedBy: (firstName: string) => `Owned by ${isolated(firstName)}`,
  ownerVerified: 'Verified owner',
  ownerSince: (carCount: string, memberSinceOn: string) => `${carCount}, here since ${memberSinceOn}`,
  ownerReplies: (hours: number) =>
    hours <= 24
      ? `Usually replies within ${hours === 1 ? 'an hour' : `${hours} hours`}`
      : 'Usually replies within a few days',
};

export const carNotFoundLabels = {
  heading: 'Car not found',
  toCars: 'Find another car',
  toHomePage: 'Go to the home page',
  explanation: 'The owner may have stopped listing it, or the link may be incomplete.',
};

export const carPageSkeletonLabels = {
  loading: 'Loading the car…',
};

export const carPageLabels = {
  verified: 'Verified car',
  verifiedParts: (parts: string[]) => `(${parts.join(', ')})`,
  instantBook: 'Instant book',
  about: 'About this car',
  houseRules: 'House rules',
  previewNotice: 'Drivers can’t see this page yet: the car isn’t listed, or is waiting for verification.',
};

export const galleryLabels = {
  name: (name: string) => `Photos of ${name}`,
  showPhoto: (photo: number) => `Show photo ${photo} in full`,
  showAllFrom: (count: number, photo: number) => `All ${count} photos: Show photo ${photo} in full`,
  allPhotos: (count: number) => `All ${count} photos`,
  sheetHeading: (name: string) => `Photos of ${name} in full`,
  close: 'Close',
};

export const holdObstacleLabels = {
  heldUnpaid: (until: string) =>
    `We held this car for you, but it wasn’t paid for. You can reserve it again at ${until}.`,
  toCars: 'Find another car',
  tooManyHolds: (most: number) =>
    `We can hold up to ${most} cars while you pay. Pay for one of them or release one to reserve this car.`,
};

export const ownHoldLabels = {
  held: (pickUp: string, returnTime: string) =>
    `We’re holding this car for you from ${pickUp} to ${returnTime}.`,
  toPayment: 'Continue to payment',
};

export const phoneBarLabels = {
  changeDates: 'Change dates:',
  reserve: (total: string) => `Reserve · ${total}`,
  seePrice: (total: string) => `See price · ${total}`,
  toPrice: 'See price',
  chooseDates: 'Choose dates',
};

export const photoStripLabels = {
  allPhotos: 'All photos',
  openPhoto: (each: number, count: number) => `Show photo ${each} of ${count} in full`,
  previous: 'Previous photo',
  next: 'Next photo',
  position: 'Photo',
};

export const pricePanelLabels = {
  about: 'about ',
  unit: 'per day, all included',
  dates: 'Change dates:',
  addDates: 'Add dates',
  rounded: 'The price per day is rounded to the cent. You pay the total.',
  freeUntil: (until: string) => `Free cancellation until ${until}`,
  freeForAnHour: 'Free cancellation for 1 hour after booking',
  loading: 'Getting the price…',
  retry: 'Try again',
};

export const reserveButtonLabels = {
  ownCarNote: 'This is your own car.',
  editCar: 'Edit this car',
  administratorNote: 'Administrators can’t book cars.',
  changeDates: 'Change dates',
  chooseDates: 'Choose dates',
  reserve: 'Reserve',
  signInNote: 'Sign in to continue. You won’t be charged yet',
  chargeNote: 'You won’t be charged yet',
};

export const reviewsLabels = {
  heading: 'Reviews',
  moreNotLoaded: 'More reviews couldn’t be loaded',
  showMore: 'Show more reviews',
  showAll: (total: number) => `Show all ${total} reviews`,
};

export const shareButtonLabels = {
  share: 'Share',
  copied: 'Link copied',
};

export const tripSheetLabels = {
  heading: 'Your dates',
  done: 'Done',
  doneWithTotal: (total: string) => `Done · ${total}`,
};

export const goodToKnowLabels = {
  heading: 'Before you book',
  distance: 'Kilometres',
  distancePerDay: (includedKmPerDay: number) =>
    `${includedKmPerDay} km per day are included. Going further? Agree the price with the owner before the trip: we don’t charge more for it.`,
  distanceForTrip: (kilometres: number, days: string) =>
    `${kilometres} km are included for ${days}. Going further? Agree the price with the owner before the trip: we don’t charge more for it.`,
  unlimitedDistance: 'As many as you like are included.',
  fuel: 'Fuel',
  fuelRule: 'Return the car with as much fuel as it had at pick-up.',
  chargeRule: 'Return the car charged as it was at pick-up.',
  deposit: 'Deposit',
  depositRule: (deposit: string) =>
    `${deposit} is set aside on your card from 48 hours before the pick-up until 48 hours after the trip. It isn’t part of the total.`,
  noDeposit: 'None for this car.',
  excess: 'Damage and excess',
  excessRule:
    'The owner insures the car. We don’t sell cover, so ask the owner for the excess of their policy before you book. If they report damage, we decide on it after hearing both sides.',
  lateReturn: 'Late return',
  lateRule: (lateFee: string) =>
    `More than 30 minutes late: ${lateFee} for each started hour, for up to 24 hours.`,
};

export const tripCalendarLabels = {
  part: 'The calendar',
  heading: 'When do you need it?',
  explanation: (timeZone: string) =>
    `All times are local: ${timeZone}. Crossed-out days are booked. Half-shaded days are partly available. Striped days have no pick-up or return.`,
  pickUpHint: 'Select your pick-up date',
  returnHint: (from: string) => `From ${from}. Now select your return date`,
  linkNotValid: 'The dates in this link aren’t valid. Choose your dates.',
  notLoaded: 'The calendar couldn’t be loaded',
  name: (make: string, model: string) => `Availability of the ${make} ${model}`,
  pickUpTime: 'Pick-up time',
  returnTime: 'Return time',
  clearDates: 'Clear dates',
};

export const carDetailsScreenLabels = {
  heading: 'Car details',
  notLoaded: 'The car couldn’t be loaded',
};
