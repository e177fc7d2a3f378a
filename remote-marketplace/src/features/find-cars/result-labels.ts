import { formatList } from '@drove/shared-ui/formats';

export const carResultsLabels = {
  notLoaded: 'The cars couldn’t be loaded',
  moreNotLoaded: 'More cars couldn’t be loaded',
  showMore: 'Show more cars',
  loading: 'Loading cars…',
};

export const choiceFilterLabels = {
  showAll: (count: number) => `Show all ${count}`,
};

export const choiceCountLabels = {
  /** After the name of the choice. */
  spoken: (cars: string) => `, ${cars}`,
};

export const filterChipsLabels = {
  list: 'Active filters',
  remove: (filter: string) => `Remove the filter ${filter}`,
  clearAll: 'Clear all',
  instantBook: 'Instant book',
  fromPerDay: (min: string) => `From ${min} per day`,
  upToPerDay: (max: string) => `Up to ${max} per day`,
  seatsOrMore: (seats: number) => `${seats} seats or more`,
};

export const filterFieldsLabels = {
  instantBook: 'Instant book',
  instantBookHint: 'No waiting for the owner to reply',
  type: 'Type of car',
  gearbox: 'Gearbox',
  fuel: 'Fuel',
  seats: 'Seats',
  anySeats: 'Any number',
  seatsOrMore: (seats: number, cars: string | undefined) =>
    cars === undefined ? `${seats} or more` : `${seats} or more · ${cars}`,
  features: 'Features',
};

export const filterSheetLabels = {
  heading: 'Filters',
  showCount: (summary: string) => `Show ${summary}`,
  showResults: 'Show cars',
};

export const ignoredParametersLabels = {
  parts: {
    place: 'the place',
    pick_up: 'the dates',
    return: 'the dates',
    price_per_day_min: 'the lowest price',
    price_per_day_max: 'the highest price',
    type: 'the type of car',
    transmission: 'the gearbox',
    fuel: 'the fuel',
    seats: 'the number of seats',
    features: 'the features',
    instant_book: 'instant book',
    sort: 'the sort order',
  } as Record<string, string>,
  leftOut: (parts: string[]) =>
    `We didn’t understand part of this link, so we left out ${formatList(parts)}. `,
  refused: (sentences: string) => `${sentences} We left this out of the results.`,
};

export const noCarsLabels = {
  placeUnknown: (place: string) => `We have no cars in “${place}”`,
  noneMatch: 'No cars match all your filters',
  relaxHint: 'Remove one filter to see more:',
  noRelaxationHint: 'Try other dates or fewer filters.',
  showAll: 'Show all cars',
  anyPlace: 'Any place',
  anyDates: 'Any dates',
  anyPrice: 'Any price',
  anyType: 'Any type of car',
  anyGearbox: 'Any gearbox',
  anyFuel: 'Any fuel',
  anySeats: 'Any number of seats',
  anyFeatures: 'Any features',
  withoutInstantBook: 'Without instant book',
};

export const priceFilterLabels = {
  invalid: 'Enter a price, for example 42.50.',
  rangeInvalid: 'The highest price can’t be below the lowest.',
  legend: 'Price per day',
  min: 'From',
  max: 'Up to',
};

export const resultBarLabels = {
  found: (cars: string, place: string | undefined, days: string | undefined) => {
    if (place && days) return `${cars} in ${place}, available ${days}`;
    if (place) return `${cars} in ${place}`;
    return days ? `${cars}, available ${days}` : cars;
  },
  sort: 'Sort by',
};

export const carListingScreenLabels = {
  carsIn: (place: string) => `Cars in ${place}`,
  heading: 'Find a car',
  favourites: 'Your favourites',
  datesHint:
    'Prices are per day, including fees and tax, rounded to the cent. Choose dates to see available cars and the total for your trip.',
  filters: 'Filters',
  cars: 'Cars',
};
