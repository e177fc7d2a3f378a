import type { Mail, Mailer } from '../../src/platform/mail/mailer.js';
import type { Scheduler } from '../kernel/scheduler.js';

export interface Mailbox {
  mailer: Mailer;
  /** Every mail that reached other hands, by its uuid, with what it said and how often it came. */
  received: Map<string, { words: string; times: number; mayRepeat: boolean }>;
  fault: 'none' | 'refuses' | 'loses_answer';
}

/** A mail server that keeps what it gets, and may fail before or after it has it. */
export function simulatedMailer(scheduler: Scheduler): Mailbox {
  const mailbox: Mailbox = {
    received: new Map(),
    fault: 'none',
    mailer: {
      send: async (mail) => {
        await scheduler.point('mail');
        if (mailbox.fault === 'refuses') throw new Error('421 try again later');
        const known = mailbox.received.get(mail.uuid);
        const process = scheduler.current()?.process;
        mailbox.received.set(mail.uuid, {
          words: known?.words ?? wordsOf(mail),
          times: (known?.times ?? 0) + (known === undefined || known.mayRepeat ? 0 : 1),
          mayRepeat: true,
        });
        if (known !== undefined && known.words !== wordsOf(mail)) {
          throw new Error(`The mail ${mail.uuid} was sent again with other words`);
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
