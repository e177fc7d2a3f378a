export const carCardLabels = {
  instantBook: 'Instant book',
  totalFor: (billableDays: string) => `total for ${billableDays}`,
  pricePerDay: (pricePerDay: string) => `${pricePerDay} per day`,
  perDay: 'per day',
};

export const featuredCarsLabels = {
  heading: 'Top-rated cars',
  seeAll: 'See all cars',
  notLoaded: 'The cars couldn’t be loaded',
  loading: 'Loading cars…',
};

export const periodFieldLabels = {
  theCalendar: 'The calendar',
  when: 'When',
  chooseDates: 'Choose dates',
  heading: 'When do you need a car?',
  anyDates: 'Any dates',
  useDates: 'Use these dates',
  selectPickUp: 'Select your pick-up date',
  selectReturn: 'Now select your return date',
  chosen: (pickUp: string, returnTime: string) => `${pickUp} – ${returnTime}, local time`,
  daysOfYourTrip: 'Days of your trip',
  pickUpTime: 'Pick-up time',
  returnTime: 'Return time',
  returnTooEarly: 'The return must be after the pick-up.',
};

export const placeFieldLabels = {
  where: 'Where',
  cityOrCountry: 'City or country',
  placesWithCars: 'Places with cars',
};

export const searchFormLabels = {
  form: 'Cars',
  search: 'Search',
};
