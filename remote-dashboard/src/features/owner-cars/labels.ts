export const carActionsLabels = {
  finishListing: 'Finish listing',
  changeIt: 'Change it',
  edit: 'Edit',
  resume: 'Resume',
  pause: 'Pause',
  viewAsDriver: 'View as a driver',
  delete: 'Delete',
  editCar: (name: string) => `Edit ${name}`,
  deleteThisDraft: 'Delete this draft?',
  isListedAgain: (name: string) => `${name} is listed again`,
  isPaused: (name: string) => `${name} is paused`,
};

export const deleteDraftLabels = {
  explanation: (name: string) => `${name} and its photos will be deleted. This can’t be undone.`,
  deleteTheDraft: 'Delete the draft',
  keepIt: 'Keep it',
  isDeleted: (name: string) => `${name} is deleted`,
};

export const editCarLabels = {
  otherSteps: 'Photos, price, rules and calendar',
  otherStepsExplanation: 'Changes appear immediately, without another review.',
  inReviewExplanation: 'We’ll review the latest version.',
  photos: 'Photos',
  priceAndRules: 'Price and rules',
  calendar: 'Calendar',
  carDetails: 'Car details',
  carDetailsExplanation:
    'Changes to description, features and address appear immediately. A new make, model, year, number plate or VIN sends the car to verification again: it can’t be booked until we’ve checked it. Booked trips go ahead.',
  inReview: 'We’re reviewing it and will check the latest version.',
  carAndAddress: 'Car and address',
};

export const ownerCarCardLabels = {
  aNewCar: 'A new car',
  earned: 'Earned',
  withTrips: (trips: string) => `with ${trips}.`,
  noUpcomingTrips: 'No upcoming trips.',
  outWith: 'Out with',
  nextTrip: 'Next trip:',
  perDay: (price: string) => `${price} per day`,
  backAt: (time: string) => `back ${time}`,
};

export const ownerCarsLabels = {
  heading: 'My cars',
  add: 'Add a car',
  carsNotLoaded: 'Your cars couldn’t be loaded',
  noCarsYet: 'No cars yet',
  listYourFirstCar: 'List your first car',
  noCarsYetText: 'List a car step by step, in about ten minutes. You can save and continue at any time.',
};
