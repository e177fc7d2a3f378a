import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from 'shared-auth';
import { profileMissingLabels } from './labels';
import { MessagePage } from './message-page';

/** For a user whose profile could not be loaded, where a page needs to know their role. */
export function ProfileMissing() {
  const { retryProfile } = useAuth();
  const [busy, setBusy] = useState(false);

  async function tryAgain() {
    if (busy) return;
    setBusy(true);
    await retryProfile();
    setBusy(false);
  }

  return (
    <MessagePage
      heading={profileMissingLabels.heading}
      ways={
        <>
          <button
            type="button"
            className="btn btn-primary aria-disabled:cursor-progress aria-disabled:opacity-80"
            aria-disabled={busy}
            aria-busy={busy}
            onClick={() => void tryAgain()}
          >
            {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
            {profileMissingLabels.retry}
          </button>
          <Link to="/" className="btn btn-outline">
            {profileMissingLabels.toHomePage}
          </Link>
        </>
      }
    >
      <p>{profileMissingLabels.explanation}</p>
    </MessagePage>
  );
}
