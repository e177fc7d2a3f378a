import type { Role, Session } from 'shared-auth';

/** The role of anyone who is signed in; none for a visitor and for a user whose profile could not be loaded. */
export function roleOf(session: Session): Role | undefined {
  if (session.status !== 'signed-in' || session.user.kind === 'minimal') return undefined;
  return session.user.role;
}
