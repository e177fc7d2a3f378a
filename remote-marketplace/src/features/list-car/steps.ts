import type { OwnCar } from './api/my-cars';

/** The steps of listing a car, in their order. */
export const steps = ['car', 'photos', 'price', 'calendar', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  car: 'The car',
  photos: 'Photos',
  price: 'Price and rules',
  calendar: 'Calendar',
  review: 'Review',
};

/** The step that an address asks for; the first one for anything else. */
export function readStep(text: string | null): Step {
  return steps.find((step) => step === text) ?? 'car';
}

/** What the server misses before a car can be verified belongs to these steps; the rest to the first. */
const stepOfField: Record<string, Step> = {
  photos: 'photos',
  registration: 'photos',
  insurance: 'photos',
  daily_price_minor: 'price',
};
const stepOf = (field: string): Step => stepOfField[field] ?? 'car';

/** Sentences about what a step still lacks. */
export function missingIn(car: OwnCar, step: Step): string[] {
  return Object.entries(car.missing)
    .filter(([field]) => stepOf(field) === step)
    .map(([, sentence]) => sentence);
}

/**
 * Whether a step is done. The calendar requires nothing: it is done once it was opened and left, or has days in it, or
 * the car was sent.
 */
export function isComplete(car: OwnCar, step: Step, { isLeft }: { isLeft: boolean }): boolean {
  if (step === 'review' || missingIn(car, step).length > 0) return false;
  if (step !== 'calendar') return true;
  return isLeft || car.blocked_days.length > 0 || car.verification !== 'draft';
}

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1];
