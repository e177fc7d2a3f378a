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
    'While it is, you can’t book, pay or list cars. Your account page says why, and nothing of yours is lost.',
  ways: [
    { to: '/dashboard/account', label: 'See why' },
    { to: '/contact', label: 'Contact us' },
    { to: '/dashboard', label: 'Go to your dashboard' },
  ],
};

const closed: Refusal = {
  heading: 'Your account is closed',
  reason: 'This account was deleted, so it can’t book or list cars. You can sign up again at any time.',
  ways: [{ to: '/dashboard/logout', label: 'Sign out' }],
};

/** Which role may open what; every role that may not has a reason and a way on. */
const access: Record<Audience, Record<Role, 'open' | Refusal>> = {
  renters: {
    customer: 'open',
    car_owner: 'open',
    admin: {
      heading: 'Administrators can’t book cars',
      reason: 'Only renters pay for trips. You’ll find every payment in your dashboard.',
      ways: [{ to: '/dashboard/all-payments', label: 'See all payments' }],
    },
  },
  owners: {
    customer: {
      heading: 'You need an owner account to list a car',
      reason:
        'This is a customer account. To list a car, sign out and sign up with another email address, choosing the role Car Owner. Owners can rent cars too.',
      ways: [
        { to: '/dashboard/logout', label: 'Sign out to sign up as an owner' },
        { to: '/carlisting', label: 'Find a car' },
      ],
    },
    car_owner: 'open',
    admin: {
      heading: 'Administrators can’t list cars',
      reason: 'Owners list their own cars. Cars waiting for a decision are in your dashboard.',
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
