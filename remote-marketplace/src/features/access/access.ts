import type { FullUser, Role } from 'shared-auth';

export interface Refusal {
  heading: string;
  reason: string;
  /** Where this person can go instead. */
  ways: { to: string; label: string }[];
}

export type Audience = 'renters' | 'owners';

const suspended: Refusal = {
  heading: 'Your account is suspended',
  reason:
    'As long as it is, you cannot book, pay or list. Your account says why, and everything that is yours is still there.',
  ways: [
    { to: '/dashboard/account', label: 'See why' },
    { to: '/contact', label: 'Contact us' },
    { to: '/dashboard', label: 'Go to your dashboard' },
  ],
};

const closed: Refusal = {
  heading: 'Your account is closed',
  reason: 'It was deleted, so there is nothing to pay or to list with it. You may sign up again at any time.',
  ways: [{ to: '/dashboard/logout', label: 'Sign out' }],
};

/** Which role may open what; every role that may not has a reason and a way on. */
const access: Record<Audience, Record<Role, 'open' | Refusal>> = {
  renters: {
    customer: 'open',
    car_owner: 'open',
    admin: {
      heading: 'Administrators do not book cars',
      reason: 'Paying for a trip is for those who rent. Every payment is listed in your dashboard.',
      ways: [{ to: '/dashboard/all-payments', label: 'See all payments' }],
    },
  },
  owners: {
    customer: {
      heading: 'Listing a car needs an owner’s account',
      reason:
        'Your account is a customer’s. To list a car, sign out and sign up with another email address, choosing the role Car Owner. With an owner’s account you can rent cars as well.',
      ways: [
        { to: '/dashboard/logout', label: 'Sign out to sign up as an owner' },
        { to: '/carlisting', label: 'Find a car' },
      ],
    },
    car_owner: 'open',
    admin: {
      heading: 'Administrators do not list cars',
      reason: 'Cars are listed by their owners. The ones that wait for a decision are in your dashboard.',
      ways: [{ to: '/dashboard/car-verification', label: 'Verify cars' }],
    },
  },
};

/** Whether a person may open a page, or why not: those behind a role all make or change something. */
export function verdictOn({ role, status }: FullUser, audience: Audience): 'open' | Refusal {
  if (status === 'closed') return closed;
  const verdict = access[audience][role];
  return verdict === 'open' && status === 'suspended' ? suspended : verdict;
}
