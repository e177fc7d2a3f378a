/** What a car is called, as far as its owner has said. */
export function carName(car: { make: string | null; model: string | null; year: number | null }): string {
  return [car.make, car.model, car.year].filter(Boolean).join(' ') || 'Unnamed car';
}
