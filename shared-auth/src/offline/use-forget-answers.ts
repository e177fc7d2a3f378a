import { useEffect } from 'react';
import { accountOf } from '../kept-forms/account-of';
import type { Session } from '../session/session';
import { forgetAnswersOfOthers } from './offline-answers';

/** Removes what was stored for others as soon as it is known who is here: on signing in and out, in whatever tab. */
export function useForgetAnswersOfOthers(session: Session): void {
  const account = accountOf(session);
  useEffect(() => {
    if (account === undefined) return;
    forgetAnswersOfOthers(account === 'visitor' ? undefined : account).catch((error: unknown) => {
      console.error('Stored answers could not be removed:', error);
    });
  }, [account]);
}
