import { isolated } from '@drove/shared-ui/formats';
export const cancelDialogLabels = {
  refundUnknown: 'We couldn’t work out your refund',
  heading: 'Cancel the trip',
  done: 'The trip is cancelled',
  reason: 'Why? The customer will see this',
  optionalReason: 'Why?',
  submitRefund: (refund: string) => `Cancel and get ${refund} back`,
  cancel: 'Keep the trip',
};

export const declineChangeLabels = {
  heading: 'Decline the change',
  explanation: 'The trip stays as booked.',
  done: 'The change is declined',
  reason: 'Why? The customer will see this',
};

export const lateReturnDecisionLabels = {
  heading: 'Decide when the car came back',
  text: 'The customer confirmed an earlier return than the owner reports. Your decision settles the late fee and completes the trip.',
  side: 'Whose time counts?',
  sideMissing: 'Choose whose time counts.',
  time: (fname: string, at: string) => `${isolated(fname)}: ${at}`,
  reason: 'What was decided? Both sides will see this',
  submit: 'Send the decision',
  done: 'The return is decided',
  cancel: 'Cancel',
};

export const cancellationPreviewLabels = {
  onHold: (amount: string) =>
    `The bank is deciding a dispute about the payment: ${amount} goes back once it has decided.`,
  policy: (policy: string, freeUntil: string) => `${policy} For this trip it is free until ${freeUntil}.`,
  released: (released: string, isYourCard: boolean) =>
    `You haven’t been charged. The ${released} that ${isYourCard ? 'your' : 'their'} bank set aside is released.`,
  yourRefund: 'You get back',
  customerRefund: 'The customer gets back',
  fee: 'Cancellation fee',
  othersCancel: 'If the customer isn’t the one who cancels, they get a full refund.',
};

export const changeDialogLabels = {
  heading: 'Change the trip',
  done: (fname: string) => `Request sent to ${isolated(fname)}`,
};

export const changeFieldsLabels = {
  refundLimit: 'The refund can’t be more than cancelling now would give.',
  message: 'A message to the owner',
  submitMore: (difference: string) => `Request change for ${difference} more`,
  submit: 'Request this change',
  cancel: 'Keep current dates',
  payLater: 'The owner replies first. You pay the difference only if they approve.',
  refundLater: 'The owner replies first. You get your refund if they approve.',
  nothingToPay: 'The owner replies first. There’s nothing to pay.',
};

export const depositDialogLabels = {
  decisionSubmit: 'Send the decision',
  decisionDone: 'The claim is decided',
  claimSubmit: 'Send the claim',
  claimDone: 'An administrator will decide',
  decisionText: (fname: string, amount: string, reason: string) =>
    `${isolated(fname)} claims ${amount}: “${reason}” What you grant is charged and goes to ${isolated(fname)}; the rest is released. Enter 0 to grant nothing.`,
  claimText: (deposit: string, fname: string) =>
    `${deposit} is set aside on ${isolated(fname)}’s card. An administrator reads your claim and decides. Nothing is charged before that.`,
  amount: (currency: string) => `Amount in ${currency}`,
  decisionReason: 'What was decided? Both sides will see this',
  claimReason: 'What happened? The customer will see this',
  cancel: 'Cancel',
};

export const differenceLinesLabels = {
  before: 'Current price',
  after: 'New price',
  nothingToPay: 'Nothing to pay',
  youPay: 'You pay',
  customerPays: 'The customer pays',
  yourRefund: 'You get back',
  customerRefund: 'The customer gets back',
  yourEarnings: { before: 'Your current earnings', after: 'Your new earnings' },
  ownersEarnings: { before: 'The owner’s current earnings', after: 'The owner’s new earnings' },
};

export const lateReturnDialogLabels = {
  heading: 'The car is back',
  done: 'You’ve confirmed the return',
  lateFee: (fname: string, perHour: string) =>
    `Later than 30 minutes after it, ${isolated(fname)} owes you ${perHour} for each started hour, 24 hours at most, and can object within 48 hours.`,
  noLateFee: 'You haven’t set a late fee for this car.',
  returnTime: (at: string) => `The return time was ${at}.`,
  returnedAt: 'Came back',
  returnedAtHint: 'In the car’s local time.',
  submit: 'Confirm the return',
  cancel: 'Cancel',
};

export const periodChoiceLabels = {
  calendarPart: 'The calendar',
  lastDay: (timeZone: string) =>
    `Choose the new last day. All times are local: ${timeZone}. Striped days have no pick-up or return.`,
  firstDay: (timeZone: string) =>
    `Choose the new first day, then the new last day. All times are local: ${timeZone}. Striped days have no pick-up or return.`,
  calendar: 'New trip dates',
  lastDayMissing: 'Now choose the last day.',
  pickUpTime: 'Pick-up time',
  returnTime: 'Return time',
};

export const reservationActionDialogLabels = {
  cancel: 'Cancel',
};

export const reviewDialogLabels = {
  stars: 'Review',
  done: 'Thank you for your review',
  explanation: 'Your review appears on the car’s page with your first name.',
  text: 'Your review',
  submit: 'Publish the review',
  cancel: 'Cancel',
};

export const rateDriverDialogLabels = {
  stars: 'Rating',
  done: 'Thank you for your rating',
  explanation: 'Owners see the average before they answer a request. The driver doesn’t see your stars.',
  submit: 'Rate the driver',
};

export const shareDialogLabels = {
  explanation:
    'Everyone with the link sees the times, the address and the plate of this trip. No prices, and nothing of what you and the owner write.',
  create: 'Create a link',
  link: 'Link',
  title: (car: string) => `Trip with the ${car}`,
  send: 'Send the link',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyFailed: 'The browser didn’t let us copy it. Select the link to copy it.',
  stop: 'Stop sharing',
  notFound: 'We can’t find that trip.',
};

export const tripActionsLabels = {
  sendDocuments: 'Go to my documents',
  decideOnDepositHeading: 'Decide on the deposit',
  decideOnDeposit: 'Decide on the claim',
  lateReturn: 'Car is back',
  lateReturnHeading: 'The car is back',
  change: 'Change the dates',
  changeHeading: 'Change the trip',
  claimDeposit: 'Claim from the deposit',
  review: 'Write a review',
  reviewHeading: 'How was it?',
  rateDriver: 'Rate the driver',
  share: 'Share with a co-driver',
  shareHeading: 'Share the trip',
  sharedHeading: 'Share',
  cancel: 'Cancel the trip',
  heading: 'What you can do',
  laterHeading: 'Change or cancel',
  part: 'This form',
  pay: 'Pay now',
  refund: 'Refund a payment',
};

export const tripInThreadLabels = {
  open: 'See the trip',
  actions: 'What you can do now',
  part: 'The trip',
};
