import type { Mail, Mailer } from '../src/platform/mail/mailer.js';

/** Keeps mails in memory, to be looked at. */
export function memoryMailer(): Mailer & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    send: (mail) => {
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => {},
  };
}
