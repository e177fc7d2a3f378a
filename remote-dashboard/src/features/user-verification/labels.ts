import { isolated } from '@drove/shared-ui/formats';
export const attemptHistoryLabels = {
  heading: 'History',
  unnamedAdministrator: 'an administrator',
  decided: (decidedByName: string, decidedAt: string, submittedAt: string) =>
    `by ${isolated(decidedByName)}, ${decidedAt}; sent ${submittedAt}`,
};

export const decisionPanelLabels = {
  decided: {
    verified: (name: string) => `${name}: verified`,
    changes_requested: (name: string) => `${name}: asked for changes`,
    rejected: (name: string) => `${name}: rejected`,
  },
  verify: 'Verify',
  verifyHints: {
    customer: 'They can book.',
    owner: 'Their cars can be listed. To book, they have to send their driving licence, too.',
    ownerWithLicence: 'They can book, and their cars can be listed.',
  },
  requestChanges: 'Ask for changes',
  requestChangesHint: 'They see your reasons and send what’s missing.',
  reject: 'Reject',
  rejectHint: 'They see your reason and can send documents again.',
  heading: 'Your decision',
  reason: 'Why? They will see this',
  submit: 'Decide',
};

export const documentCardLabels = {
  added: 'New this time',
  loading: (label: string) => `${label} is loading`,
  failed: 'This document couldn’t be loaded',
  accepted: 'Accepted',
  refused: 'Refused',
};

export const judgementFieldsLabels = {
  accepted: 'Good',
  refused: 'Not good',
  reasons: {
    blurry: 'It’s too blurry to read. Please take it again in good light.',
    cutOff: 'Part of it is cut off. Please show all four corners.',
    expired: 'It has expired. Please send a valid one.',
    mismatch: 'The name or face doesn’t match the other documents.',
  },
  reason: 'What’s wrong with it?',
};

export const userQueueLabels = {
  search: 'Name or email address',
  state: 'State',
  waiting: 'Waiting',
  role: 'Role',
  allRoles: 'Everybody',
  roles: { customer: 'Customers', car_owner: 'Car owners' },
  empty: {
    heading: 'No one is waiting',
    text: 'People who have sent documents appear here, longest wait first.',
  },
  columns: { who: 'Who', role: 'Role', sent: 'Sent', assignedTo: 'Assigned to' },
  roleOf: { customer: 'Customer', carOwner: 'Car owner' },
  ago: (age: string) => `${age} ago`,
  attempts: (count: number) => `sent ${count} times so far`,
  decidedBy: (name: string) => `Decided by ${isolated(name)}`,
  unnamedAdministrator: 'an administrator',
};

export const personPageLabels = {
  failed: 'This person’s documents couldn’t be loaded',
  notFound: { heading: 'We can’t find that person', text: 'The link may be incomplete.' },
  decision: 'Decision',
  entered: 'What they entered',
  nothingSent: 'Nothing sent yet',
};
