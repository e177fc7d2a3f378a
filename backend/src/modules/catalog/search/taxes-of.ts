import type { City } from '../places/cities.table.js';

/** The lowest and the highest tax of some cities, in basis points. */
export function taxesOf(cities: readonly City[]): { least: number; most: number } {
  const taxes = cities.map(({ tax_bps }) => tax_bps);
  return { least: Math.min(...taxes), most: Math.max(...taxes) };
}
