import fc from 'fast-check';

/** What people may search for among `manyCars`. */
export const someSearches = fc.record(
  {
    place: fc.constantFrom('lisbon', 'Berlin', 'portugal', 'athens'),
    days: fc.tuple(
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(0.5, 1, 2, 3, 6, 7, 10, 31),
      fc.constantFrom(0, 0, 0, 0.75, 2.5, 8, 8.01, 12, 16),
    ),
    price_per_day_min: fc.integer({ min: 3_000, max: 7_000 }),
    price_per_day_max: fc.integer({ min: 5_000, max: 12_000 }),
    total_max: fc.integer({ min: 10_000, max: 60_000 }),
    type: fc.constantFrom('small', 'small,suv', 'van'),
    transmission: fc.constantFrom('manual', 'automatic'),
    fuel: fc.constantFrom('petrol', 'electric,diesel'),
    seats: fc.constantFrom(4, 5, 7),
    features: fc.constantFrom('bluetooth', 'bluetooth,navigation'),
    instant_book: fc.constant(true),
    sort: fc.constantFrom('price', 'price_desc', 'rating', 'newest'),
  },
  { requiredKeys: ['sort'] },
);

/** A period that begins so many days after 21 November 2026, and `hours` after ten o’clock. */
export function periodOf([fromDay, days, hours = 0]: [fromDay: number, days: number, hours?: number]) {
  const local = (time: number) => new Date(time).toISOString().slice(0, 16);
  const from = Date.UTC(2026, 10, 21, 10) + fromDay * 86_400_000 + hours * 3_600_000;
  return { pick_up: local(from), return: local(from + days * 86_400_000) };
}
