import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast';
import { useSession } from '@drove/shared-auth';
import { signedOutToastLabels } from './labels';

const id = 'signed-out';

/**
 * Says that the session is over, or another account's, in every tab of the browser: its pages close whichever tab it was
 * ended in, or the identity service itself. A page that ended it knows more, and says so in a toast of the same id, which
 * takes the place of this one.
 */
export function SignedOutToast() {
  const session = useSession();
  const { status } = session;
  const before = useRef(status);
  const hasEnded = status === 'signed-out' && session.hasEnded === true;
  const replacedBy =
    status === 'signed-in' && session.replaces !== undefined ? session.user.email : undefined;

  useEffect(() => {
    if (hasEnded) toast.error(signedOutToastLabels.hasEnded, { id });
    else if (before.current === 'signed-in' && status === 'signed-out') {
      toast.success(signedOutToastLabels.signedOut, { id });
    }
    before.current = status;
  }, [status, hasEnded]);

  useEffect(() => {
    // Until it is read: what happened was in another tab.
    if (replacedBy) toast(signedOutToastLabels.replaced(replacedBy), { id, duration: Infinity });
  }, [replacedBy]);

  return null;
}
