import type { Mail, Mailer } from '../../src/platform/mail/mailer.js';
import type { Scheduler } from '../kernel/scheduler.js';

export interface Mailbox {
  mailer: Mailer;
  /** Every mail that reached other hands, by its uuid; one may come again as long as its sender cannot know that it did. */
  received: Map<string, { words: string; mayRepeat: boolean }>;
  /** What came twice: a mail whose sender knew that it was taken, or the same fact in another one. */
  repeated: Set<string>;
  fault: 'none' | 'refuses' | 'loses_answer';
}

/** A mail server that keeps what it gets, and may fail before or after it has it. */
export function simulatedMailer(scheduler: Scheduler): Mailbox {
  /** In which mail each fact came last. */
  const facts = new Map<string, string>();
  const mailbox: Mailbox = {
    received: new Map(),
    repeated: new Set(),
    fault: 'none',
    mailer: {
      send: async (mail) => {
        await scheduler.point('mail');
        if (mailbox.fault === 'refuses') throw new Error('421 try again later');
        const known = mailbox.received.get(mail.uuid);
        const process = scheduler.current()?.process;
        const words = wordsOf(mail);
        mailbox.received.set(mail.uuid, { words, mayRepeat: true });
        for (const fact of factsOf(mail)) {
          if ((facts.get(fact) ?? mail.uuid) !== mail.uuid) mailbox.repeated.add(fact);
          facts.set(fact, mail.uuid);
        }
        if (known?.mayRepeat === false) mailbox.repeated.add(words);
        if (known !== undefined && known.words !== words) {
          mailbox.repeated.add(`${known.words} and then ${words}`);
        }
        if (mailbox.fault === 'loses_answer') throw new Error('The connection was lost');
        await scheduler.point('mail answers');
        // It is known to have been taken: sent once more, it would be sent twice.
        const entry = mailbox.received.get(mail.uuid);
        if (entry !== undefined && process?.isAlive === true) entry.mayRepeat = process.diesIn !== undefined;
      },
      close: () => undefined,
    },
  };
  return mailbox;
}

const wordsOf = ({ to, title, updates }: Mail) =>
  JSON.stringify([to.address, title, updates.map(({ text }) => text)]);

const factsOf = ({ to, updates }: Mail) =>
  updates.map(({ title, text, link }) => JSON.stringify([to.address, title, text, link]));
