import { may, type FullUser, type Session } from '@drove/shared-auth';
import type { IconName } from '../icons/icon-paths';
import type { Side } from './sides';
import { whoMay } from './who-may';

interface DashboardPlace {
  path: string;
  label: string;
  icon: IconName;
  /** Only for making something, which a suspended person cannot. */
  isForActive?: boolean;
}

export interface DashboardGroup {
  label: string;
  places: DashboardPlace[];
}

// Both sides ask for it, each for its own.
const identity: DashboardPlace = {
  path: '/dashboard/user-ver-doc-form',
  label: 'Verify my identity',
  icon: 'document',
};

const renting: DashboardGroup = {
  label: 'Renting',
  places: [
    { path: '/dashboard/customer-reservations', label: 'My trips', icon: 'calendar' },
    { path: '/carlisting/favourites', label: 'Favourites', icon: 'heart' },
    { path: '/dashboard/customer-payments', label: 'My payments', icon: 'money' },
    identity,
  ],
};

const ownCars: DashboardGroup = {
  label: 'Hosting',
  places: [
    { path: '/dashboard/owner-cars', label: 'My cars', icon: 'car' },
    { path: '/dashboard/cars/upload', label: 'Add a car', icon: 'plus', isForActive: true },
    { path: '/dashboard/reservations', label: 'Bookings', icon: 'calendar' },
    identity,
  ],
};

const administration: DashboardGroup = {
  label: 'Administration',
  places: [
    { path: '/dashboard/user-verification', label: 'User verification', icon: 'shield' },
    { path: '/dashboard/car-verification', label: 'Car verification', icon: 'car' },
    { path: '/dashboard/cases', label: 'Support', icon: 'help' },
    { path: '/dashboard/users', label: 'Users', icon: 'people' },
    { path: '/dashboard/reservations', label: 'All reservations', icon: 'calendar' },
    { path: '/dashboard/all-payments', label: 'All payments', icon: 'money' },
  ],
};

/**
 * What a person can open besides the dashboard's home and logging out; who rents and hosts sees one side at a time. Pages
 * that need something to act on (one user, one car, one difference to pay) are reached from the list that holds it.
 */
function groupOf(user: FullUser, side: Side): DashboardGroup {
  if (may(user, 'administer')) return administration;
  return may(user, 'host') && side === 'hosting' ? ownCars : renting;
}

/** Whether anyone who is signed in rents and hosts, and so goes from one side to the other. */
export const hasBothSides = (session: Session): boolean =>
  hasAccount(session) && whoMay(session, 'rent') && whoMay(session, 'host');

/**
 * What anyone who is signed in can open by permissions and status; nothing for a user whose profile could not be loaded.
 * The pages that are about others are closed to a suspended administrator.
 */
export function groupFor(session: Session, side: Side): DashboardGroup | undefined {
  if (session.status !== 'signed-in' || session.user.kind === 'minimal') return undefined;
  const { user } = session;
  if (user.status === 'closed' || (user.status === 'suspended' && may(user, 'administer'))) return undefined;
  const { label, places } = groupOf(user, side);
  return { label, places: places.filter((place) => user.status === 'active' || !place.isForActive) };
}

/** Whether anyone who is signed in has an account to look at: there is a profile, and it is not closed. */
export function hasAccount(session: Session): boolean {
  return session.status === 'signed-in' && session.user.kind === 'full' && session.user.status !== 'closed';
}

/** Whether anyone who is signed in rents or hosts, and so has messages of their own. */
export function hasMessages(session: Session): boolean {
  return hasAccount(session) && whoMay(session, 'rent');
}
