import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import { readMailToken } from '../preferences/preferences.repository.js';
import { topicOf } from './mail-times.js';
import type { Deps } from '../../../platform/deps.js';
import { readAnnouncedTrip } from '../announced-facts.repository.js';
import { gatheredTitle } from '../messages/gathered-title.js';
import { isError, messageOf } from '../../../platform/logging/logged-error.js';
import type { Mail } from '../../../platform/mail/mailer.js';
import { noteUnsentMail, settleSentMail, type DueNotification } from './notification-emails.repository.js';
import { withoutPastAsks } from './pending-asks.js';
import { takeDueMail, type DueMail } from './take-due-mail.repository.js';
import { withheldReasons } from './withheld-reasons.js';

/** The first wait is also how long a mail that is being sent is kept from others: longer than any sending takes. */
const waits = { firstWaitMs: 2 * 60_000, longestWaitMs: 6 * 3_600_000 };
/** About two days of trying. */
const mostAttempts = 16;
/** The next run goes on, so that a flood of mails does not keep the process from stopping. */
const mostPerRun = 50;

/**
 * Sends the e-mails that are due. Never inside a transaction; several processes may do it at once, and none takes what
 * another is sending. A mail counts as sent only after it was, so a crash in between sends it again, with the same id.
 *
 * @returns how many were sent
 */
export async function sendEmails(deps: Deps): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < mostPerRun; taken += 1) {
    const outcome = await sendDueEmail(deps);
    if (outcome === 'none due') break;
    if (outcome === 'sent') sent += 1;
  }
  return sent;
}

/** Sends the mail that has been due longest, if any is. */
export async function sendDueEmail(deps: Deps): Promise<'sent' | 'not sent' | 'none due'> {
  const due = await takeDueMail(deps.database, deps.now(), waits);
  if (due === undefined) return 'none due';
  return (await sendMail(deps, due)) ? 'sent' : 'not sent';
}

async function sendMail(deps: Deps, due: DueMail): Promise<boolean> {
  const { database, mailer, now, apiUrl } = deps;
  const [first] = due.notifications;
  // The account was closed in this moment, and what it was told has gone with it.
  if (first === undefined) return false;
  const to = addressOf(first);
  if ('withheld' in to) {
    await noteUnsentMail(database, due.uuid, { reason: to.withheld, isGivenUp: true });
    return false;
  }
  const { reservation_uuid, notifications } = due;
  let news = notifications;
  try {
    if (reservation_uuid !== null) news = await withoutPastAsks(deps, reservation_uuid, notifications);
    if (news.length === 0) {
      await noteUnsentMail(database, due.uuid, { reason: withheldReasons.past, isGivenUp: true });
      return false;
    }
    // Of a mail that begins with money, too.
    const [topic] = news.flatMap(({ kind }) => topicOf(kind as DomainEvent['kind']) ?? []);
    const token = topic && (await readMailToken(database, first.user_uuid, topic));
    const unsubscribe = token === undefined ? {} : { unsubscribeUrl: `${apiUrl}/unsubscribe/${token}` };
    const words = await wordsOf(database, reservation_uuid, news);
    await mailer.send({ ...words, ...unsubscribe, uuid: due.uuid, to });
  } catch (error) {
    // What a mail server says can name the address and more: administrators read it.
    const reason = isError(error) ? messageOf(error) : 'The mail server refused it';
    await noteUnsentMail(database, due.uuid, { reason, isGivenUp: due.attempts >= mostAttempts });
    return false;
  }
  await settleSentMail(database, due.uuid, { sentAt: now(), told: news.map(({ uuid }) => uuid) });
  return true;
}

/** What is withheld is never sent later: by then it is no news, and it can be read in the app all the time. */
function addressOf(person: DueNotification): Mail['to'] | { withheld: string } {
  const { account_status, email, confirmed_email, fname, kind } = person;
  if (account_status === 'closed') return { withheld: withheldReasons.closed };
  // Where money goes, the address of before has the mail: the new one may be a stranger's.
  if (kind === 'payout_account_changed' && confirmed_email !== null)
    return { name: fname, address: confirmed_email };
  if (email !== confirmed_email) return { withheld: withheldReasons.unconfirmed };
  return { name: fname, address: email };
}

async function wordsOf(
  database: Deps['database'],
  reservationUuid: string | null,
  notifications: readonly DueNotification[],
): Promise<Omit<Mail, 'uuid' | 'to'>> {
  const [first] = notifications;
  const last = notifications.at(-1);
  if (first === undefined || last === undefined) throw new Error('A mail has nothing to tell');
  const updates = notifications.map(({ kind, title, text, link }) => ({
    title,
    text,
    link,
    ...(kind === 'messages_waiting' ? { linkLabel: 'Reply' } : {}),
  }));
  const isOne = reservationUuid === null || updates.length === 1;
  const title = isOne
    ? first.title
    : gatheredTitle(updates.length, await readAnnouncedTrip(database, reservationUuid), first.user_uuid);
  return { kind: isOne ? first.kind : 'trip_updates', createdAt: last.created_at, title, updates };
}
