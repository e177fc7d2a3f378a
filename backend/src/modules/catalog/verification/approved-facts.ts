import type { Car } from '../cars/cars.table.js';
import type { CarPhoto } from '../photos/car-photos.table.js';

/** What of a car an administrator looks at, by the names that the API gives it. */
const checkedFacts = [
  ...(['make', 'model', 'year', 'type', 'transmission', 'fuel', 'seats', 'doors', 'colour'] as const),
  ...(['plate', 'vin', 'description', 'features', 'street', 'zip_code', 'area'] as const),
  ...(['daily_price_minor', 'deposit_minor', 'rules'] as const),
] as const satisfies (keyof Car)[];

export type CheckedFact = (typeof checkedFacts)[number];
export type FactValue = string | number | string[] | null;

/** A car as it was when a person said yes to it. */
export type ApprovedFacts = Record<CheckedFact, FactValue> & {
  city_id: number | null;
  photo_uuids: string[];
};

/** What is to be remembered of a car that is approved. */
export function factsToApprove(car: Car, photos: readonly Pick<CarPhoto, 'uuid'>[]): ApprovedFacts {
  const facts = Object.fromEntries(checkedFacts.map((fact) => [fact, car[fact]])) as Record<
    CheckedFact,
    FactValue
  >;
  return { ...facts, city_id: car.city_id, photo_uuids: photos.map(({ uuid }) => uuid) };
}

/** The facts that are not as they were; a list with other words in it is another list. */
export function changedFacts(before: ApprovedFacts, after: ApprovedFacts): CheckedFact[] {
  return checkedFacts.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]));
}
