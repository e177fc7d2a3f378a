import { isLocalTime } from '@drove/shared-ui/formats';
import { carTypeLabels, featureLabels, fuelLabels, isKeyOf, transmissionLabels } from './car-labels';

/** A trip on the clocks of the car's city. */
export interface Period {
  pickUp: string;
  return: string;
}

/** Where and when; both may be left open. */
export interface PlaceAndPeriod {
  place?: string;
  period?: Period;
}

export type SortOrder = 'rating' | 'price' | 'price_desc' | 'newest';
export const sortLabels: Record<SortOrder, string> = {
  rating: 'Top rated',
  price: 'Price: low to high',
  price_desc: 'Price: high to low',
  newest: 'Newest first',
};

/** What the visitor looks for, as the address of the page says it; parameters are named as in the API. */
export interface CarSearch {
  place?: string | undefined;
  period?: Period | undefined;
  /** Minor units. */
  pricePerDayMin?: number | undefined;
  pricePerDayMax?: number | undefined;
  type: (keyof typeof carTypeLabels)[];
  transmission: (keyof typeof transmissionLabels)[];
  fuel: (keyof typeof fuelLabels)[];
  /** At least so many. */
  seats?: number | undefined;
  features: (keyof typeof featureLabels)[];
  instantBook: boolean;
  sort: SortOrder;
}

export const emptySearch: CarSearch = {
  type: [],
  transmission: [],
  fuel: [],
  features: [],
  instantBook: false,
  sort: 'rating',
};

export interface ReadSearch {
  search: CarSearch;
  /** Names of parameters that made no sense and were left out. */
  ignored: string[];
}

/** The search that an address asks for; nonsense in it is left out and named, never fatal. */
export function readCarSearch(parameters: URLSearchParams): ReadSearch {
  const ignored: string[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = parameters.get(name)?.trim();
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) ignored.push(name);
    return value;
  };
  const readValues = <Labels extends object>(name: string, labels: Labels) =>
    read(name, (text) => {
      const known = [...new Set(text.split(','))].filter((value) => isKeyOf(labels, value));
      return known.length > 0 ? known : undefined;
    }) ?? [];

  const place = read('place', (text) => (text.length <= 100 ? text : undefined));
  const period = readPeriod(parameters);
  if (period === 'nonsense') ignored.push('pick_up');
  const seats = read('seats', wholeNumber(1, 9));
  const pricePerDayMin = read('price_per_day_min', wholeNumber(0, 100_000_000));
  const pricePerDayMax = read('price_per_day_max', wholeNumber(0, 100_000_000));
  const instantBook = read('instant_book', (text) => (text === 'true' ? true : undefined));
  const sort = read('sort', (text) => (isKeyOf(sortLabels, text) ? text : undefined));
  const search: CarSearch = {
    ...(place !== undefined && { place }),
    ...(period && period !== 'nonsense' && { period }),
    ...(pricePerDayMin !== undefined && { pricePerDayMin }),
    ...(pricePerDayMax !== undefined && { pricePerDayMax }),
    type: readValues('type', carTypeLabels),
    transmission: readValues('transmission', transmissionLabels),
    fuel: readValues('fuel', fuelLabels),
    ...(seats !== undefined && { seats }),
    features: readValues('features', featureLabels),
    instantBook: instantBook ?? false,
    sort: sort ?? 'rating',
  };
  return { search, ignored };
}

/** The parameters of an address or of a request that ask for a search, in one order. */
export function writeCarSearch(search: CarSearch): URLSearchParams {
  const parameters = new URLSearchParams();
  const write = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  };
  write('place', search.place);
  write('pick_up', search.period?.pickUp);
  write('return', search.period?.return);
  write('price_per_day_min', search.pricePerDayMin);
  write('price_per_day_max', search.pricePerDayMax);
  write('type', search.type.join(','));
  write('transmission', search.transmission.join(','));
  write('fuel', search.fuel.join(','));
  write('seats', search.seats);
  write('features', search.features.join(','));
  write('instant_book', search.instantBook ? 'true' : undefined);
  write('sort', search.sort === 'rating' ? undefined : search.sort);
  return parameters;
}

/** The trip that an address asks for: none, or something that is no trip. */
export function readPeriod(parameters: URLSearchParams): Period | 'nonsense' | undefined {
  const pickUp = parameters.get('pick_up');
  const back = parameters.get('return');
  if (!pickUp && !back) return undefined;
  if (!pickUp || !back || !isLocalTime(pickUp) || !isLocalTime(back) || back <= pickUp) return 'nonsense';
  return { pickUp, return: back };
}

/** `?pick_up=…&return=…` for a trip, nothing without one. */
export function periodQuery(period: Period | undefined): string {
  if (!period) return '';
  return `?${new URLSearchParams({ pick_up: period.pickUp, return: period.return }).toString()}`;
}

const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
};
