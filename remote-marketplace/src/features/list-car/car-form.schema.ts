import { todayIn } from '@drove/shared-ui/formats';
import { array, object, string } from 'yup';
import type { PlannedCar } from '../../lib/planned-car';
import type { CarChanges, OwnCar } from './api/my-cars';

/** What the fields of the first step hold: texts, as typed. */
export interface CarFormValues {
  make: string;
  model: string;
  year: string;
  type: string;
  transmission: string;
  fuel: string;
  seats: string;
  doors: string;
  colour: string;
  plate: string;
  vin: string;
  place_slug: string;
  street: string;
  zip_code: string;
  area: string;
  description: string;
  features: string[];
}

/** What stays in the tab when the step is left half-filled: all of it. */
export const keptCarFields = [
  'make',
  'model',
  'year',
  'type',
  'transmission',
  'fuel',
  'seats',
  'doors',
  'colour',
  'plate',
  'vin',
  'place_slug',
  'street',
  'zip_code',
  'area',
  'description',
  'features',
] as const satisfies (keyof CarFormValues)[];

const text = (name: string, max: number) =>
  string()
    .trim()
    .max(max, `${name} can have up to ${String(max)} characters.`);
const wholeNumber = (sentence: string, min: number, max: number) =>
  string()
    .trim()
    .test('number', sentence, (value) => isWhole(value, min, max));
const isWhole = (value: string | undefined, min: number, max: number) =>
  !value || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max);
const year = string()
  .trim()
  .test('year', (value, { createError }) => {
    const newest = Number(todayIn().slice(0, 4)) + 1;
    const message = `Enter a year from 1950 to ${String(newest)}.`;
    return isWhole(value, 1950, newest) || createError({ message });
  });

const rules = {
  make: text('The make', 60),
  model: text('The model', 60),
  year,
  type: string(),
  transmission: string(),
  fuel: string(),
  seats: wholeNumber('Enter 1 to 9 seats.', 1, 9),
  doors: wholeNumber('Enter 2 to 6 doors.', 2, 6),
  colour: text('The colour', 60),
  plate: text('The number plate', 15).min(2, 'The number plate is too short.'),
  vin: string()
    .trim()
    .matches(/^[A-HJ-NPR-Z0-9]{17}$/i, {
      message: 'A VIN has 17 letters and digits, without I, O and Q.',
      excludeEmptyString: true,
    }),
  place_slug: string(),
  street: text('The street', 200),
  zip_code: text('The zip code', 20),
  area: text('The area', 60),
  description: text('The description', 3000),
  features: array(string().defined()),
};

/** What a draft may hold: anything may be missing, nothing may be malformed. */
export const carDraftSchema = object(rules);

/** What the first step needs before the next. */
export const carFormSchema = object({
  ...rules,
  make: rules.make.required('Make is required.'),
  model: rules.model.required('Model is required.'),
  year: rules.year.required('Year is required.'),
  type: rules.type.required('Type is required.'),
  transmission: rules.transmission.required('Gearbox is required.'),
  fuel: rules.fuel.required('Fuel is required.'),
  seats: rules.seats.required('Number of seats is required.'),
  doors: rules.doors.required('Number of doors is required.'),
  plate: rules.plate.required('Number plate is required.'),
  place_slug: rules.place_slug.required('City is required.'),
  street: rules.street.required('Street is required.'),
  zip_code: rules.zip_code.required('Zip code is required.'),
  description: rules.description
    .required('Description is required.')
    .min(30, 'Describe the car in at least 30 characters.'),
});

/** The fields as the server last knew them; empty for a new car. */
export function carFormValues(car: OwnCar | undefined): CarFormValues {
  const word = (value: string | number | null | undefined) => String(value ?? '');
  return {
    make: word(car?.make),
    model: word(car?.model),
    year: word(car?.year),
    type: word(car?.type),
    transmission: word(car?.transmission),
    fuel: word(car?.fuel),
    seats: word(car?.seats),
    doors: word(car?.doors),
    colour: word(car?.colour),
    plate: word(car?.plate),
    vin: word(car?.vin),
    place_slug: word(car?.place_slug),
    street: word(car?.street),
    zip_code: word(car?.zip_code),
    area: word(car?.area),
    description: word(car?.description),
    features: car?.features ?? [],
  };
}

/** Of a new car: what was said of it before. */
export const newCarValues = ({ place, type }: PlannedCar): CarFormValues => ({
  ...carFormValues(undefined),
  place_slug: place,
  type,
});

/** The values to save; an empty field is cleared. The form offers only values that the API has. */
export function toCarChanges(values: CarFormValues): CarChanges {
  const word = (value: string) => value.trim() || null;
  const number = (value: string) => (value.trim() ? Number(value) : null);
  return {
    make: word(values.make),
    model: word(values.model),
    year: number(values.year),
    type: word(values.type) as CarChanges['type'] & string,
    transmission: word(values.transmission) as CarChanges['transmission'] & string,
    fuel: word(values.fuel) as CarChanges['fuel'] & string,
    seats: number(values.seats),
    doors: number(values.doors),
    colour: word(values.colour),
    plate: word(values.plate),
    vin: word(values.vin.toUpperCase()),
    place_slug: word(values.place_slug),
    street: word(values.street),
    zip_code: word(values.zip_code),
    area: word(values.area),
    description: word(values.description),
    features: values.features as NonNullable<CarChanges['features']>,
  };
}
