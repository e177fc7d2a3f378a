export const carDecisionPanelLabels = {
  approve: 'Approve',
  approveHint: 'Drivers see it as soon as its owner lists it.',
  askForChanges: 'Ask for changes',
  askForChangesHint: 'The owner sees your reason and can send it again.',
  reject: 'Reject',
  rejectHint: 'The owner sees your reason.',
  suspend: 'Suspend',
  suspendHint: 'It can’t be booked until you approve it again.',
  endTheSuspension: 'End the suspension',
  yourDecision: 'Your decision',
  reason: 'Why? The owner will see this',
  decide: 'Decide',
};

export const carHistoryLabels = {
  sentForVerification: 'Sent for verification',
  approved: 'Approved',
  rejected: 'Rejected',
  changesRequested: 'Changes requested',
  suspended: 'Suspended',
  suspensionEnded: 'Suspension ended',
  resumed: 'Resumed',
  paused: 'Paused',
  history: 'History',
  by: (name: string) => `by ${name}, `,
};

export const carOwnerLabels = {
  itsOwner: 'Its owner',
  inAll: (carCount: string) => `${carCount} in all`,
  ownerNotVerified: 'An approved car is listed only once its owner is verified.',
};

export const carPhotosLabels = {
  photosGone: (photos: string, count: number) =>
    `${photos} of the last approval ${count === 1 ? 'is' : 'are'} gone.`,
  enlargePhoto: (index: number) => `Enlarge photo ${index}`,
  isNew: 'New',
  photoOf: (opened: number, count: number) => `Photo ${opened} of ${count}`,
  photo: (opened: number) => `Photo ${opened}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
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
  lastApprovedOn: (approvedAt: string) => `Last approved on ${approvedAt}.`,
  changedSince: (changed: string) => `Changed since: ${changed}, marked below.`,
  nothingHasChangedSince: 'Nothing has changed since.',
  alreadyOnTheMarketplace: 'This number plate or VIN is already on the marketplace',
  unnamedCar: 'Unnamed car',
};
