import type { Mail, Mailer } from '../../src/platform/mail/mailer.js';
import type { Scheduler } from '../kernel/scheduler.js';

export interface Mailbox {
  mailer: Mailer;
  /** Every mail that reached other hands, by its uuid; one may come again as long as its sender cannot know that it did. */
  received: Map<string, { words: string; mayRepeat: boolean }>;
  /** Mails that came again although their sender knew that they were taken, or with other words. */
  repeated: Set<string>;
  /** What was told to whom, and in which mails. */
  facts: Map<string, Set<string>>;
  fault: 'none' | 'refuses' | 'loses_answer';
}

/** A mail server that keeps what it gets, and may fail before or after it has it. */
export function simulatedMailer(scheduler: Scheduler): Mailbox {
  const mailbox: Mailbox = {
    received: new Map(),
    repeated: new Set(),
    facts: new Map(),
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
          mailbox.facts.set(fact, (mailbox.facts.get(fact) ?? new Set()).add(mail.uuid));
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
  updates.map(({ title, text, link }) => factOf(to.address, title, text, link));

/** A fact by its recipient and its words: words name the trip, the amount and the time. */
export const factOf = (...words: string[]) => words.join(' · ');
