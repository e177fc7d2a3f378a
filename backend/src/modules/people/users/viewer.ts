import type { User } from './users.table.js';

export type Viewer = 'customer' | 'owner' | 'admin';

/** As whom a person sees what is between a customer and an owner; undefined for whom it is none of their business. */
export function viewerOf(
  { customer_uuid, owner_uuid }: { customer_uuid: string; owner_uuid: string },
  user: User,
): Viewer | undefined {
  if (customer_uuid === user.uuid) return 'customer';
  if (owner_uuid === user.uuid) return 'owner';
  return user.role === 'admin' && user.account_status === 'active' ? 'admin' : undefined;
}
