import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isBelow } from './is-below';

/** The two sides of the account of a person who rents and hosts. */
export type Side = 'renting' | 'hosting';

/** Pages that are about one side. */
const pages: Record<Side, string[]> = {
  renting: [
    '/dashboard/customer-reservations',
    '/dashboard/customer-payments',
    '/dashboard/diff-payment-page',
  ],
  hosting: ['/dashboard/owner-cars', '/dashboard/cars', '/dashboard/reservations'],
};

/** Where a dashboard's page of both sides was come from. */
let last: Side = 'hosting';

/** The side that is looked at: by the page; a page of both keeps the last one. Outside the dashboard cars are rented. */
export function useSide(): Side {
  const { pathname } = useLocation();
  const isOf = (side: Side) => pages[side].some((path) => isBelow(path, pathname));
  const own = (['renting', 'hosting'] as const).find(isOf);
  useEffect(() => {
    if (own) last = own;
  }, [own]);
  return own ?? (isBelow('/dashboard', pathname) ? last : 'renting');
}
