import type { FileObjection } from '@drove/shared-ui/files';

export const calendarStepLabels = {
  part: 'The calendar',
  heading: 'When do you need the car yourself?',
  explanation: 'Drivers can book all other days. You can change this at any time.',
  calendar: 'Days to block',
  blockDays: 'Block these days',
  blockDay: 'Block this day',
  daysHint: 'Choose the first and last day.',
  blockedDays: 'Blocked days',
  unblock: (fromOn: string, toOn: string) => `Unblock ${fromOn} – ${toOn}`,
  continue: 'Continue',
  back: 'Back',
};

export const carFormLabels = {
  form: 'The car',
  verificationNotice:
    'Changing make, model, year, number plate or VIN sends the car for verification again. It can’t be booked until we’ve checked it.',
  vehicle: 'Vehicle',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  type: 'Type',
  gearbox: 'Gearbox',
  fuel: 'Fuel',
  seats: 'Seats',
  doors: 'Doors',
  colour: 'Colour',
  registration: 'Registration',
  registrationHint: 'Only our team sees this. Drivers see the plate after booking.',
  numberPlate: 'Number plate',
  vin: 'VIN',
  vinHint: '17 letters and digits, printed in the registration document.',
  location: 'Location',
  locationHint: 'Drivers see the city and area, and the street and zip code after booking.',
  city: 'City',
  citiesNotLoaded: 'The cities couldn’t be loaded. Please reload the page.',
  area: 'Area',
  areaHint: 'For example, Alfama.',
  street: 'Street and number',
  zipCode: 'Zip code',
  description: 'Description',
  descriptionHint: 'What it’s like to drive, how much fits in, where to park. At least 30 characters.',
  features: 'Features',
};

export const datedRateFormLabels = {
  form: 'Price for certain dates',
  firstDay: 'First day',
  lastDay: 'Last day',
  pricePerDay: (currency: string) => `Price per day (${currency})`,
  submit: 'Add price',
};

export const datedRatesLabels = {
  heading: 'Prices for certain dates',
  perDay: 'per day',
  remove: (fromOn: string) => `Remove the price from ${fromOn}`,
};

export const listCarLabels = {
  notLoaded: 'Your car couldn’t be loaded',
  notYoursHeading: 'This isn’t one of your cars',
  toMyCars: 'Go to my cars',
  toNewCar: 'List a new car',
  notYoursText: 'Only the owner can edit a car. The link may be incomplete, or the draft was deleted.',
};

export const loadingCarLabels = {
  loading: 'Loading your car…',
};

export const myDraftsLabels = {
  heading: 'Continue where you left off',
  unnamed: 'Unnamed car',
  lastChanged: (updatedAt: string) => `last changed ${updatedAt}`,
};

export const checkPhotoLabels = {
  scaler: 'The photo editor',
  empty: 'This photo is empty. Choose another.',
  unknown: 'Choose a JPEG, PNG or WebP photo.',
  heic: 'This browser can’t read HEIC photos. On your iPhone, in Settings → Camera → Formats, choose Most Compatible, or save the photo as a JPEG.',
  'too-large': 'This photo is larger than 10 MB.',
} satisfies Record<FileObjection | 'scaler', string>;

export const photoDropLabels = {
  choose: 'Choose photos',
  dropHint: 'or drop them here',
  hint: (count: number) => `JPEG, PNG, WebP or HEIC, up to ${count} in all. The first is the cover photo.`,
};

export const photoOrderLabels = {
  moved: (from: number, to: number) => `Photo ${from} is now number ${to}.`,
  photos: 'Photos of the car',
  removed: (index: number) => `Photo ${index} was removed.`,
  photo: (number: string) => `Photo ${number}`,
  coverPhoto: 'Cover photo',
  moveEarlier: (number: string) => `Move photo ${number} earlier`,
  moveLater: (number: string) => `Move photo ${number} later`,
  remove: (number: string) => `Remove photo ${number}`,
};

export const photoStepLabels = {
  leaveWarning: 'Some photos are still uploading and would be lost.',
  photoMissing: 'Add at least one photo, so drivers can see the car.',
  continue: 'Continue',
  back: 'Back',
};

export const priceFormLabels = {
  flexible: 'Flexible',
  flexibleText: 'Free until 24 hours before pick-up. After that the driver pays one day.',
  moderate: 'Moderate',
  moderateText: 'Free until 5 days before pick-up. After that the driver pays one day plus half of the rest.',
  strict: 'Strict',
  strictText: 'The driver pays half from the start, and everything in the last 7 days before pick-up.',
  form: 'Price and rules',
  price: 'Price',
  priceHint: 'What you charge per day. Drivers see it with the service fee and tax included.',
  dailyPrice: 'Daily price',
  weeklyDiscount: 'Discount from 7 days',
  monthlyDiscount: 'Discount from 30 days',
  deposit: 'Deposit',
  depositHint: 'Set aside on the driver’s card. We only charge it after deciding on your claim.',
  lateFeePerHour: 'Late fee per hour',
  lateFeePerHourHint:
    'For each started hour after the return time, from 30 minutes late and for up to 24 hours.',
  terms: 'Terms',
  minimumTrip: 'Minimum trip',
  days: 'days',
  years: 'years',
  km: 'km',
  bookableAhead: 'Bookable ahead',
  bookableAheadHint: 'How far in advance a trip can start. Leave empty for up to a year.',
  includedDistance: 'Distance included per day',
  includedDistanceHint: 'Leave empty for no limit.',
  minimumDriverAge: 'Minimum driver age',
  cancellation: 'When a driver cancels',
  instantBook: 'Instant book',
  instantBookHint: 'Trips are confirmed as soon as they’re paid, without waiting for your reply.',
  yourRules: 'Your rules',
  yourRulesHint: 'For example: no smoking, return with a full tank.',
};

export const reviewStepLabels = {
  confirmEmail: 'Open the link we sent to {email}. Then send the car for verification.',
  change: 'Change',
  submitHint: 'We check every car before it’s listed, usually within a day.',
  incompleteHint: 'Once everything is complete, you can send the car for verification.',
  submit: 'Send for verification',
  saved: 'Your changes are saved.',
  pricePerDay: (price: string) => `${price} per day.`,
  cancellation: (policy: string) => `${policy} cancellation`,
  cancellationAndPrices: (policy: string, otherPrices: string) =>
    `${policy} cancellation, ${otherPrices} on certain dates`,
  availableEveryDay: 'Available every day',
  blockedFor: (count: string) => `Blocked for ${count}`,
  empty: 'Nothing yet',
};

export const stateNoticeLabels = {
  steps: 'Your next steps',
  reason: (verificationReason: string) => `Reason: ${verificationReason}`,
  toMyCars: 'Go to my cars',
  toCarPage: 'View as a driver',
  sent: 'Sent for verification',
  sentText: 'We’re checking your car and will let you know, usually within a day.',
  verified: 'This car is verified',
  verifiedText: 'Changes appear immediately.',
  changesNeeded: 'Changes needed',
  changesNeededText: 'Make the changes in the steps below, then send the car again in the last step.',
  rejected: 'This car wasn’t accepted',
  rejectedText: 'You can make changes in the steps below and send it again in the last step.',
  suspended: 'This car is suspended',
  suspendedText: 'Drivers can’t see it, and it can’t be edited for now. Please contact us.',
};

export const stepButtonsLabels = {
  saveAndContinue: 'Save and continue',
  saveForLater: 'Save for later',
  back: 'Back',
};

export const stepperLabels = {
  steps: 'Steps',
  complete: '(complete)',
};

export const uploadListLabels = {
  name: 'Uploading photos',
  retry: 'Try again',
  remove: (name: string) => `Remove ${name}`,
};

export const addCarScreenLabels = {
  heading: 'Add a car',
};

export const uploadCarScreenLabels = {
  heading: 'List your car',
  part: 'The form for your car',
};

export const carStepsLabels = {
  confirmEmail: 'First open the link we sent to {email}. Then you can add your car.',
};
