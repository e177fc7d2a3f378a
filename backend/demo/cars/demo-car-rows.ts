import type { Insertable } from 'kysely';
import type { CarVerification } from '../../src/modules/catalog/cars/car-life-cycles.js';
import type { CarsTable } from '../../src/modules/catalog/cars/cars.table.js';
import { wholeUnits } from '../../src/platform/money/money.js';
import { cancellationPolicies } from '../../src/modules/catalog/cars/car-enumerations.js';
import type { City } from '../../src/modules/catalog/places/cities.table.js';
import type { ApprovedFacts } from '../../src/modules/catalog/verification/approved-facts.js';
import { featuresOf, toTransmission, type FleetLine } from './demo-fleet.js';
import { jonasUuid } from '../demo-accounts.js';
import { demoOwners } from './demo-people.js';
import { demoAddress, demoPlate } from '../demo-places.js';

/** The demo's car owner who can sign in: `owner@demo.test`. */
export const oscarUuid = '00000000-0000-4000-8000-000000000003';

interface Unusual {
  verification?: CarVerification;
  reason?: string;
  listing?: 'paused';
  /** It was approved before documents were asked for, and has until so many days from now. */
  documentsDueInDays?: number;
  /** It had been approved, when this of it was otherwise. */
  before?: Partial<ApprovedFacts>;
}

/** The hours of a car that is handed over from 8:00 to 20:00 on weekdays, from 10:00 to 14:00 on Saturdays, never on Sundays. */
const officeHours = [...Array.from({ length: 5 }, () => [480, 1200]).flat(), 600, 840, null, null];
/** The car whose owner has rules of its own: it needs a day's notice, and a wash after each trip. */
const strictCarNumber = 27;
const strictRules = {
  notice_hours: 24,
  open_hours: officeHours,
  buffer_before_minutes: 0,
  buffer_after_minutes: 120,
  max_days: 14,
};

/** Cars that are not simply approved, by their number: one for each thing that an owner or administrator may see. */
const unusual: Record<number, Unusual> = {
  3: { listing: 'paused' },
  9: { verification: 'pending' },
  13: { verification: 'pending', before: { plate: '7731 LMN', colour: 'White', daily_price_minor: 7400 } },
  21: {
    verification: 'changes_requested',
    reason: 'The number plate cannot be read in the registration. Please send a sharper scan.',
  },
  35: { verification: 'rejected', reason: 'The car is older than its insurance allows for rentals.' },
  39: { documentsDueInDays: 20 },
  42: { verification: 'pending' },
  58: { verification: 'suspended', reason: 'Reported brake problem. It comes back after an inspection.' },
};

export function demoCarUuid(carNumber: number): string {
  return `00000000-0000-4000-8001-${String(carNumber).padStart(12, '0')}`;
}

/** The row of a demo car; it is inserted as a draft and becomes `verification` when it has its photos and prices. */
export function demoCarRow(
  line: FleetLine,
  index: number,
  cities: readonly City[],
): {
  row: Insertable<CarsTable>;
  verification: CarVerification;
  reason: string | null;
  before: Unusual['before'];
  documentsDueInDays: number | undefined;
} {
  const [make, model, year, type, gears, fuel, seats, colour, euros, place, area, text] = line;
  const city = cities.find(({ slug }) => slug === place);
  if (city === undefined) throw new Error(`The demo has a car in ${place}, where we are not`);
  const { verification = 'approved', reason = null, listing = 'listed' } = unusual[index] ?? {};
  const { before, documentsDueInDays } = unusual[index] ?? {};
  return {
    verification,
    reason,
    before,
    documentsDueInDays,
    row: {
      uuid: demoCarUuid(index),
      owner_uuid: ownerOf(index, city, cities),
      listing,
      make,
      model,
      year,
      type,
      fuel,
      seats,
      colour,
      area,
      transmission: toTransmission(gears),
      doors: type === 'convertible' || type === 'coupe' ? 2 : type === 'small' && index % 3 === 0 ? 3 : 5,
      plate: demoPlate(place, index),
      vin: `WDEM0CAR00000${String(1000 + index).padStart(4, '0')}`.slice(0, 17),
      description: `${text} ${careOf(line)}`,
      features: featuresOf(line, index),
      city_id: city.id,
      time_zone: city.time_zone,
      currency: city.currency,
      tax_bps: city.tax_bps,
      ...demoAddress(place, index),
      daily_price_minor: wholeUnits(euros, city.currency),
      weekly_discount_bps: index % 3 === 0 ? 0 : 1000,
      monthly_discount_bps: index % 3 === 0 ? 1500 : 2500,
      deposit_minor: euros >= 100 ? 80_000 : 25_000,
      min_days: index % 12 === 5 ? 2 : 1,
      included_km_per_day: index % 4 === 1 ? null : 150 + (index % 4) * 50,
      ...(index === strictCarNumber ? strictRules : {}),
      min_driver_age: euros >= 100 ? 25 : 21,
      rules:
        index % 2 === 0
          ? 'No smoking. Please bring it back as clean as you got it.'
          : 'No smoking, no racing.',
      cancellation_policy: cancellationPolicies[index % 3] ?? 'moderate',
      instant_book: index % 5 !== 2,
    },
  };
}

function ownerOf(index: number, city: City, cities: readonly City[]): string {
  // Oscar's are all over Europe, and among them every state that an owner may see.
  if (index % 6 === 3 || [0, 35, 42, 58].includes(index)) return oscarUuid;
  const inCountry = cities.filter(({ country_code }) => country_code === city.country_code);
  const near = [...demoOwners, { uuid: jonasUuid, city: 'Berlin' }].filter((owner) =>
    inCountry.some(({ name }) => name === owner.city),
  );
  return (near.find((owner) => owner.city === city.name) ?? near[index % near.length])?.uuid ?? oscarUuid;
}

function careOf([, , year, type, , fuel, seats]: FleetLine): string {
  const power =
    fuel === 'electric'
      ? 'It comes charged to at least 80 percent; cable and charging card are in the boot.'
      : 'It comes with a full tank; please bring it back the same way.';
  const room =
    type === 'van' ? ` There are ${seats} seats with belts, and room for luggage behind the last row.` : '';
  const check =
    year >= 2021 ? ' Serviced every year, non-smoking.' : ' Well kept, inspected this year, non-smoking.';
  return `${power}${room}${check}`;
}
