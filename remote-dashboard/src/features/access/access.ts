import type { FullUser, Role } from 'shared-auth';
import type { Refusal } from 'shared-ui/refused-page';

/**
 * `members` are all with a profile; `renters` rent cars, `owners` list them, `hosts` have to do with trips in listed
 * cars, `admins` decide.
 */
export type Audience = 'members' | 'renters' | 'owners' | 'hosts' | 'admins';

const home = { to: '/dashboard', label: 'Go to your dashboard' };

const forAdmins: Refusal = {
  heading: 'This page is for administrators',
  reason: 'Only administrators can see this page. Your dashboard shows everything you can do.',
  ways: [home],
};

const ownersOnly: Refusal = {
  heading: 'This page needs an owner account',
  reason:
    'This is a customer account. To list a car, sign out and sign up with another email address, choosing the role Car Owner. Owners can rent cars too.',
  ways: [{ to: '/dashboard/logout', label: 'Sign out to sign up as an owner' }, home],
};

const suspended: Refusal = {
  heading: 'Your account is suspended',
  reason:
    'Until this is resolved, you can’t see or decide anything as an administrator. Your account page says why.',
  ways: [{ to: '/dashboard/account', label: 'See why' }, { to: '/contact', label: 'Contact us' }, home],
};

const closed: Refusal = {
  heading: 'Your account is closed',
  reason: 'This account was deleted, so there is nothing left here. You can sign up again at any time.',
  ways: [{ to: '/dashboard/logout', label: 'Sign out' }],
};

/** Which role may open what; every role that may not has a reason and a way on. */
const access: Record<Audience, Record<Role, 'open' | Refusal>> = {
  members: { customer: 'open', car_owner: 'open', admin: 'open' },
  renters: {
    customer: 'open',
    car_owner: 'open',
    admin: {
      heading: 'Administrators can’t book cars',
      reason: 'This page is for drivers. You’ll find every trip and payment in your own menu.',
      ways: [{ to: '/dashboard/reservations', label: 'See all reservations' }, home],
    },
  },
  owners: {
    customer: ownersOnly,
    car_owner: 'open',
    admin: {
      heading: 'Administrators can’t list cars',
      reason: 'Owners list their own cars. Cars waiting for a decision are under car verification.',
      ways: [{ to: '/dashboard/car-verification', label: 'Verify cars' }, home],
    },
  },
  hosts: {
    customer: {
      heading: 'This page is for car owners',
      reason: 'It lists trips in an owner’s cars. The trips you booked are under My trips.',
      ways: [{ to: '/dashboard/customer-reservations', label: 'Go to my trips' }, home],
    },
    car_owner: 'open',
    admin: 'open',
  },
  admins: { customer: forAdmins, car_owner: forAdmins, admin: 'open' },
};

/**
 * Whether a person may open a page, or why not. Suspended people may still read what is theirs; a suspended
 * administrator, whose pages are about others, reads nothing.
 */
export function accessFor(audience: Audience) {
  return ({ role, status }: FullUser): 'open' | Refusal => {
    if (status === 'closed') return closed;
    const verdict = access[audience][role];
    const isBarred = status === 'suspended' && role === 'admin' && audience !== 'members';
    return verdict === 'open' && isBarred ? suspended : verdict;
  };
}
