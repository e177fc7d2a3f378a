export const carCardLabels = {
  instantBook: 'Instant book',
  totalFor: (billableDays: string) => `total for ${billableDays}`,
  perDay: 'per day',
};

export const cardPhotosLabels = {
  previous: (car: string) => `Previous photo of ${car}`,
  next: (car: string) => `Next photo of ${car}`,
  position: (each: number, count: number) => `Photo ${each} of ${count}`,
};

export const favouritesLabels = {
  heading: 'Favourites',
  cars: 'Cars',
  loading: 'Loading your favourites…',
  notLoaded: 'Your favourites couldn’t be loaded',
  inBrowser: 'Saved in this browser.',
  signIn: 'Sign in to keep them in your account',
  none: 'You have no favourites yet. Tap the heart on a car to save it here.',
  toCars: 'Find a car',
  gone: (count: number) =>
    count === 1
      ? '1 of your favourites isn’t listed at the moment.'
      : `${String(count)} of your favourites aren’t listed at the moment.`,
  showMore: 'Show more favourites',
};

export const similarCarsLabels = {
  part: 'Similar cars',
  heading: (place: string) => `Similar cars in ${place}`,
};

export const featuredCarsLabels = {
  heading: 'Top-rated cars',
  seeAll: 'See all cars',
  notLoaded: 'The cars couldn’t be loaded',
  loading: 'Loading cars…',
};

export const periodFieldLabels = {
  part: 'The calendar',
  label: 'When',
  placeholder: 'Choose dates',
  heading: 'When do you need a car?',
  clear: 'Any dates',
  submit: 'Use these dates',
  thisWeekend: 'This weekend',
  nextWeek: 'Next week',
  pickUpHint: 'Select your pick-up date',
  returnHint: 'Now select your return date',
  chosen: (pickUp: string, returnTime: string) => `${pickUp} – ${returnTime}, local time`,
  calendar: 'Days of your trip',
  pickUpTime: 'Pick-up time',
  returnTime: 'Return time',
  returnTooEarly: 'The return must be after the pick-up.',
};

export const placeFieldLabels = {
  label: 'Where',
  placeholder: 'City or country',
  list: 'Places with cars',
  recent: (place: string, days: string | undefined) =>
    days === undefined ? `${place}, searched before` : `${place}, ${days}, searched before`,
  none: (place: string) => `No cars in “${place}” yet. Try another city or a country.`,
};

export const searchFormLabels = {
  form: 'Cars',
  submit: 'Search',
};
