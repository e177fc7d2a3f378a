import type { ApiClient } from '../http/api-client';
import type { IdentityUser } from '../identity/identity-provider';
import { permissions, roles, type FullUser, type Permission, type Role } from './session';

interface ProfileAnswer {
  user: {
    uuid: string;
    role: Role;
    email?: unknown;
    lname?: unknown;
    account_status: string;
    permissions?: unknown;
  };
}

function isProfileAnswer(answer: unknown): answer is ProfileAnswer {
  const user: unknown = (answer as Partial<ProfileAnswer> | null)?.user;
  if (typeof user !== 'object' || user === null) return false;
  // Every menu and page is chosen by the role: one that no one here knows is as good as no profile.
  return 'uuid' in user && typeof user.uuid === 'string' && 'role' in user && isRole(user.role);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Those that are known here: a newer backend may name more. */
const permissionsOf = (value: unknown): { permissions?: Permission[] } =>
  Array.isArray(value) ? { permissions: permissions.filter((one) => value.includes(one)) } : {};
const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/**
 * What the backend knows of someone who is signed in.
 *
 * @throws HTTPError when it refuses, TypeError when it cannot be reached or answers something else
 */
export async function fetchProfile(
  api: ApiClient,
  { uid, email }: IdentityUser,
  signal?: AbortSignal,
): Promise<FullUser> {
  const answer = await api.post('login', { json: { email }, ...(signal && { signal }) }).json();
  if (!isProfileAnswer(answer))
    throw new TypeError('The answer to POST /login holds no user that this app knows what to do with');
  const { user } = answer;
  return {
    kind: 'full',
    uid,
    uuid: user.uuid,
    // An answer without them leaves no gap on a screen.
    email: textOf(user.email) || email,
    role: user.role,
    lName: textOf(user.lname),
    status: user.account_status,
    ...permissionsOf(user.permissions),
  };
}

/** As the specification has it; the person goes on with what the identity service knows. */
export function logFailedLookUp(error: unknown): void {
  console.error('Failed to fetch user data from backend:', error);
}
