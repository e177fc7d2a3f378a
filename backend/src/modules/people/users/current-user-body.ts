import type { CurrentUserBody } from './user.schemas.js';
import type { User } from './users.table.js';

/** The five fields that the session holds, and nothing else of the row. */
export function toCurrentUser({ uuid, email, role, lname, account_status }: User): CurrentUserBody {
  return { uuid, email, role, lname, account_status };
}
