import { may, type Session } from '@drove/shared-auth';
import type { Audience } from '@drove/federation/registry';
import type { Side } from './sides';

/** Who is here, as menus know it; who rents and hosts is at one side of the account at a time. */
export function audienceOf(session: Session, side: Side): Audience {
  if (session.status === 'loading') return 'unknown';
  if (session.status === 'signed-out') return 'visitor';
  const { user } = session;
  if (user.kind === 'minimal' || user.status === 'closed') return 'without-profile';
  if (may(user, 'administer')) return 'admin';
  return may(user, 'host') ? `owner-${side}` : 'customer';
}

/** Whether who is signed in may make something new, which a suspended person may not. */
export const isActive = (session: Session): boolean =>
  session.status === 'signed-in' && session.user.kind === 'full' && session.user.status === 'active';
