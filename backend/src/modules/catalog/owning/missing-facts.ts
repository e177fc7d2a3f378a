import type { Car } from '../cars/cars.table.js';
import type { CarDocumentsTable } from '../documents/car-documents.table.js';
import { missingDocuments } from '../documents/missing-documents.js';

const shortestDescription = 30;

const required = {
  make: 'Make',
  model: 'Model',
  year: 'Year',
  type: 'Type',
  transmission: 'Transmission',
  fuel: 'Fuel',
  seats: 'Number of seats',
  doors: 'Number of doors',
  plate: 'Number plate',
  description: 'Description',
  city_id: 'City',
  street: 'Street',
  zip_code: 'Zip code',
  daily_price_minor: 'Daily price',
} as const satisfies Partial<Record<keyof Car, string>>;

/** What a car lacks before anybody can verify it: field (as the API names it) to sentence; empty when complete. */
export function missingFromCar(
  car: Car,
  photoCount: number,
  documents: readonly Pick<CarDocumentsTable, 'kind' | 'decision'>[],
): Record<string, string> {
  return { ...missingFacts(car, photoCount), ...missingDocuments(documents) };
}

/** The same without its documents: what a car that was sent must never lack again. */
export function missingFacts(car: Car, photoCount: number): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const [field, label] of Object.entries(required) as [keyof typeof required, string][]) {
    if (car[field] === null) missing[field === 'city_id' ? 'place_slug' : field] = `${label} is required.`;
  }
  if (car.description !== null && car.description.length < shortestDescription) {
    missing['description'] = `Describe the car in at least ${shortestDescription} characters.`;
  }
  if (photoCount === 0) missing['photos'] = 'Add at least one photo.';
  return missing;
}
