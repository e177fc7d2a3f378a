export const cancelDialogLabels = {
  refundUnknown: 'We couldn’t work out your refund',
  cancelTheTrip: 'Cancel the trip',
  done: 'The trip is cancelled',
  reason: 'Why? The customer will see this',
  why: 'Why?',
  cancelAndGetBack: (refund: string) => `Cancel and get ${refund} back`,
  keepTheTrip: 'Keep the trip',
};

export const cancellationPreviewLabels = {
  freeUntil: (policy: string, freeUntil: string) => `${policy} For this trip it is free until ${freeUntil}.`,
  youHaventBeenCharged: (released: string, isYourCard: boolean) =>
    `You haven’t been charged. The ${released} that ${isYourCard ? 'your' : 'their'} bank set aside is released.`,
  youGetBack: 'You get back',
  theCustomerGetsBack: 'The customer gets back',
  cancellationFee: 'Cancellation fee',
  fullRefund: 'If the customer isn’t the one who cancels, they get a full refund.',
};

export const changeDialogLabels = {
  changeTheTrip: 'Change the trip',
  requestSentTo: (fname: string) => `Request sent to ${fname}`,
};

export const changeFieldsLabels = {
  refundLimit: 'The refund can’t be more than cancelling now would give.',
  message: 'A message to the owner',
  requestChangeForMore: (difference: string) => `Request change for ${difference} more`,
  requestThisChange: 'Request this change',
  keepCurrentDates: 'Keep current dates',
  paidIfApproved: 'The owner replies first. You pay the difference only if they approve.',
  refundedIfApproved: 'The owner replies first. You get your refund if they approve.',
  nothingToPayIfApproved: 'The owner replies first. There’s nothing to pay.',
};

export const depositDialogLabels = {
  sendTheDecision: 'Send the decision',
  decided: 'The claim is decided',
  sendTheClaim: 'Send the claim',
  anAdministratorWillDecide: 'An administrator will decide',
  claimExplanation: (fname: string, amount: string, reason: string) =>
    `${fname} claims ${amount}: “${reason}” What you grant is charged and goes to ${fname}; the rest is released. Enter 0 to grant nothing.`,
  depositExplanation: (deposit: string, fname: string) =>
    `${deposit} is set aside on ${fname}’s card. An administrator reads your claim and decides. Nothing is charged before that.`,
  amountIn: (currency: string) => `Amount in ${currency}`,
  whatWasDecided: 'What was decided? Both sides will see this',
  whatHappened: 'What happened? The customer will see this',
  notNow: 'Not now',
};

export const differenceLinesLabels = {
  priceNow: 'Price now',
  newPrice: 'New price',
  nothingToPay: 'Nothing to pay',
  youPay: 'You pay',
  theCustomerPays: 'The customer pays',
  youGetBack: 'You get back',
  theCustomerGetsBack: 'The customer gets back',
};

export const lateReturnDialogLabels = {
  theCarIsBack: 'The car is back',
  done: 'You’ve confirmed the return',
  lateFee: (fname: string, perHour: string) =>
    `Later than 30 minutes after it, ${fname} owes you ${perHour} for each started hour, 24 hours at most, and can object within 48 hours.`,
  noLateFee: 'You haven’t set a late fee for this car.',
  theReturnTimeWas: (at: string, lateFee: string) => `The return time was ${at}. ${lateFee}`,
  cameBack: 'Came back',
  cameBackHint: 'In the car’s local time.',
  confirmTheReturn: 'Confirm the return',
  notNow: 'Not now',
};

export const periodChoiceLabels = {
  theCalendar: 'The calendar',
  chooseLastDay: 'Choose the new last day.',
  chooseFirstDay: 'Choose the new first day, then the new last day.',
  allTimesAreLocal: (instruction: string, timeZone: string) =>
    `${instruction} All times are local: ${timeZone}.`,
  newTripDates: 'New trip dates',
  nowChooseLastDay: 'Now choose the last day.',
  pickUpTime: 'Pick-up time',
  returnTime: 'Return time',
};

export const reservationActionDialogLabels = {
  notNow: 'Not now',
};

export const reviewDialogLabels = {
  review: 'Review',
  done: 'Thank you for your review',
  explanation: 'Your review appears on the car’s page with your first name.',
  yourReview: 'Your review',
  publishTheReview: 'Publish the review',
  notNow: 'Not now',
};

export const tripActionsLabels = {
  decideOnTheDeposit: 'Decide on the deposit',
  decideOnTheClaim: 'Decide on the claim',
  carIsBack: 'Car is back',
  theCarIsBack: 'The car is back',
  changeTheDates: 'Change the dates',
  changeTheTrip: 'Change the trip',
  claimFromTheDeposit: 'Claim from the deposit',
  writeAReview: 'Write a review',
  howWasIt: 'How was it?',
  cancelTheTrip: 'Cancel the trip',
  whatYouCanDo: 'What you can do',
  payNow: 'Pay now',
  refundAPayment: 'Refund a payment',
};
