export const carActionsLabels = {
  finish: 'Finish listing',
  change: 'Change it',
  edit: 'Edit',
  resume: 'Resume',
  pause: 'Pause',
  preview: 'View as a driver',
  delete: 'Delete',
  editHeading: (name: string) => `Edit ${name}`,
  deleteHeading: 'Delete this draft?',
  resumed: (name: string) => `${name} is listed again`,
  paused: (name: string) => `${name} is paused`,
};

export const deleteDraftLabels = {
  explanation: (name: string) => `${name} and its photos will be deleted. This can’t be undone.`,
  submit: 'Delete the draft',
  cancel: 'Keep it',
  done: (name: string) => `${name} is deleted`,
};

export const editCarLabels = {
  otherSteps: 'Photos, price, rules and calendar',
  otherStepsText: 'Changes appear immediately, without another review.',
  inReviewText: 'We’ll review the latest version.',
  photos: 'Photos',
  terms: 'Price and rules',
  calendar: 'Calendar',
  carDetails: 'Car details',
  carDetailsText:
    'Changes to description, features and address appear immediately. A new make, model, year, number plate or VIN sends the car to verification again: it can’t be booked until we’ve checked it. Booked trips go ahead.',
  inReview: 'We’re reviewing it and will check the latest version.',
  carAndAddress: 'Car and address',
};

export const ownerCarCardLabels = {
  documentsDue: (day: string) => `Add its registration and insurance by ${day}`,
  documentsNeeded: 'Add its registration and insurance: we can’t verify it without them',
  documentsOverdue: 'Add its registration and insurance to list it again',
  unnamed: 'A new car',
  earned: 'Earned {amount} with {trips}.',
  outTrip: 'Out with {trip}.',
  outTripLink: (name: string, returnAt: string) => `${name}, back ${returnAt}`,
  nextTripLink: (name: string, pickUpAt: string) => `${name}, ${pickUpAt}`,
  noTrips: 'No upcoming trips.',
  nextTrip: 'Next trip: {trip}.',
  perDay: (price: string) => `${price} per day`,
};

export const ownerCarsLabels = {
  heading: 'My cars',
  add: 'Add a car',
  hours: 'Booking hours',
  failed: 'Your cars couldn’t be loaded',
  emptyHeading: 'No cars yet',
  emptyLink: 'List your first car',
  emptyText: 'List a car step by step, in about ten minutes. You can save and continue at any time.',
};
