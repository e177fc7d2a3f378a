import { todayIn } from '@drove/shared-ui/formats';
import { periodQuery, readCarSearch, type PlaceAndPeriod } from './car-search';

const KEY = 'recent-searches';
const MOST = 3;

export interface RecentSearch extends PlaceAndPeriod {
  place: string;
}

/** The last places that were searched for in this browser, the last one first; days that are over are left out. */
export function readRecentSearches(): RecentSearch[] {
  const today = todayIn();
  return readAddresses().flatMap((address) => {
    const { search } = readCarSearch(new URLSearchParams(address));
    if (search.place === undefined) return [];
    const { place, period } = search;
    return [{ place, ...(period && period.pickUp >= today && { period }) }];
  });
}

/** Keeps a search for a place, in this browser alone; the same place once. */
export function keepRecentSearch({ place, period }: PlaceAndPeriod): void {
  if (place === undefined) return;
  const others = readAddresses().filter(
    (address) => new URLSearchParams(address).get('place')?.toLowerCase() !== place.toLowerCase(),
  );
  const dates = new URLSearchParams(period && periodQuery(period));
  const address = new URLSearchParams([['place', place], ...dates]).toString();
  try {
    localStorage.setItem(KEY, JSON.stringify([address, ...others].slice(0, MOST)));
  } catch {
    // Blocked or full: the next visit begins without.
  }
}

/** What the address of each search said. */
function readAddresses(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
