import type { Session } from '@drove/shared-auth';
import type { IconName } from '../icons/icon-paths';
import { hasAccount, hasBothSides } from './dashboard-places';
import { isBelow } from './is-below';
import type { Side } from './sides';
import { whoMay } from './who-may';

export interface TabPlace {
  to: string;
  label: string;
  icon: IconName;
  /** Current also at these addresses and below them. */
  also?: string[];
}

const search: TabPlace = { to: '/carlisting', label: 'Search', icon: 'search', also: ['/payment'] };
const inbox: TabPlace = { to: '/dashboard/messages', label: 'Inbox', icon: 'messages' };
const trips: TabPlace = { to: '/dashboard/customer-reservations', label: 'Trips', icon: 'calendar' };
const cars: TabPlace = {
  to: '/dashboard/owner-cars',
  label: 'My cars',
  icon: 'car',
  also: ['/dashboard/cars'],
};
const bookings: TabPlace = { to: '/dashboard/reservations', label: 'Bookings', icon: 'calendar' };
// From one side of an account to the other.
const hosting: TabPlace = { to: '/dashboard/owner-cars', label: 'Hosting', icon: 'car' };
const renting: TabPlace = { to: '/dashboard/customer-reservations', label: 'Renting', icon: 'search' };
const reviewing: TabPlace = {
  to: '/dashboard/user-verification',
  label: 'Review',
  icon: 'shield',
  also: ['/dashboard/car-verification', '/dashboard/cases'],
};
const listing: TabPlace = { to: '/upload-car-page', label: 'List a car', icon: 'car' };
const help: TabPlace = { to: '/help', label: 'Help', icon: 'help', also: ['/contact'] };
const signIn: TabPlace = {
  to: '/login',
  label: 'Sign in',
  icon: 'account',
  also: ['/register', '/forgot-password'],
};

/** The places of the bar at the bottom of a phone, by permissions; who is signed in has the account's menu after them. */
export function tabPlacesOf(session: Session, side: Side): TabPlace[] {
  // What anyone has, until it is known whose tabs they are.
  if (session.status === 'loading') return [search, listing, help];
  if (session.status === 'signed-out') return [search, listing, help, signIn];
  if (!hasAccount(session)) return [search];
  if (whoMay(session, 'administer')) return [search, reviewing];
  if (!hasBothSides(session)) return [search, trips, inbox];
  return side === 'hosting' ? [cars, bookings, inbox, renting] : [search, trips, inbox, hosting];
}

/** Whether an address is this place's or below it. */
export function isAtTab({ to, also = [] }: TabPlace, pathname: string): boolean {
  return [to, ...also].some((path) => isBelow(path, pathname));
}
