import { permissionsOf } from './permissions.js';
import type { CurrentUserBody } from './user.schemas.js';
import type { User } from './users.table.js';

/** The five fields that the session holds, and nothing else of the row; for a customer who hosts also what they may do. */
export function toCurrentUser(user: User): CurrentUserBody {
  const { uuid, email, role, lname, account_status, hosting_since } = user;
  const isSaidByRole = hosting_since === null;
  return {
    uuid,
    email,
    role,
    lname,
    account_status,
    ...(isSaidByRole ? {} : { permissions: [...permissionsOf(user)] }),
  };
}
