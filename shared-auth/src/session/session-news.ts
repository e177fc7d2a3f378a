import { provedAddress } from './proved-address';
import type { CurrentUser, SignedInSession, SignedOutSession } from './session';

/** What a session says besides who is here, to a person who did not do it in this tab: why it is over, or another's. */
export interface SessionNews {
  /** The session was ended, and not by the person; `isAddressProved` since their address was confirmed. */
  noteEnd: (isAddressProved?: true) => void;
  /** Someone is signed in: what ended before is over. */
  noteEntry: () => void;
  /** @param email whose session it was, if that is known */
  signedOut: (email?: string) => SignedOutSession;
  /** @param isExpected whether they were signed in by this tab */
  replacing: (user: CurrentUser, isExpected: boolean) => Pick<SignedInSession, 'replaces'>;
}

export function createSessionNews(): SessionNews {
  let hasEnded = false;
  /** Whom this tab showed last. */
  let shown: CurrentUser | undefined;
  return {
    noteEnd: (isAddressProved) => {
      if (isAddressProved) provedAddress.note();
      else hasEnded = true;
    },
    noteEntry: () => {
      provedAddress.forget();
      hasEnded = false;
    },
    signedOut: (email = '') => ({
      status: 'signed-out',
      ...(provedAddress.isNoted() && { provedEmail: email }),
      ...(hasEnded && { hasEnded: true }),
    }),
    replacing: (user, isExpected) => {
      const before = shown;
      shown = user;
      if (before === undefined || before.uid === user.uid || isExpected) return {};
      return { replaces: before.email };
    },
  };
}
