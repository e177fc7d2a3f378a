export const bookingRulesLabels = {
  form: 'Booking hours',
  hours: 'Pick-up and return',
  hoursHint: 'Drivers can keep the car over a closed day.',
  opens: (day: string) => `${day} from`,
  closes: (day: string) => `${day} until`,
  closed: 'Closed',
  more: 'Notice, breaks and length',
  notice: 'Notice before pick-up',
  noticeHint: 'How long before the pick-up a driver has to book.',
  bufferBefore: 'Buffer before a trip',
  bufferAfter: 'Buffer after a trip',
  bufferHint: 'Time to clean or charge between trips.',
  longestTrip: 'Longest trip',
  hoursUnit: 'hours',
  minutesUnit: 'minutes',
  daysUnit: 'days',
  save: 'Save booking hours',
  saved: 'Your booking hours are saved.',
};

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
