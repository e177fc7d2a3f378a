import type { FullUser, Role } from 'shared-auth';
import type { Refusal } from 'shared-ui/refused-page';
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

/** Which role may open what; every role that may not has a reason and a way on. */
const access: Record<Audience, Record<Role, 'open' | Refusal>> = {
  renters: {
    customer: 'open',
    car_owner: 'open',
    admin: {
      heading: labels.administratorBooks.heading,
      reason: labels.administratorBooks.reason,
      ways: [{ to: '/dashboard/all-payments', label: labels.administratorBooks.toPayments }],
    },
  },
  owners: {
    customer: {
      heading: labels.customerLists.heading,
      reason: labels.customerLists.reason,
      ways: [
        { to: '/dashboard/logout', label: labels.customerLists.signOut },
        { to: '/carlisting', label: labels.customerLists.toCars },
      ],
    },
    car_owner: 'open',
    admin: {
      heading: labels.administratorLists.heading,
      reason: labels.administratorLists.reason,
      ways: [{ to: '/dashboard/car-verification', label: labels.administratorLists.toCarQueue }],
    },
  },
};

/** Whether a person may open a page of this audience, or why not: each of these pages makes or changes something. */
export function accessFor(audience: Audience) {
  return ({ role, status }: FullUser): 'open' | Refusal => {
    if (status === 'closed') return closed;
    const verdict = access[audience][role];
    return verdict === 'open' && status === 'suspended' ? suspended : verdict;
  };
}
