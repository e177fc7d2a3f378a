export const carRulesLabels = {
  heading: 'When can drivers book?',
  explanation: 'Times are those of the car’s city. Trips that are booked stay as they are.',
  notLoaded: 'Your booking hours couldn’t be loaded',
  scope: 'Applies to',
  all: 'Use my default',
  allHint: 'Counts for every car without hours of its own. Saving changes it for all of them.',
  thisCar: 'This car only',
  thisCarHint: 'Changes to your default don’t reach this car.',
  toDefault: 'See your default and the cars that follow it',
};
