import { browserKeepsSession } from '../lib/browser-keeps-session';
import { sessionNoticeLabels } from './labels';

/** Before a sign-in that a reload of the page will end. */
export function SessionNotice() {
  if (browserKeepsSession()) return null;
  return <p className="alert alert-warning alert-soft mb-4">{sessionNoticeLabels.notKept}</p>;
}
