import type { FullUser, Permission, Role } from './session';

const ofRole: Record<Role, readonly Permission[]> = {
  customer: ['rent'],
  car_owner: ['rent', 'host'],
  admin: ['administer'],
};

/** Whether a person may do something: by what the backend says of them, else by their role. A customer may host, too. */
export function may({ role, permissions }: FullUser, permission: Permission): boolean {
  return (permissions ?? ofRole[role]).includes(permission);
}
