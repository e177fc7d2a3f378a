import { useEffect } from 'react';
import { forgetAnswersOfOthers } from '../offline/offline-answers';
import type { Session } from '../session/session';
import { forgetKeptOfOthers } from './kept-values';

/**
 * Whose forms are kept: the account's, those of a visitor without one, nothing while that is not known, or while the same
 * person is to sign in again.
 */
export function accountOf(session: Session): string | undefined {
  if (session.status === 'loading') return undefined;
  if (session.status === 'signed-out' && session.provedEmail !== undefined) return undefined;
  return session.status === 'signed-in' ? session.user.uid : 'visitor';
}

/**
 * Removes what others have typed in this tab, and the answers that were stored for them on this device, as soon as it is
 * known who is here: on signing in and out.
 */
export function useForgetOthers(session: Session): void {
  const account = accountOf(session);
  useEffect(() => {
    if (account === undefined) return;
    forgetKeptOfOthers(account);
    // A page that is not secure has stored none.
    // Where the browser lets a page keep nothing, nothing is kept.
    if ('caches' in globalThis) forgetAnswersOfOthers(account).catch(() => undefined);
  }, [account]);
}
