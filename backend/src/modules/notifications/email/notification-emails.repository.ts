import type { Kysely } from 'kysely';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import type { Tables } from '../../../platform/database/tables.js';
import { sendEmailJob } from './send-email-job.js';
import { withheldReasons } from './withheld-reasons.js';

/** A notification that goes out by e-mail, and to whom. */
export interface DueNotification {
  uuid: string;
  user_uuid: string;
  kind: string;
  title: string;
  text: string;
  link: string;
  created_at: Date;
  fname: string;
  email: string;
  confirmed_email: string | null;
  account_status: string;
}

/** The notifications of a mail that are not settled, in the order in which they happened. */
export async function readMail(database: Kysely<Tables>, uuid: string): Promise<DueNotification[]> {
  return await database
    .selectFrom('notification_emails as mail')
    .innerJoin('notifications as told', 'told.uuid', 'mail.notification_uuid')
    .innerJoin('users', 'users.uuid', 'told.user_uuid')
    .select(['told.uuid', 'told.user_uuid', 'told.kind', 'told.title', 'told.text'])
    .select(({ fn }) => fn.coalesce('mail.link', 'told.link').as('link'))
    .select(['told.created_at', 'users.fname', 'users.email', 'users.confirmed_email'])
    .select('users.account_status')
    .where((where) =>
      where.or([where('mail.notification_uuid', '=', uuid), where('mail.sent_with', '=', uuid)]),
    )
    .where('mail.next_attempt_at', 'is not', null)
    .orderBy('told.created_at')
    .orderBy('told.uuid')
    .execute();
}

/**
 * Marks a mail as sent, with everything in it.
 *
 * @param told the notifications in it; what else was gathered is withheld
 */
export async function settleSentMail(
  database: Kysely<Tables>,
  uuid: string,
  { sentAt, told }: { sentAt: Date; told: readonly string[] },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await updateMail(transaction, uuid)
      .where('notification_uuid', 'not in', told)
      .set({ next_attempt_at: null, last_error: withheldReasons.past })
      .execute();
    await updateMail(transaction, uuid)
      .set({ sent_at: sentAt, next_attempt_at: null, last_error: null })
      .execute();
  });
}

/**
 * Notes why a mail was not sent, and enqueues its next attempt.
 *
 * @param isGivenUp it stays on record, but is not tried again
 */
export async function noteUnsentMail(
  database: Kysely<Tables>,
  uuid: string,
  { reason, isGivenUp }: { reason: string; isGivenUp: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const mails = await updateMail(transaction, uuid)
      .set({ last_error: reason.slice(0, 500), ...(isGivenUp ? { next_attempt_at: null } : {}) })
      .returning(['notification_uuid', 'next_attempt_at'])
      .execute();
    const at = mails.find(({ notification_uuid }) => notification_uuid === uuid)?.next_attempt_at;
    if (at != null) await enqueue(transaction, sendEmailJob, [{ data: { notificationUuid: uuid }, at }]);
  });
}

function updateMail(database: Kysely<Tables>, uuid: string) {
  return database
    .updateTable('notification_emails')
    .where((where) => where.or([where('notification_uuid', '=', uuid), where('sent_with', '=', uuid)]))
    .where('next_attempt_at', 'is not', null);
}
