import { forRefusal, type RefusalLabels } from '@drove/api-client';

export interface HoldRefusal {
  heading: string;
  /** Instead of what the API says. */
  sentence?: string;
  way: 'other-days' | 'other-cars' | 'verify' | 'confirm' | 'dashboard';
}

/** Holding a car, or pricing the trip again before. */
type Holding = 'POST /reservations' | 'POST /quotes' | 'GET /cars/{car_uuid}';

const refusals = {
  CAR_UNAVAILABLE: {
    heading: 'Someone has just taken this car',
    sentence: 'It’s no longer available for all of your dates. You weren’t charged.',
    way: 'other-days',
  },
  PERIOD_NOT_ALLOWED: {
    heading: 'These dates can no longer be booked',
    way: 'other-days',
  },
  NOTICE_TOO_SHORT: { heading: 'This pick-up is too soon', way: 'other-days' },
  OUTSIDE_HOURS: { heading: 'The owner isn’t there at this time', way: 'other-days' },
  TRIP_TOO_LONG: { heading: 'This trip is too long for this car', way: 'other-days' },
  HELD_RECENTLY: { heading: 'You can book this car again later', way: 'other-cars' },
  CAR_NOT_FOUND: {
    heading: 'This car is no longer available',
    sentence: 'The owner has stopped listing it. You weren’t charged.',
    way: 'other-cars',
  },
  QUOTE_NOT_FOUND: { heading: 'We can’t find this price', way: 'other-days' },
  // What the address says is no price at all.
  VALIDATION_FAILED: {
    heading: 'We can’t find this price',
    sentence: 'The link may be incomplete. Choose a car and your dates again.',
    way: 'other-days',
  },
  QUOTE_EXPIRED: { heading: 'Your price has expired', way: 'other-days' },
  OWN_CAR: {
    heading: 'This is your own car',
    sentence: 'You can’t book your own car. To keep it for yourself, block the days in its calendar.',
    way: 'other-cars',
  },
  VERIFICATION_REQUIRED: { heading: 'We need to verify you first', way: 'verify' },
  UNVERIFIED_HOLDS_LIMIT: { heading: 'Verify your identity to book this car', way: 'verify' },
  EMAIL_NOT_CONFIRMED: { heading: 'Confirm your email to hold this car', way: 'confirm' },
  LICENCE_EXPIRES_TOO_SOON: { heading: 'Your driving licence expires too soon', way: 'other-days' },
  LATE_FEE_OVERDUE: { heading: 'Pay your late fee first', way: 'dashboard' },
  TRIP_UNPAID: { heading: 'Pay for your other trip first', way: 'dashboard' },
  DRIVER_TOO_YOUNG: { heading: 'This car has a minimum driver age', way: 'other-cars' },
  ACCOUNT_SUSPENDED: {
    heading: 'Your account is suspended',
    sentence: 'You can’t book a car until this is resolved. You weren’t charged.',
    way: 'dashboard',
  },
  ACCOUNT_CLOSED: { heading: 'Your account is closed', way: 'dashboard' },
  ROLE_NOT_ALLOWED: { heading: 'Your account can’t book cars', way: 'dashboard' },
  // One who holds too many cars is shown them, and a number is asked for: see `TooManyHolds` and `PhoneNeeded`.
} satisfies Omit<
  RefusalLabels<Holding, HoldRefusal>,
  'HOLD_LIMIT_REACHED' | 'ONE_HOLD_UNTIL_VERIFIED' | 'PHONE_UNREADABLE'
>;

/** What a refusal to hold a car means to the customer; undefined when asking again may help. */
export function holdRefusal(code: string | undefined): HoldRefusal | undefined {
  return forRefusal<HoldRefusal>(refusals, code);
}
