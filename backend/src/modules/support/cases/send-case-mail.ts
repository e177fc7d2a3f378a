import type { Deps } from '../../../platform/deps.js';
import { brandName } from '../../../platform/mail/brand.js';
import type { Mail } from '../../../platform/mail/mailer.js';
import { caseNumber } from './case-number.js';
import { findMessageToMail, markMailed, type MessageToMail } from './case-messages.repository.js';

/**
 * Sends the mail of a message, unless it was sent or its case has gone with an account. A crash between sending and
 * noting it sends it again, with the same id.
 */
export async function sendCaseMail(
  { database, mailer, now }: Pick<Deps, 'database' | 'mailer' | 'now'>,
  messageUuid: string,
): Promise<void> {
  const message = await findMessageToMail(database, messageUuid);
  if (message === undefined) return;
  await mailer.send(message.admin_uuid === null ? receiptOf(message) : answerOf(message));
  await markMailed(database, messageUuid, now());
}

/** Repeats nothing that was typed: anyone can give any address, and our mails must not carry their words there. */
function receiptOf(message: MessageToMail): Mail {
  const number = caseNumber(message.number);
  return {
    uuid: message.uuid,
    kind: 'case_received',
    createdAt: message.created_at,
    to: message.user_uuid === null ? { address: message.email } : addressOf(message),
    title: `We’ve got your message (${number})`,
    updates: [
      {
        title: `We’ve got your message (${number})`,
        text: 'Thank you for contacting us. We usually reply within a day, to this address. To add something, follow the link. If you didn’t write to us, please ignore this email.',
        link: `/contact?case=${message.case_uuid}`,
      },
    ],
  };
}

function answerOf(message: MessageToMail): Mail {
  return {
    uuid: message.uuid,
    kind: 'case_answered',
    createdAt: message.created_at,
    to: addressOf(message),
    title: `Reply from ${brandName} (${caseNumber(message.number)})`,
    updates: [
      {
        title: 'Our reply',
        text: message.text,
        link: `/contact?case=${message.case_uuid}`,
        linkLabel: 'Reply',
      },
    ],
  };
}

const addressOf = ({ name, email }: MessageToMail) => ({ name, address: email });
