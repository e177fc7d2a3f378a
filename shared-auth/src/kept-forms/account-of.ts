import { useEffect } from 'react';
import type { Session } from '../session/session';
import { forgetKeptOfOthers } from './kept-values';

/** Whose forms are kept: the account's, those of a visitor without one, nothing while that is not known. */
export function accountOf(session: Session): string | undefined {
  if (session.status === 'loading') return undefined;
  return session.status === 'signed-in' ? session.user.uid : 'visitor';
}

/** Removes what others have typed in this tab as soon as it is known who is here: on signing in and out. */
export function useForgetFormsOfOthers(session: Session): void {
  const account = accountOf(session);
  useEffect(() => {
    if (account !== undefined) forgetKeptOfOthers(account);
  }, [account]);
}
