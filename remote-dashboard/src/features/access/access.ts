import { may, type FullUser, type Permission } from '@drove/shared-auth';
import type { Refusal } from '@drove/shared-ui/refused-page';

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

const hostsOnly: Refusal = {
  heading: 'This page is for car owners',
  reason: 'You can start hosting with this account: list a car, and earn when others drive it.',
  ways: [{ to: '/upload-car-page', label: 'Start hosting' }, home],
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

interface Rule {
  /** One of them is enough; none for all with a profile. */
  sufficient: readonly Permission[];
  /** Why administrators, and others, may not. */
  refusal?: { admin?: Refusal; member?: Refusal };
}

/** Who may open what; who may not has a reason and a way on. */
const access: Record<Audience, Rule> = {
  members: { sufficient: [] },
  renters: {
    sufficient: ['rent'],
    refusal: {
      admin: {
        heading: 'Administrators can’t book cars',
        reason: 'This page is for drivers. You’ll find every trip and payment in your own menu.',
        ways: [{ to: '/dashboard/reservations', label: 'See all reservations' }, home],
      },
    },
  },
  owners: {
    sufficient: ['host'],
    refusal: {
      member: hostsOnly,
      admin: {
        heading: 'Administrators can’t list cars',
        reason: 'Owners list their own cars. Cars waiting for a decision are under car verification.',
        ways: [{ to: '/dashboard/car-verification', label: 'Verify cars' }, home],
      },
    },
  },
  hosts: {
    sufficient: ['host', 'administer'],
    refusal: {
      member: {
        heading: 'This page is for car owners',
        reason: 'It lists trips in an owner’s cars. The trips you booked are under My trips.',
        ways: [{ to: '/dashboard/customer-reservations', label: 'Go to my trips' }, home],
      },
    },
  },
  admins: { sufficient: ['administer'], refusal: { member: forAdmins } },
};

/**
 * Whether a person may open a page, or why not. Suspended people may still read what is theirs; a suspended
 * administrator, whose pages are about others, reads nothing.
 */
export function accessFor(audience: Audience) {
  const { sufficient, refusal } = access[audience];
  return (user: FullUser): 'open' | Refusal => {
    if (user.status === 'closed') return closed;
    const isAdmin = may(user, 'administer');
    const isOpen = sufficient.length === 0 || sufficient.some((permission) => may(user, permission));
    if (!isOpen) return (isAdmin ? refusal?.admin : refusal?.member) ?? forAdmins;
    return user.status === 'suspended' && isAdmin && audience !== 'members' ? suspended : 'open';
  };
}
