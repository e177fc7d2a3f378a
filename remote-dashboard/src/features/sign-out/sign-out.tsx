import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { useAuth } from '@drove/shared-auth';
import { MessagePage } from '@drove/shared-ui/message-page';
import { signOutLabels } from './labels';

/**
 * Signs out as soon as it shows. The dashboard is closed to a visitor, so this page is left for the sign-in
 * page at once; that it worked is said by a toast, which stays through the change. It has the id of the shell's own,
 * which the other tabs show.
 */
export function SignOut() {
  const { signOut } = useAuth();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    signOut().then(
      () => toast.success(signOutLabels.done, { id: 'signed-out' }),
      () => setFailed(true),
    );
  }, [signOut, attempt]);

  function tryAgain() {
    setFailed(false);
    setAttempt(attempt + 1);
  }

  if (!failed) {
    return (
      <MessagePage frame="dashboard" heading={signOutLabels.busyHeading} ways={null}>
        <p role="status">{signOutLabels.busyText}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      frame="dashboard"
      heading={signOutLabels.failedHeading}
      ways={
        <>
          <button type="button" className="btn btn-primary" onClick={tryAgain}>
            {signOutLabels.retry}
          </button>
          <Link to="/dashboard" className="btn btn-outline">
            {signOutLabels.back}
          </Link>
        </>
      }
    >
      <p role="alert">{signOutLabels.failedText}</p>
    </MessagePage>
  );
}
