import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast';
import { useSession } from '@drove/shared-auth';
import { signedOutToastLabels } from './labels';

/**
 * Says that the session is over, in every tab of the browser: its pages close whichever tab it was ended in, or the
 * identity service itself. A page that ended it knows more, and says so in a toast of the same id, which takes the
 * place of this one.
 */
export function SignedOutToast() {
  const { status } = useSession();
  const before = useRef(status);

  useEffect(() => {
    if (before.current === 'signed-in' && status === 'signed-out') {
      toast.success(signedOutToastLabels.signedOut, { id: 'signed-out' });
    }
    before.current = status;
  }, [status]);

  return null;
}
