/** An e-mail that is due. */
export interface Mail {
  /** The notification's: the same mail sent again can be recognised by it. */
  uuid: string;
  kind: string;
  createdAt: Date;
  to: { name: string; address: string };
  title: string;
  text: string;
  /** A route of the app, without the `#`. */
  link: string;
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
