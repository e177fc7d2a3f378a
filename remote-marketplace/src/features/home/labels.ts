export const homeHeroLabels = {
  heading: 'Get a car for your trip easily',
  intro:
    'Rent from local owners. You see the full price before you book, and the car is all yours for your trip.',
  toDashboard: 'Go to your dashboard',
  createAccount: 'Create an account',
};

interface Text {
  heading: string;
  text: string;
}

const renting: Text[] = [
  { heading: 'Choose where and when', text: 'See what’s available, with the full price.' },
  {
    heading: 'Book in minutes',
    text: 'We hold the car while you pay. The price you see is the price you pay.',
  },
  {
    heading: 'Pick it up and go',
    text: 'Meet the owner, get the keys, and return the car where you picked it up.',
  },
];

const listing: Text[] = [
  {
    heading: 'Describe your car',
    text: 'Add a few details and photos. Each step is saved, so you can finish later.',
  },
  {
    heading: 'Set your price and days',
    text: 'You choose the daily price, who can book, and when you need the car yourself.',
  },
  {
    heading: 'Start earning',
    text: 'Once we’ve verified your car, drivers can book it. You get paid for every trip.',
  },
];

export const howItWorksLabels = {
  renting: { heading: 'How renting works', steps: renting },
  listing: { heading: 'How listing your car works', steps: listing },
};

export const ownerInvitationLabels = {
  heading: 'Is your car parked most of the week?',
  text: 'List it, set your own price, and choose when it’s available.',
  listYourCar: 'List your car',
};

const promises: Text[] = [
  {
    heading: 'The full price',
    text: 'Fees and taxes are included from the start, not added at checkout.',
  },
  { heading: 'Never double-booked', text: 'Once you’ve booked a car, it’s yours for your dates.' },
  {
    heading: 'Verified people and cars',
    text: 'Drivers, owners and their cars are verified before the first trip.',
  },
  { heading: 'Fair cancellation', text: 'You see exactly what you get back before you cancel.' },
];

export const promisesLabels = {
  heading: 'What you can count on',
  promises,
};
