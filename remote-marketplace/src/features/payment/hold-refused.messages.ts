import { type ByRefusalCode, forRefusal } from 'api-client';
export interface HoldRefusal {
  heading: string;
  /** Instead of what the API says. */
  sentence?: string;
  way: 'other-days' | 'other-cars' | 'verify' | 'dashboard';
}

const refusals: ByRefusalCode<HoldRefusal> = {
  CAR_UNAVAILABLE: {
    heading: 'Someone has just taken this car',
    sentence: 'It is not free any more for a part of these days. Nothing was charged.',
    way: 'other-days',
  },
  PERIOD_NOT_ALLOWED: {
    heading: 'These days cannot be booked any more',
    way: 'other-days',
  },
  HELD_RECENTLY: { heading: 'You can book this car again later', way: 'other-cars' },
  CAR_NOT_FOUND: {
    heading: 'This car is no longer for rent',
    sentence: 'Its owner has taken it off the list. Nothing was charged.',
    way: 'other-cars',
  },
  QUOTE_NOT_FOUND: { heading: 'This price is no longer there', way: 'other-days' },
  // What the address says is no price at all.
  VALIDATION_FAILED: {
    heading: 'This price is no longer there',
    sentence: 'Perhaps the link is not complete. Please choose a car and your dates again.',
    way: 'other-days',
  },
  QUOTE_EXPIRED: { heading: 'Your price has expired', way: 'other-days' },
  OWN_CAR: {
    heading: 'This is your own car',
    sentence: 'You cannot rent it from yourself. To keep it for some days, block them in its calendar.',
    way: 'other-cars',
  },
  VERIFICATION_REQUIRED: { heading: 'First we need to verify you', way: 'verify' },
  LICENCE_EXPIRES_TOO_SOON: { heading: 'Your driving licence ends too soon', way: 'other-days' },
  LATE_FEE_OVERDUE: { heading: 'First pay your late fee', way: 'dashboard' },
  DRIVER_TOO_YOUNG: { heading: 'This car has a minimum driver age', way: 'other-cars' },
  ACCOUNT_SUSPENDED: {
    heading: 'Your account is suspended',
    sentence: 'While it is, you cannot book a car. Nothing was charged.',
    way: 'dashboard',
  },
  ACCOUNT_CLOSED: { heading: 'Your account is closed', way: 'dashboard' },
  ROLE_NOT_ALLOWED: { heading: 'Your account cannot book cars', way: 'dashboard' },
};

/** What a refusal to hold a car means to the customer; undefined when asking again may help. */
export function holdRefusal(code: string | undefined): HoldRefusal | undefined {
  return forRefusal(refusals, code);
}
