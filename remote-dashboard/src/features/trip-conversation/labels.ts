import type { ReadingReason } from './api/conversation';

export const readingReasonLabels: Record<ReadingReason, string> = {
  dispute: 'A dispute is open',
  objection: 'An objection is open',
  deposit_claim: 'A claim on the deposit is open',
  case: 'The member lets us read it',
};

export const tripConversationLabels = {
  heading: 'Trip conversation',
  part: 'The trip conversation',
  intro: 'Read it only to decide. We record that you read it and why, and both sides see that we have.',
  form: 'Read the trip conversation',
  reason: 'Reason',
  choose: 'Choose a reason',
  reasonMissing: 'Choose why you read it.',
  submit: 'Read the conversation',
  list: 'Messages of the trip, the newest last',
  sides: { customer: 'Driver', owner: 'Owner' },
  removed: 'Removed: its sender has closed their account',
  empty: 'Nothing was written about this trip.',
  earlier: 'Show earlier messages',
  notAllowed: 'This reason no longer applies: what was open is decided, or the member’s 30 days are over.',
  notFound: 'We can’t find that trip.',
};
