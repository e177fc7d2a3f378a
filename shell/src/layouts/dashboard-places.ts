import type { Role, Session } from 'shared-auth';
import type { IconName } from '../icons/icon-paths';
import { roleOf } from './role-of';

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

const renting: DashboardGroup = {
  label: 'Renting',
  places: [
    { path: '/dashboard/customer-reservations', label: 'My trips', icon: 'calendar' },
    { path: '/dashboard/customer-payments', label: 'My payments', icon: 'money' },
    { path: '/dashboard/user-ver-doc-form', label: 'Verify my identity', icon: 'document' },
  ],
};

const ownCars: DashboardGroup = {
  label: 'Hosting',
  places: [
    { path: '/dashboard/owner-cars', label: 'My cars', icon: 'car' },
    { path: '/dashboard/cars/upload', label: 'Add a car', icon: 'plus', isForActive: true },
    { path: '/dashboard/reservations', label: 'Bookings', icon: 'calendar' },
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
 * What each role can open besides the dashboard's home and logging out. Pages that need something to act on
 * (one user, one car, one difference to pay) are reached from the list that holds it.
 */
const dashboardGroups: Record<Role, DashboardGroup[]> = {
  customer: [renting],
  car_owner: [ownCars, renting],
  admin: [administration],
};

/** The pages that are about others are closed to a suspended administrator. */
const stillOpen = (groups: DashboardGroup[], role: Role): DashboardGroup[] =>
  role === 'admin'
    ? []
    : groups.map(({ label, places }) => ({ label, places: places.filter((place) => !place.isForActive) }));

/** What anyone who is signed in can open by role and status; nothing for a user whose profile could not be loaded. */
export function groupsFor(session: Session): DashboardGroup[] {
  if (session.status !== 'signed-in' || session.user.kind === 'minimal') return [];
  const { role, status } = session.user;
  if (status === 'closed') return [];
  return status === 'suspended' ? stillOpen(dashboardGroups[role], role) : dashboardGroups[role];
}

/** Whether anyone who is signed in has an account to look at: there is a profile, and it is not closed. */
export function hasAccount(session: Session): boolean {
  return session.status === 'signed-in' && session.user.kind === 'full' && session.user.status !== 'closed';
}

/** Whether anyone who is signed in rents or hosts, and so has messages of their own. */
export function hasMessages(session: Session): boolean {
  return hasAccount(session) && roleOf(session) !== 'admin';
}
