/** An e-mail that is due. */
export interface Mail {
  /** The first notification's: the same mail sent again can be recognised by it. */
  uuid: string;
  kind: string;
  createdAt: Date;
  /** Without a name where the one that was given must not be repeated. */
  to: { name?: string; address: string };
  /** The subject. */
  title: string;
  /** What it tells, in the order in which it happened; one at least. */
  updates: readonly MailUpdate[];
  /** Stops mails of its kind: a page to read, and an address to post to (RFC 8058). */
  unsubscribeUrl?: string;
}

/** One thing that a mail tells. */
export interface MailUpdate {
  title: string;
  text: string;
  /** A route of the app, without the `#`. */
  link: string;
  /** What the link says; `Open it in the app` without it. */
  linkLabel?: string;
}

/** Sends e-mails. */
export interface Mailer {
  /**
   * Resolves once the mail is in other hands. Sending the same mail again is harmless: it is the same file, or has the
   * same Message-ID.
   */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}
