import { useState } from 'react';
import { Link } from 'react-router-dom';
import { profileMissingLabels } from './labels';
import { MessagePage, type PageFrame } from './message-page';

export type { PageFrame } from './message-page';

/** Why a page is not for someone, and where they can go instead. */
export interface Refusal {
  heading: string;
  reason: string;
  /** The first one stands out. */
  ways: { to: string; label: string }[];
}

/** Stands in for a page that is not for the user's role. */
export function RefusedPage({ refusal, frame }: { refusal: Refusal; frame: PageFrame }) {
  return (
    <MessagePage
      heading={refusal.heading}
      frame={frame}
      ways={refusal.ways.map(({ to, label }, index) => (
        <Link key={to} to={to} className={index === 0 ? 'btn btn-primary' : 'btn btn-outline'}>
          {label}
        </Link>
      ))}
    >
      <p>{refusal.reason}</p>
    </MessagePage>
  );
}

interface ProfileMissingProps {
  /** Loads the profile once more. */
  onRetry: () => Promise<void>;
  frame: PageFrame;
}

/** Stands in for a page that depends on the role of a user whose profile could not be loaded. */
export function ProfileMissing({ onRetry, frame }: ProfileMissingProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function retry() {
    if (isBusy) return;
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  }

  return (
    <MessagePage
      heading={profileMissingLabels.heading}
      frame={frame}
      ways={
        <>
          <button
            type="button"
            className="btn btn-primary aria-disabled:cursor-progress aria-disabled:opacity-80"
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void retry()}
          >
            {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
            <span>{profileMissingLabels.retry}</span>
          </button>
          <Link to="/" className="btn btn-outline">
            {profileMissingLabels.home}
          </Link>
        </>
      }
    >
      <p>{profileMissingLabels.explanation}</p>
    </MessagePage>
  );
}
