import { useSession } from '@drove/shared-auth';
import { browserKeepsSession } from '../lib/browser-keeps-session';
import { sessionNoticeLabels } from './labels';

/** Why a person signs in again, and that a reload of the page will end what begins here. */
export function SessionNotice() {
  const session = useSession();
  if (session.status === 'signed-out' && session.provedEmail !== undefined) {
    return (
      <p role="status" className="alert alert-success alert-soft mb-4">
        {sessionNoticeLabels.addressProved}
      </p>
    );
  }
  if (browserKeepsSession()) return null;
  return <p className="alert alert-warning alert-soft mb-4">{sessionNoticeLabels.notKept}</p>;
}
