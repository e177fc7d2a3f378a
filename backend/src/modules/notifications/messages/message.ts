/** What one person reads about an event. */
export interface Message {
  userUuid: string;
  title: string;
  /** One or two plain sentences: which car, which days, how much. */
  text: string;
  /** A route of the app, without the `#`. */
  link: string;
  /** The same in the mail alone: what it proves is that its reader has the mail. */
  mailLink?: string;
  /** The trip that it is about, if any. */
  reservationUuid?: string;
  /** False for what is in the bell alone. */
  isMailed?: boolean;
  /** When it is too late for the reader to do something about it, if it ever is. */
  deadline?: Date;
}

/** The rest of a sentence for a reason that a person typed, or nothing. */
export function formatReason(reason: string | undefined): string {
  return reason === undefined || reason.trim() === '' ? '' : ` Reason: “${reason.trim()}”`;
}
