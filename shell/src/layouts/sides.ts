import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isBelow, type MenuEntry } from '@drove/federation/registry';

/** The two sides of the account of a person who rents and hosts, each with a menu of its name. */
export type Side = 'renting' | 'hosting';

const other: Record<Side, Side> = { renting: 'hosting', hosting: 'renting' };

const isInDashboard = (pathname: string) => isBelow('/dashboard', pathname);

/** Where a dashboard's page of both sides was come from. */
let last: Side = 'hosting';

/** The side that is looked at: by the page; a page of both keeps the last one. Outside the dashboard cars are rented. */
export function useSide(entries: MenuEntry[]): Side {
  const { pathname } = useLocation();
  const isOf = (side: Side) =>
    isInDashboard(pathname) &&
    entries.some(
      (entry) =>
        entry.in.includes(side) &&
        !entry.in.includes(other[side]) &&
        [entry.path, ...(entry.also ?? [])].some((path) => isBelow(path, pathname)),
    );
  const own = (['renting', 'hosting'] as const).find(isOf);
  useEffect(() => {
    if (own) last = own;
  }, [own]);
  return own ?? sideAt(pathname);
}

/** The side that a page of both is looked at from. */
export const sideAt = (pathname: string): Side => (isInDashboard(pathname) ? last : 'renting');
