import { isolated, formatList } from '@drove/shared-ui/formats';

export const carDecisionPanelLabels = {
  approve: 'Approve',
  approveHint: 'Drivers see it as soon as its owner lists it.',
  requestChanges: 'Ask for changes',
  requestChangesHint: 'The owner sees your reason and can send it again.',
  reject: 'Reject',
  rejectHint: 'The owner sees your reason.',
  suspend: 'Suspend',
  suspendHint: 'It can’t be booked until you approve it again.',
  reinstate: 'End the suspension',
  heading: 'Your decision',
  form: 'Decision',
  reason: 'Why? The owner will see this',
  submit: 'Decide',
};

export const carDocumentLabels = {
  names: { registration: 'Registration document', insurance: 'Insurance confirmation' },
  missing: 'Not sent yet.',
  failed: 'This document couldn’t be loaded',
  loading: (label: string) => `${label} is loading`,
  good: 'Good',
  bad: 'Not good',
  reason: 'What’s wrong with it?',
  accepted: 'Accepted',
  refused: 'Refused',
};

export const photoJudgementLabels = {
  photo: (index: number) => `Photo ${index}`,
  good: 'Good',
  bad: 'Not good',
  problems: (index: number) => `What’s wrong with photo ${index}?`,
  checklist: {
    cut_off: 'Doesn’t show the car as it should',
    plate: 'Plate can’t be read, or is another one',
    unclear: 'Not sharp, or not the car as it is now',
    private: 'Shows people or contact details',
  },
};

export const carFactsLabels = {
  city: 'City',
  none: 'Not given',
};

export const carHistoryLabels = {
  submitted: 'Sent for verification',
  approved: 'Approved',
  rejected: 'Rejected',
  changesRequested: 'Changes requested',
  suspended: 'Suspended',
  reinstated: 'Suspension ended',
  resumed: 'Resumed',
  paused: 'Paused',
  heading: 'History',
  entry: (name: string | null, at: string) => (name ? `by ${isolated(name)}, ${at}` : at),
};

export const carOwnerLabels = {
  heading: 'Its owner',
  cars: (carCount: string) => `${carCount} in all`,
  notVerified: 'An approved car is listed only once its owner is verified.',
};

export const carPhotosLabels = {
  removed: (photos: string, count: number) =>
    `${photos} of the last approval ${count === 1 ? 'is' : 'are'} gone.`,
  enlarge: (index: number) => `Enlarge photo ${index}`,
  added: 'New',
  position: (opened: number, count: number) => `Photo ${opened} of ${count}`,
  alt: (opened: number) => `Photo ${opened}`,
  previous: 'Previous photo',
  next: 'Next photo',
};

export const carQueueLabels = {
  search: 'Car, number plate or owner',
  state: 'State',
  waiting: 'Waiting',
  empty: {
    heading: 'No cars waiting',
    text: 'Cars appear here as soon as an owner sends them, longest wait first.',
  },
  columns: { car: 'Car', owner: 'Owner', sent: 'Sent', state: 'State' },
  ago: (age: string) => `${age} ago`,
  wasApproved: 'was approved before',
  documentsMissing: 'Documents missing',
};

export const carPageLabels = {
  failed: 'This car couldn’t be loaded',
  notFound: {
    heading: 'We can’t find that car',
    text: 'The link may be incomplete, or the car is still a draft.',
  },
  documentsWait: 'This car is listed. Its registration and insurance wait for your decision.',
  reason: (reason: string) => `Reason given: ${reason}`,
};

export const carWarningsLabels = {
  lastApproval: (approvedAt: string) => `Last approved on ${approvedAt}.`,
  changed: (changed: string) => `Changed since: ${changed}, marked below.`,
  unchanged: 'Nothing has changed since.',
  duplicate: 'This number plate or VIN is already on the marketplace',
  unnamedCar: 'Unnamed car',
  documentsMissing: 'Documents missing',
  toSend: (names: string[]) =>
    `${formatList(names)}: the owner is asked for ${names.length === 1 ? 'it' : 'them'}. Without ${names.length === 1 ? 'it' : 'them'} the car can’t be approved.`,
  toSendInTime: (names: string[], day: string) =>
    `${formatList(names)}: the owner has until ${day}. The suspension can end before.`,
  verified: (names: string[]) => `Verified: ${formatList(names)}.`,
  toJudge: (names: string[]) =>
    `Not looked at yet: ${formatList(names)}. Judge it before you end the suspension.`,
};
