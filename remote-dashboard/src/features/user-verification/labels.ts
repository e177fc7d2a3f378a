export const attemptHistoryLabels = {
  history: 'History',
  anAdministrator: 'an administrator',
  decidedAndSent: (decidedByName: string, decidedAt: string, submittedAt: string) =>
    `by ${decidedByName}, ${decidedAt}; sent ${submittedAt}`,
};

export const decisionPanelLabels = {
  verify: 'Verify',
  verifyHint: 'They can book, and their cars are listed.',
  askForChanges: 'Ask for changes',
  askForChangesHint: 'They see your reasons and send what’s missing.',
  reject: 'Reject',
  rejectHint: 'They see your reason and can send documents again.',
  yourDecision: 'Your decision',
  reason: 'Why? They will see this',
  decide: 'Decide',
};

export const documentCardLabels = {
  newThisTime: 'New this time',
  isLoading: (label: string) => `${label} is loading`,
  documentNotLoaded: 'This document couldn’t be loaded',
  accepted: 'Accepted',
  refused: 'Refused',
};

export const judgementFieldsLabels = {
  good: 'Good',
  notGood: 'Not good',
  tooBlurry: 'It’s too blurry to read. Please take it again in good light.',
  cutOff: 'Part of it is cut off. Please show all four corners.',
  expired: 'It has expired. Please send a valid one.',
  doesNotMatch: 'The name or face doesn’t match the other documents.',
  whatsWrongWithIt: 'What’s wrong with it?',
};

export const userQueueTableLabels = {
  people: 'People',
  who: 'Who',
  role: 'Role',
  sent: 'Sent',
  assignedTo: 'Assigned to',
  carOwner: 'Car owner',
  customer: 'Customer',
  ago: (submittedAt: string) => `${submittedAt} ago`,
  sentTimes: (attempts: number) => `sent ${attempts} times so far`,
  anAdministrator: 'an administrator',
  decidedBy: (decidedByName: string) => `Decided by ${decidedByName}`,
};

export const userQueueLabels = {
  customers: 'Customers',
  carOwners: 'Car owners',
  userVerification: 'User verification' as const,
  search: 'Name or email address',
  state: 'State',
  waiting: 'Waiting',
  role: 'Role',
  everybody: 'Everybody',
  emptyHeading: 'No one is waiting',
  emptyText: 'People who have sent documents appear here, longest wait first.',
};

export const userVerificationPageLabels = {
  personNotFound: 'We can’t find that person',
  backToTheQueue: 'Back to the queue',
  personNotFoundText: 'The link may be incomplete.',
  userVerification: 'User verification',
  personsDocumentsNotLoaded: 'This person’s documents couldn’t be loaded',
};

export const userVerificationViewLabels = {
  queue: 'Queue',
  hasWaitedFor: (submittedAt: string) => `has waited for ${submittedAt}`,
  decision: 'Decision',
  whatTheyEntered: 'What they entered',
  nothingSentYet: 'Nothing sent yet',
};
