import type { City } from './cities.table.js';

/**
 * The cities that a person means by what they typed: a city in English or its own language, a country, or the beginning
 * of either; case and accents do not matter, nor what follows a comma ("Lisbon, Portugal").
 *
 * @returns the best kind of match only: whole names before beginnings; empty when nothing matches
 */
export function matchPlaces(cities: readonly City[], text: string): City[] {
  const whole = citiesNamed(cities, text);
  if (whole.length > 0) return whole;
  const wanted = foldPlace(text);
  if (wanted === '') return [];
  return cities.filter((city) => namesOf(city).some((name) => beginsAWord(name, wanted)));
}

/** The cities that have just this name, in English or their own language, or are in the country of this name. */
export function citiesNamed(cities: readonly City[], text: string): City[] {
  const wanted = foldPlace(text);
  return cities.filter((city) => namesOf(city).includes(wanted));
}

function foldPlace(text: string): string {
  return fold(text.split(',')[0] ?? '');
}

function namesOf(city: City): string[] {
  return [city.slug, city.name, city.country, city.country_code, ...city.other_names].map(fold);
}

function beginsAWord(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.includes(` ${wanted}`);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
}
