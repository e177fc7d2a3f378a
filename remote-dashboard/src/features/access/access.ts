import type { Role } from 'shared-auth';

export interface Refusal {
  heading: string;
  reason: string;
  /** Where this person can go instead. */
  ways: { to: string; label: string }[];
}

/** `renters` rent cars, `owners` list them, `hosts` have to do with trips in listed cars, `admins` decide. */
export type Audience = 'renters' | 'owners' | 'hosts' | 'admins';

const home = { to: '/dashboard', label: 'Go to your dashboard' };

const forAdmins: Refusal = {
  heading: 'This page is for administrators',
  reason: 'Only administrators may see this. Your dashboard shows everything that your own account can do.',
  ways: [home],
};

const ownersOnly: Refusal = {
  heading: 'This page needs an owner’s account',
  reason:
    'Your account is a customer’s. To list a car, log out and sign up with another email address, choosing the role Car Owner. With an owner’s account you can rent cars as well.',
  ways: [{ to: '/dashboard/logout', label: 'Log out to sign up as an owner' }, home],
};

/** Who may open what; every role that may not has a reason and a way on. */
export const access: Record<Audience, Record<Role, 'open' | Refusal>> = {
  renters: {
    customer: 'open',
    car_owner: 'open',
    admin: {
      heading: 'Administrators do not book cars',
      reason: 'This page belongs to those who rent. You find every trip and every payment in your own menu.',
      ways: [{ to: '/dashboard/reservations', label: 'See all reservations' }, home],
    },
  },
  owners: {
    customer: ownersOnly,
    car_owner: 'open',
    admin: {
      heading: 'Administrators do not list cars',
      reason:
        'Cars are listed by their owners. The ones that wait for a decision are under car verification.',
      ways: [{ to: '/dashboard/car-verification', label: 'Verify cars' }, home],
    },
  },
  hosts: {
    customer: {
      heading: 'This page is for car owners',
      reason:
        'It lists the trips that others take in an owner’s cars. The trips that you booked are under My trips.',
      ways: [{ to: '/dashboard/customer-reservations', label: 'Go to my trips' }, home],
    },
    car_owner: 'open',
    admin: 'open',
  },
  admins: { customer: forAdmins, car_owner: forAdmins, admin: 'open' },
};
