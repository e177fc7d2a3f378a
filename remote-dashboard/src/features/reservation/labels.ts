import { isolated } from '@drove/shared-ui/formats';
export const changePanelLabels = {
  ownerHeading: 'Change requested',
  heading: 'Requested change',
  now: 'Now',
  new: 'New',
  pay: (difference: string) => `Pay ${difference}`,
  done: {
    approved: 'The change is approved',
    withdrawn: 'The change is withdrawn',
  },
  approve: 'Approve the change',
  withdraw: 'Withdraw the change',
  requested: {
    owner: (replyBy: string) => `Reply by ${replyBy}; otherwise the trip stays as booked.`,
    customer: (owner: string, replyBy: string) =>
      `Request sent to ${isolated(owner)}, who can reply by ${replyBy}. Until then the trip stays as booked.`,
    admin: (owner: string, replyBy: string) =>
      `Waiting for ${isolated(owner)}, who can reply by ${replyBy}. Until then the trip stays as booked.`,
  },
  unpaid: {
    customer: (owner: string, amount: string, payBy?: string) =>
      `${isolated(owner)} approved your change. Pay ${amount}${payBy ? ` by ${payBy}` : ''} to confirm it; otherwise the trip stays as booked.`,
    others: (customer: string, amount: string, payBy?: string) =>
      `Approved. ${isolated(customer)} can pay ${amount}${payBy ? ` by ${payBy}` : ''}; otherwise the trip stays as booked.`,
  },
};

export const confirmationNoticeLabels = {
  confirmed: {
    yours: (other: string) =>
      `You’ve confirmed the pick-up. The trip begins once ${isolated(other)} confirms it too.`,
    toConfirm: (by: string) => `${isolated(by)} has confirmed the pick-up. Please confirm it too.`,
    others: (by: string, other: string) =>
      `${isolated(by)} has confirmed the pick-up. ${isolated(other)} has not.`,
  },
  in_progress: {
    yours: (other: string) =>
      `You’ve confirmed the return. The trip is completed once ${isolated(other)} confirms it too.`,
    toConfirm: (by: string) => `${isolated(by)} has confirmed the return. Please confirm it too.`,
    others: (by: string, other: string) =>
      `${isolated(by)} has confirmed the return. ${isolated(other)} has not.`,
  },
};

export const depositNoticeLabels = {
  heading: (deposit: string) => `Deposit: ${deposit}`,
  yourClaim: (amount: string, reason: string) => `You claim ${amount}: “${reason}”`,
  claim: (owner: string, amount: string, reason: string) =>
    `${isolated(owner)} claims ${amount}: “${reason}”`,
  claimIsOpen: 'An administrator will decide. Nothing is charged before that.',
  decision: (decision: string) => `We decided: “${decision}”`,
  changeCard: 'Use another card',
  setAsideOnYourCard: 'It’s set aside on your card, not charged. We’ll release it 48 hours after the trip.',
  claimedOnYourCard: 'It’s set aside on your card, not charged.',
  setAsideOnCardOf: (fname: string) => `It’s set aside on ${isolated(fname)}’s card.`,
  released: 'It was released. You weren’t charged.',
  refusedOnYourCard:
    'We could not set it aside on the card that paid the trip. Please use another card until the pick-up.',
  refusedOnCardOf: (fname: string) =>
    `It isn’t set aside: ${isolated(fname)} can use another card until the pick-up.`,
  pendingOnYourCard:
    'We set it aside on the card that paid the trip in a moment. You can also use another card.',
  pending: 'It’s about to be set aside.',
  charged: (taken: string) => `${taken} of it was charged, and the rest was released.`,
};

export const lateFeePanelLabels = {
  heading: (amount: string) => `Late return: ${amount}`,
  pay: (amount: string) => `Pay ${amount}`,
  customer: {
    paid: (hours: string, perHour: string) => `${hours} at ${perHour}. You’ve paid it.`,
    waived: (hours: string, perHour: string) => `${hours} at ${perHour}. You don’t have to pay it.`,
    due: (hours: string, perHour: string, owner: string) =>
      `${isolated(owner)} says that the car came back late. ${hours} at ${perHour}.`,
  },
  others: {
    paid: (hours: string, perHour: string, customer: string) =>
      `${hours} at ${perHour}. ${isolated(customer)} has paid it.`,
    waived: (hours: string, perHour: string) => `${hours} at ${perHour}. It was waived.`,
    due: (hours: string, perHour: string, customer: string) =>
      `${hours} at ${perHour}. ${isolated(customer)} has not paid it yet.`,
  },
};

export const lateNoticeLabels = {
  notBackForOwner: 'The previous customer hasn’t returned the car yet. Cancelling is free.',
  notBack:
    'The previous customer hasn’t returned the car yet, so it may be late. You can cancel for free and {link}.',
  notBackLink: 'choose another car for the same dates',
  backNow: 'The previous customer returned the car late. It’s back now.',
  ownerIsWaiting: (fname: string) =>
    `${isolated(fname)} is waiting for the car. Please return it, or call ${isolated(fname)}.`,
  hidden: 'The car isn’t back. It’s hidden from search until the owner confirms the return.',
};

export const objectionNoticeLabels = {
  period: (until: string) => `If something was wrong, you can object until ${until}.`,
  yours: (at: string, reason: string) => `You objected on ${at}: “${reason}”`,
  customer: (name: string, at: string, reason: string) => `${isolated(name)} objected on ${at}: “${reason}”`,
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
  payout: { owner: 'You earn', admin: 'For the owner' },
  depositExplanation: (deposit: string) =>
    `A deposit of ${deposit} is set aside from 48 hours before the pick-up until 48 hours after the trip. It isn’t part of the total.`,
  heldDepositExplanation: (deposit: string) =>
    `The deposit of ${deposit} is set aside until 48 hours after the trip. It isn’t part of the total.`,
  history: 'Payments and refunds',
  refund: 'Refund',
  receipt: 'Receipt',
};

export const reservationPageLabels = {
  notFoundHeading: 'Trip not found',
  notFoundText: 'We can’t find that trip. Check the address, or look for it in your list.',
  heading: 'Trip',
  failed: 'The trip couldn’t be loaded',
};

export const stateNoticeLabels = {
  declineReason: (declined: string) => `The owner wrote: “${declined}”`,
  cancelReason: (cancelled: string) => `The reason: “${cancelled}”`,
  pay: (heldUntil: string) => `We’re holding this car for you until ${heldUntil}. Pay to book it.`,
  payNow: 'Pay to book it.',
  beingVerified: 'We’ll let you know as soon as we’ve checked them. Then you can pay.',
  awaitsVerification: (heldUntil: string) =>
    `We’re holding this car for you until ${heldUntil}. If you haven’t sent your documents, send them by then, and we’ll hold it while we check them. Pay once you’re verified.`,
  awaitsVerificationOf: (fname: string, heldUntil: string) =>
    `${isolated(fname)} is being verified. The car is held until ${heldUntil}, or longer if documents are sent by then. It’s paid for after that.`,
  mayDecline: 'You can decline.',
  waitingForOwner: (fname: string, replyBy: string) =>
    replyBy
      ? `Waiting for ${isolated(fname)} to reply by ${replyBy}.`
      : `Waiting for ${isolated(fname)} to reply.`,
  requestSent: (fname: string, replyBy: string) =>
    `Request sent to ${isolated(fname)}, who can reply${replyBy && ` by ${replyBy}`}. The amount is reserved on your card and only charged if ${isolated(fname)} accepts.`,
  depositMissing: 'The trip is booked. Its deposit is still to be set aside.',
  payAgain: (amount: string, until: string) =>
    `Your bank took the payment back. Pay ${amount} again by ${until} to keep this trip.`,
  payAgainOf: (fname: string, until: string) =>
    `The bank took the payment back. ${isolated(fname)} can pay again by ${until}; the car stays with its owner until then.`,
  confirmedForCustomer: 'You’re all set.',
  confirmed: 'This trip is paid and confirmed.',
  inProgress: 'Have a good trip!',
  overdue: (returnAt: string) => `It was due back ${returnAt}.`,
  overdueForCustomer: (returnAt: string, owner: string) =>
    `The car was due back ${returnAt}. Please return it now, or call ${owner}.`,
  overdueForOwner: (returnAt: string, customer: string) =>
    `${customer} has the car. It was due back ${returnAt}. Confirm the return once you have it.`,
  overdueForAdmin: (returnAt: string, customer: string) =>
    `${customer} has the car. It was due back ${returnAt}.`,
  completed: 'The car has been returned, and the trip is completed.',
  disputed: 'A problem was reported. An administrator is reviewing it.',
  declined: 'You weren’t charged.',
  expired: 'This booking expired before it was confirmed. You weren’t charged.',
  expiredOf: (fname: string) =>
    `This booking expired before it was confirmed. ${isolated(fname)} wasn’t charged.`,
  noShow: 'The owner reported that you didn’t pick up the car.',
  paying: (fname: string) => `${isolated(fname)} is paying. The car is held until then.`,
  requested: (fname: string, replyBy: string) =>
    `${isolated(fname)} would like to book your car.${replyBy && ` Reply by ${replyBy}.`}`,
  inProgressOf: (fname: string) => `${isolated(fname)} has the car.`,
  declinedOf: (fname: string) => `${isolated(fname)} wasn’t charged.`,
  noShowOf: (fname: string) => `${isolated(fname)} didn’t pick up the car.`,
};

export const timelineLabels = {
  administrator: 'An administrator',
  you: 'You',
  heading: 'What happened',
};
