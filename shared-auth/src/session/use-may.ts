import { useSession } from './auth-context';
import { may } from './permissions';
import type { Permission } from './session';

/** Whether who is here may do something; a visitor, or a person without a profile, may do nothing. */
export function useMay(permission: Permission): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.kind === 'full' && may(session.user, permission);
}
