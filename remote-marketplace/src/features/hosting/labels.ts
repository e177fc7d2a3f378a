export const hostingPageLabels = {
  intro: 'Set your price and dates. Verified drivers book, you get paid.',
  estimate: 'What your car could earn',
  city: 'City',
  citiesNotLoaded: 'The cities couldn’t be loaded. Please reload the page.',
  choose: 'Choose a city',
  type: 'Type',
  anyType: 'Any',
  price: 'Price per day',
  priceHint: 'Leave it empty to see what similar cars ask.',
  chooseCity: 'Choose a city to see what drivers pay and what you earn.',
  noPrice: 'There are too few similar cars in this city to go by. Enter a price to see what you’d earn.',
  begin: 'Start when you like',
  beginAsCustomer:
    'Your account stays the same, and you can still rent cars. Nothing is listed until you say so.',
  start: 'Start hosting',
  confirmEmail: 'Open the link we sent to {email}. Then you can start hosting.',
  beginAsVisitor: 'It takes about ten minutes, and you can finish on another device.',
  createAccount: 'Create an account',
  signIn: 'Sign in',
  questions: 'Good to know',
};

export const hostingFacts = [
  {
    heading: 'What we ask for',
    text: 'An ID document and a selfie, a few photos of the car, its number plate, and an account to pay you to.',
  },
  {
    heading: 'Damage and deposit',
    text: 'You set the deposit. It’s set aside on the driver’s card, and we decide on your claim with photos from both of you.',
  },
  {
    heading: 'You stay in charge',
    text: 'Accept each request or let drivers book at once. Block days, change prices or pause the car at any time.',
  },
];

export const hostingQuestions = [
  {
    question: 'What does it cost?',
    answer:
      'Listing is free. We keep a share of each trip’s price, which you see beside every price you set.',
  },
  {
    question: 'When am I paid?',
    answer: 'After each trip, to the account you give us. Income and payouts shows what is due and when.',
  },
  {
    question: 'Who drives my car?',
    answer: 'Drivers whose driving licence and identity we’ve verified. You see their name and reviews.',
  },
];
