import type { User } from './users.table.js';

export const permissions = ['rent', 'host', 'administer'] as const;
/** `rent` books and drives cars, `host` lists them and has them rented, `administer` verifies and decides. */
export type Permission = (typeof permissions)[number];

/** What a person may do: their role says what they registered as, and a customer may start hosting. */
export function permissionsOf({
  role,
  hosting_since,
}: Pick<User, 'role' | 'hosting_since'>): readonly Permission[] {
  if (role === 'admin') return ['administer'];
  return role === 'car_owner' || hosting_since !== null ? ['rent', 'host'] : ['rent'];
}

/** Whether a person lists cars and has them rented. */
export const mayHost = (user: Pick<User, 'role' | 'hosting_since'>): boolean =>
  permissionsOf(user).includes('host');
