export const keptNoteLabels = {
  kept: 'We kept what you entered, but it isn’t saved yet.',
  startAgain: 'Start again',
};

export const openHoldsLabels = {
  list: 'Cars held for you',
  timeLeft: (time: string) => `${time} left`,
  payFor: (make: string, model: string) => `Pay for the ${make} ${model}`,
  open: (make: string, model: string) => `See the ${make} ${model}`,
  release: (make: string, model: string) => `Release the ${make} ${model}`,
  hours: (hours: number) => `${hours} hours`,
  minutes: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
};

export const priceLinesLabels = {
  total: 'Total',
  deposit: (deposit: string) =>
    `A deposit of ${deposit} is set aside on your card from 48 hours before the pick-up until 48 hours after the trip. It isn’t part of the total.`,
  lateFee: (lateFee: string) =>
    `If you return the car more than 30 minutes late, you pay ${lateFee} for each started hour, for up to 24 hours.`,
};

export const earningsLabels = {
  perDay: (drivers: string, owner: string) => `Drivers pay ${drivers} · you earn ${owner} a day`,
  similar: (from: string, to: string, cars: number) =>
    `Most of the ${cars} similar cars in this city ask ${from} to ${to} a day.`,
  booked: (percent: number, month: string) =>
    `In the last 30 days they were booked about ${percent}% of the time. At your price, that’s about ${month} a month for you.`,
  failed: 'We couldn’t work out what you’d earn. Please try again in a moment.',
  howItAddsUp: 'How it adds up',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  rental: 'Your price',
  commission: (percent: number) => `Our commission (${percent}%)`,
  youEarn: 'You earn',
  fee: 'Service fee',
  tax: 'Tax',
  driversPay: 'Drivers pay',
};

export const heartButtonLabels = {
  favourite: (name: string) => `Favourite: ${name}`,
};

export const confirmEmailLabels = {
  check: 'I’ve opened the link',
  sendAgain: 'Send the link again',
  sendAgainIn: (seconds: number) => `Send the link again in ${seconds} s`,
};
