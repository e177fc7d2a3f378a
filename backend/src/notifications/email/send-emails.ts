import type { Deps } from '../../deps.js';
import { withheldReasons } from './withheld-reasons.js';
import {
  noteUnsentEmail,
  settleSentEmail,
  takeDueEmail,
  type DueEmail,
} from './notification-emails.repository.js';

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
export async function sendEmails(deps: Pick<Deps, 'database' | 'mailer' | 'now'>): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < mostPerRun; taken += 1) {
    const email = await takeDueEmail(deps.database, deps.now(), waits);
    if (email === undefined) break;
    if (await sendEmail(deps, email)) sent += 1;
  }
  return sent;
}

async function sendEmail(
  { database, mailer, now }: Pick<Deps, 'database' | 'mailer' | 'now'>,
  email: DueEmail,
): Promise<boolean> {
  const { uuid, kind, title, text, link, created_at } = email;
  const reason = reasonNotToSend(email);
  if (reason !== undefined) {
    await noteUnsentEmail(database, uuid, { reason, isGivenUp: true });
    return false;
  }
  try {
    await mailer.send({
      ...{ uuid, kind, title, text, link },
      createdAt: created_at,
      to: { name: email.fname, address: email.email },
    });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await noteUnsentEmail(database, uuid, { reason: failure, isGivenUp: email.attempts >= mostAttempts });
    return false;
  }
  await settleSentEmail(database, uuid, now());
  return true;
}

/** What is withheld is never sent later: by then it is no news, and it can be read in the app all the time. */
function reasonNotToSend({ account_status, is_confirmed }: DueEmail): string | undefined {
  if (account_status === 'closed') return withheldReasons.closed;
  return is_confirmed ? undefined : withheldReasons.unconfirmed;
}
