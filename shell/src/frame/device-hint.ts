import { may, type Role, type Session } from '@drove/shared-auth';

const KEY = 'was-signed-in';

/** The last session here: no one's, or someone's, of a role where their frame is known by it. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether the last session here was someone's. It proves nothing: it only chooses what to show until it is known. */
export const wasSignedIn = () => kept() !== null;

/** Their role, as far as that session knew it; whatever else is kept there names no frame. */
export const lastRole = () => kept() ?? '';

/** Keeps for the next visit who is signed in: by role, where all of its places are open to them. */
export function noteSession(session: Session): void {
  try {
    if (session.status === 'signed-in') localStorage.setItem(KEY, roleWithAllPlaces(session));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing gets the visitor's frame.
  }
}

function roleWithAllPlaces({ user }: Extract<Session, { status: 'signed-in' }>): Role | '' {
  if (user.kind !== 'full' || user.status !== 'active') return '';
  // Who hosts has an owner's places, whatever they registered as.
  return may(user, 'host') ? 'car_owner' : user.role;
}
