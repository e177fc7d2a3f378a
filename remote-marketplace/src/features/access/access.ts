import { may, type FullUser, type Permission } from '@drove/shared-auth';
import type { Refusal } from '@drove/shared-ui/refused-page';
import { labels } from './labels';

type Audience = 'renters' | 'owners';

const suspended: Refusal = {
  heading: labels.suspended.heading,
  reason: labels.suspended.reason,
  ways: [
    { to: '/dashboard/account', label: labels.suspended.toAccount },
    { to: '/contact', label: labels.suspended.toContact },
    { to: '/dashboard', label: labels.suspended.toDashboard },
  ],
};

const closed: Refusal = {
  heading: labels.closed.heading,
  reason: labels.closed.reason,
  ways: [{ to: '/dashboard/logout', label: labels.closed.signOut }],
};

interface Rule {
  needed: Permission;
  /** Why administrators, and others, may not. */
  admin: Refusal;
  member?: Refusal;
}

/** Who may open what; who may not has a reason and a way on. */
const access: Record<Audience, Rule> = {
  renters: {
    needed: 'rent',
    admin: {
      heading: labels.administratorBooks.heading,
      reason: labels.administratorBooks.reason,
      ways: [{ to: '/dashboard/all-payments', label: labels.administratorBooks.toPayments }],
    },
  },
  owners: {
    needed: 'host',
    admin: {
      heading: labels.administratorLists.heading,
      reason: labels.administratorLists.reason,
      ways: [{ to: '/dashboard/car-verification', label: labels.administratorLists.toCarQueue }],
    },
    member: {
      heading: labels.customerLists.heading,
      reason: labels.customerLists.reason,
      ways: [
        { to: '/upload-car-page', label: labels.customerLists.start },
        { to: '/carlisting', label: labels.customerLists.toCars },
      ],
    },
  },
};

/** Whether a person may open a page of this audience, or why not: each of these pages makes or changes something. */
export function accessFor(audience: Audience) {
  const { needed, admin, member } = access[audience];
  return (user: FullUser): 'open' | Refusal => {
    if (user.status === 'closed') return closed;
    if (may(user, 'administer')) return admin;
    if (user.status === 'suspended') return suspended;
    return may(user, needed) || !member ? 'open' : member;
  };
}
