import { may, type Permission, type Session } from '@drove/shared-auth';

/** Whether who is signed in may do something; no visitor may, and no one whose profile could not be loaded. */
export function whoMay(session: Session, permission: Permission): boolean {
  return session.status === 'signed-in' && session.user.kind === 'full' && may(session.user, permission);
}
