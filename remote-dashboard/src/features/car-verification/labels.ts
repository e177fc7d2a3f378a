import { isolated } from 'shared-ui/formats';
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
  reason: 'Why? The owner will see this',
  submit: 'Decide',
};

export const carFactsLabels = {
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
};

export const carPageLabels = {
  failed: 'This car couldn’t be loaded',
  notFound: {
    heading: 'We can’t find that car',
    text: 'The link may be incomplete, or the car is still a draft.',
  },
  reason: (reason: string) => `Reason given: ${reason}`,
};

export const carWarningsLabels = {
  lastApproval: (approvedAt: string) => `Last approved on ${approvedAt}.`,
  changed: (changed: string) => `Changed since: ${changed}, marked below.`,
  unchanged: 'Nothing has changed since.',
  duplicate: 'This number plate or VIN is already on the marketplace',
  unnamedCar: 'Unnamed car',
};
