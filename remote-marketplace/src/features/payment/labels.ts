import { isolated } from '@drove/shared-ui/formats';
export const changeCheckoutLabels = {
  loading: 'Loading your change…',
  notLoaded: 'Your change couldn’t be loaded',
  heading: 'Pay for your new dates',
  held: 'We’re holding the new days for you: {time} left',
  pay: (difference: string) => `Pay ${difference}`,
  explanation: 'Your trip changes as soon as you’ve paid. If you don’t pay, it stays as it was.',
  toTrip: 'See your trip',
  notFound: 'We can’t find that change',
  toMyTrips: 'Go to my trips',
  notFoundText: 'The link may be incomplete. Changes waiting for payment are on your trip’s page.',
  nothingToPay:
    'There’s nothing to pay here. If a change makes your trip more expensive, you can pay from your trip’s page.',
};

export const changeSummaryLabels = {
  heading: 'Your changed trip',
  before: 'Before',
  after: 'After',
  newTotal: 'New total',
  alreadyPaid: 'Already paid',
  toPayNow: 'To pay now',
};

export const checkoutLabels = {
  heading: 'Pay with a card',
  cardNote: 'We don’t store your card details.',
};

export const depositCheckoutLabels = {
  otherDepositHint: 'If a deposit needs another card, your trip’s page shows it.',
  heading: 'Set the deposit aside',
  pay: (deposit: string) => `Set aside ${deposit}`,
  yourCard: 'Your card',
  yourDeposit: 'Your deposit',
  return: 'Return',
  toSetAside: 'To set aside',
  explanation:
    'You won’t be charged. Your bank sets the amount aside, and we release it 48 hours after the trip.',
  doneHeading: 'Your deposit is set aside',
  notNeededHeading: 'No deposit is needed now',
  toTrip: 'See your trip',
  done: (deposit: string) => `${deposit} is set aside on your card and released 48 hours after the trip.`,
  notNeeded: 'Deposits are set aside from 48 hours before the pick-up until the pick-up.',
};

export const holdCarLabels = {
  loading: 'Holding the car for you…',
  expiredHeading: 'Your price has expired',
  expired: 'Prices are valid for 30 minutes. Here’s the current price, before you pay anything.',
};

export const holdCountdownLabels = {
  seconds30: 'Less than 30 seconds left to pay.',
  minute: 'Less than a minute left to pay.',
  minutes2: 'Less than 2 minutes left to pay.',
  minutes5: 'Less than 5 minutes left to pay.',
  minutes10: 'Less than 10 minutes left to pay.',
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
};

export const awaitVerificationLabels = {
  heading: 'Send your documents to book',
  sentHeading: 'We’re checking your documents',
  held: 'We’re holding this car for you: {time} left',
  next: 'What happens next',
  toSend: (total: string) =>
    `Send pictures of your licence and identity document. Once we’ve checked them, you pay ${total} here.`,
  sent: (total: string) =>
    `You don’t need to do anything now. We’ll email you as soon as you’re verified, and you pay ${total} here.`,
  usual: (about: string) => `Verification usually takes ${about}.`,
  unknown: 'Verification usually takes less than a day.',
  until: (clock: string) => `We’re holding the car until ${clock}. You haven’t been charged.`,
  untilSent: (clock: string) =>
    `Send them by ${clock}, and we’ll hold the car while we check them. You haven’t been charged.`,
  sendDocuments: 'Send my documents',
  seeDocuments: 'See what I sent',
  toTrip: 'See your trip',
  release: 'Release the car',
};

export const holdEndedLabels = {
  unverifiedHeading: 'We’re no longer holding this car',
  stillFreeHeading: 'The car is still free',
  stillFree: 'You can hold it for another 15 minutes.',
  releasedHeading: 'You released this car',
  timeOutHeading: 'Your time to pay has run out',
  retry: 'Check again',
  toCars: 'Find another car',
  otherDates: 'Choose other dates',
  reserveAgainAt: (until: string) => `You can reserve it again at ${until}.`,
  mayBeAvailable: 'It may still be available.',
  othersCanBook: (make: string, model: string, next: string) =>
    `Others can book the ${make} ${model} now. You weren’t charged. ${next}`,
};

export const phoneNeededLabels = {
  heading: 'Enter a phone number the owner can reach you on',
  explanation:
    'We can’t read the number in your profile. The owner sees your number once the trip is confirmed.',
  phone: 'Phone',
  hint: 'With its country code, for example +351 912 345 678',
  missing: 'Enter a phone number.',
  unreadable: 'We can’t read this number. Check it, and begin with its country code.',
  submit: 'Save and continue',
};

export const holdRefusedLabels = {
  heading: 'We couldn’t hold the car',
  otherDates: 'Choose other dates',
  toCar: 'Back to the car',
  toCars: 'Find another car',
  toVerification: 'Verify my identity',
  confirmEmail: 'Open the link we sent to {email}. Then we hold the car for you.',
  toDashboard: 'Go to my dashboard',
  toContact: 'Contact us',
};

export const lateFeeCheckoutLabels = {
  otherFeeHint: 'Unpaid late fees are shown on your trip’s page.',
  heading: 'Pay a late fee',
  pay: (amount: string) => `Pay ${amount}`,
  explanation: (fname: string) =>
    `${isolated(fname)} says the car came back late. If that’s wrong, you can object on your trip’s page.`,
  paidHeading: 'The late fee is paid',
  nothingToPayHeading: 'There’s nothing to pay',
  toTrip: 'See your trip',
  paid: (amount: string) => `You’ve paid ${amount}. There’s nothing left to pay.`,
  nothingToPay: 'There’s no late fee to pay for this trip.',
};

export const lateFeeSummaryLabels = {
  return: 'Return',
  cameBack: 'Came back',
  hoursAt: (hours: string, perHour: string) => `${hours} at ${perHour}`,
  heading: 'Your late return',
  toPayNow: 'To pay now',
};

export const paymentPageLabels = {
  heading: 'Payment',
  toCars: 'Find a car',
  toMyTrips: 'Go to my trips',
  nothingToPay: 'There’s nothing to pay right now. To book a trip, choose a car and your dates.',
  held: (make: string, model: string, pickUp: string) =>
    `We’re holding the ${make} ${model} from ${pickUp} for you: {pay}`,
  pay: (total: string) => `pay ${total}`,
};

export const paymentResultLabels = {
  toTrip: 'See your trip',
  toCars: 'Find another car',
  setAside: 'Set aside: {amount}.',
  setAsideOnCard: (brand: string, last4: string) =>
    `Set aside: {amount} with your ${brand} card ending in ${last4}.`,
  paid: 'Paid: {amount}.',
  paidWithCard: (brand: string, last4: string) =>
    `Paid: {amount} with your ${brand} card ending in ${last4}.`,
  pickUp: 'Pick-up: {time}.',
};

export const priceAgainLabels = {
  loading: 'Getting the price…',
  holdCar: (total: string) => `Hold the car for ${total}`,
  samePrice: 'The price is the same as before.',
  newPrice: (before: string) => `The trip now costs {total}. Before, it was ${before}.`,
};

export const reservationCheckoutLabels = {
  anewHeading: 'Pay again for your trip',
  anewExplanation: (until: string) =>
    `Your bank took the payment back. Pay again by ${until} to keep the trip; otherwise we’ll cancel it.`,
  loading: 'Loading your trip…',
  notLoaded: 'Your trip couldn’t be loaded',
  heading: 'Payment',
  held: 'We’re holding this car for you: {time} left',
  pay: (total: string) => `Pay ${total}`,
  sendRequest: (total: string) => `Send request for ${total}`,
  instantExplanation: 'Your trip is booked as soon as you’ve paid.',
  requestExplanation: (fname: string) =>
    `${isolated(fname)} has up to 24 hours to accept. Until then the amount is only set aside on your card. It’s charged if ${isolated(fname)} accepts and released if not.`,
  notFound: 'We can’t find that trip',
  toMyTrips: 'Go to my trips',
  toCars: 'Find a car',
  notFoundText: 'Only the person who booked a trip can pay for it. The link may also be incomplete.',
};

export const tooManyHoldsLabels = {
  oneHeading: 'You’re already holding another car',
  heading: 'You’re already holding other cars',
  retry: 'Try again',
};

export const tripSummaryLabels = {
  inShort: (car: string, days: string, total: string) => `${car} · ${days} · ${total}`,
  heading: 'Your trip',
  otherDates: 'Choose other dates',
  cancellation: (cancellationPolicy: string) => `Cancellation: ${cancellationPolicy}`,
  freeUntil: (until: string) => `Free cancellation until ${until}`,
  pickUp: 'Pick-up',
  return: 'Return',
};

export const tripToPayLabels = {
  loading: 'Loading your trip…',
  notFound: 'We can’t find that trip',
  toMyTrips: 'Go to my trips',
  notLoaded: 'Your trip couldn’t be loaded',
};
