import type { Session } from 'shared-auth';
import type { IconName } from '../icons/icon-paths';
import { hasAccount } from './dashboard-places';
import { roleOf } from './role-of';

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
const hosting: TabPlace = {
  to: '/dashboard/owner-cars',
  label: 'Hosting',
  icon: 'car',
  also: ['/dashboard/reservations', '/dashboard/cars'],
};
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

/** The places of the bar at the bottom of a phone, by role; who is signed in has the account's menu after them. */
export function tabPlacesOf(session: Session): TabPlace[] {
  // What anyone has, until it is known whose tabs they are.
  if (session.status === 'loading') return [search, listing, help];
  if (session.status === 'signed-out') return [search, listing, help, signIn];
  if (!hasAccount(session)) return [search];
  const role = roleOf(session);
  if (role === 'admin') return [search, reviewing];
  return role === 'car_owner' ? [search, trips, inbox, hosting] : [search, trips, inbox];
}

/** Whether an address is this place's or below it. */
export function isAtTab({ to, also = [] }: TabPlace, pathname: string): boolean {
  return [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
