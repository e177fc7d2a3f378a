export const changePanelLabels = {
  ownerHeading: 'Change requested',
  heading: 'Requested change',
  now: 'Now',
  new: 'New',
  pay: (difference: string) => `Pay ${difference}`,
  done: {
    approved: 'The change is approved',
    withdrawn: 'The change is withdrawn',
    declined: 'The change is declined',
  },
  approve: 'Approve the change',
  decline: 'Decline the change',
  withdraw: 'Withdraw the change',
  declinedText: 'The trip stays as booked.',
  approved: (fname: string, amount: string, by: string) =>
    `Approved. ${fname} can pay ${amount}${by}; otherwise the trip stays as booked.`,
  replyBy: (expiresAt: string) => `Reply by ${expiresAt}; otherwise the trip stays as booked.`,
  requestSentTo: (fname: string) => `Request sent to ${fname}`,
  waitingFor: (fname: string) => `Waiting for ${fname}`,
  by: (payBy: string) => ` by ${payBy}`,
  approvedForCustomer: (fname: string, amount: string, by: string) =>
    `${fname} approved your change. Pay ${amount}${by} to confirm it; otherwise the trip stays as booked.`,
  canReplyBy: (whom: string, expiresAt: string) =>
    `${whom}, who can reply by ${expiresAt}. Until then the trip stays as booked.`,
};

export const confirmationNoticeLabels = {
  thePickUp: 'the pick-up',
  theReturn: 'the return',
  theTripBegins: 'The trip begins',
  theReturnThen: 'The trip is completed',
  youHaveConfirmed: (name: string, then: string, other: string) =>
    `You’ve confirmed ${name}. ${then} once ${other} confirms it too.`,
  hasNot: (other: string) => `${other} has not.`,
  pleaseConfirmItToo: 'Please confirm it too.',
  hasConfirmed: (by: string, name: string, next: string) => `${by} has confirmed ${name}. ${next}`,
};

export const depositNoticeLabels = {
  heading: (deposit: string) => `Deposit: ${deposit}`,
  youClaim: 'You claim',
  claims: (fname: string) => `${fname} claims`,
  claimIsOpen: 'An administrator will decide. Nothing is charged before that.',
  decision: (decision: string) => `We decided: “${decision}”`,
  changeCard: 'Use another card',
  setAsideOnYourCard: 'It’s set aside on your card, not charged. We’ll release it 48 hours after the trip.',
  setAsideOnCardOf: (fname: string) => `It’s set aside on ${fname}’s card.`,
  released: 'It was released. You weren’t charged.',
  refusedOnYourCard:
    'We could not set it aside on the card that paid the trip. Please use another card until the pick-up.',
  refusedOnCardOf: (fname: string) => `It isn’t set aside: ${fname} can use another card until the pick-up.`,
  pendingOnYourCard:
    'We set it aside on the card that paid the trip in a moment. You can also use another card.',
  pending: 'It’s about to be set aside.',
  charged: (taken: string) => `${taken} of it was charged, and the rest was released.`,
};

export const lateFeePanelLabels = {
  heading: (amount: string) => `Late return: ${amount}`,
  pay: (amount: string) => `Pay ${amount}`,
  waivedForYou: 'You don’t have to pay it.',
  waived: 'It was waived.',
  sum: (hours: string, perHour: string) => `${hours} at ${perHour}.`,
  paidByYou: (sum: string) => `${sum} You’ve paid it.`,
  paidBy: (sum: string, fname: string) => `${sum} ${fname} has paid it.`,
  charged: (fname: string, sum: string) => `${fname} says that the car came back late. ${sum}`,
  unpaid: (sum: string, fname: string) => `${sum} ${fname} has not paid it yet.`,
};

export const lateNoticeLabels = {
  notBackYetForOwner: 'The previous customer hasn’t returned the car yet. Cancelling is free.',
  notBackYet:
    'The previous customer hasn’t returned the car yet, so it may be late. You can cancel for free and',
  chooseAnotherCar: 'choose another car for the same dates',
  backNow: 'The previous customer returned the car late. It’s back now.',
  ownerIsWaiting: (fname: string) => `${fname} is waiting for the car. Please return it, or call ${fname}.`,
  hidden: 'The car isn’t back. It’s hidden from search until the owner confirms the return.',
};

export const objectionNoticeLabels = {
  period: (until: string) => `If something was wrong, you can object until ${until}.`,
  you: 'You',
  objectedOn: (name: string, at: string, reason: string) => `${name} objected on ${at}: “${reason}”`,
  review: 'An administrator is reviewing it. The owner’s payout is on hold until then.',
  decision: (decision: string) => `What was decided: “${decision}”`,
};

export const ownReviewLabels = {
  heading: 'Review',
};

export const priceSummaryLabels = {
  payments: {
    booking: 'Payment',
    difference: 'Payment of the difference',
    lateFee: 'Payment of the late fee',
    deposit: 'Deposit',
  },
  price: 'Price',
  bookedPrice: 'Price as booked',
  total: 'Total',
  paid: 'Paid so far',
  cancellationFee: 'Cancellation fee',
  payout: 'For the owner',
  depositExplanation: (deposit: string) =>
    `A deposit of ${deposit} is set aside 48 hours before the pick-up and released 48 hours after the trip. It isn’t part of the total.`,
  history: 'Payments and refunds',
  refund: 'Refund',
};

export const reservationPageLabels = {
  notFoundHeading: 'Trip not found',
  notFoundText: 'We can’t find that trip. Check the address, or look for it in your list.',
  heading: 'Trip',
  failed: 'The trip couldn’t be loaded',
};

export const stateNoticeLabels = {
  theOwnerWrote: (declined: string) => `The owner wrote: “${declined}”`,
  theReason: (cancelled: string) => `The reason: “${cancelled}”`,
  payUntil: (heldUntil: string) => `We’re holding this car for you until ${heldUntil}. Pay to book it.`,
  payToBookIt: 'Pay to book it.',
  waitingForOwner: (fname: string, replyBy: string) => `Waiting for ${fname} to reply${replyBy}.`,
  requestSent: (fname: string, replyBy: string) =>
    `Request sent to ${fname}, who can reply${replyBy}. The amount is reserved on your card and only charged if ${fname} accepts.`,
  depositMissing: 'The trip is booked. Its deposit is still to be set aside.',
  youreAllSet: 'You’re all set.',
  confirmed: 'This trip is paid and confirmed.',
  haveAGoodTrip: 'Have a good trip!',
  completed: 'The car has been returned, and the trip is completed.',
  disputed: 'A problem was reported. An administrator is reviewing it.',
  youWerentCharged: 'You weren’t charged.',
  expired: 'This booking expired before it was confirmed. You weren’t charged.',
  expiredOf: (fname: string) => `This booking expired before it was confirmed. ${fname} wasn’t charged.`,
  notPickedUp: 'The owner reported that you didn’t pick up the car.',
  customerIsPaying: (fname: string) => `${fname} is paying. The car is held until then.`,
  replyBy: (replyBy: string) => ` Reply by ${replyBy}.`,
  requested: (fname: string, replyBy: string) => `${fname} would like to book your car.${replyBy}`,
  by: (replyBy: string) => ` by ${replyBy}`,
  customerHasTheCar: (fname: string) => `${fname} has the car.`,
  customerWasntCharged: (fname: string) => `${fname} wasn’t charged.`,
  customerNotPickedUp: (fname: string) => `${fname} didn’t pick up the car.`,
};

export const timelineLabels = {
  administrator: 'An administrator',
  you: 'You',
  heading: 'What happened',
};

export const tripFactsLabels = {
  heading: 'The trip',
  pickUp: 'Pick-up',
  return: 'Return',
  where: 'Where',
  addressLater: 'You’ll see the address once the trip is confirmed. ',
  timeZone: (timeZone: string) => `All times are in ${timeZone}`,
  customer: 'Customer',
  owner: 'Owner',
  car: 'Car',
  plate: (plate: string) => `Plate ${plate}`,
  cancellation: 'If plans change',
  lateReturn: 'If the car comes back late',
  lateFee: (lateFeePerHour: string) =>
    `More than 30 minutes after the return time, each started hour costs ${lateFeePerHour}, 24 hours at most.`,
  tripNumber: (billableDays: string) => `${billableDays} · Trip number`,
};

export const tripScreensLabels = {
  myTrips: 'My trips',
  reservations: 'Reservations',
};
