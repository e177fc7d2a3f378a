const KEY = 'verification-email-sent';
const WAIT_MS = 60_000;

/**
 * A minute between two mails with a link, on this device and across page loads. It keeps an impatient person from
 * filling their own mailbox; against anyone else the identity service has a limit of its own.
 */
export const verificationEmailWait = {
  begin: (uid: string): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ uid, at: Date.now() }));
    } catch {
      // Blocked or full: then only the identity service's own limit holds.
    }
  },
  /** Milliseconds until the next mail may be asked for; 0 when it may be now. */
  leftMs: (uid: string): number => {
    try {
      const last = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { uid?: unknown; at?: unknown };
      if (last.uid !== uid || typeof last.at !== 'number') return 0;
      // A clock that was set back must not make anyone wait longer.
      return Math.min(WAIT_MS, Math.max(0, last.at + WAIT_MS - Date.now()));
    } catch {
      return 0;
    }
  },
};
