import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { sendEmailJob } from './send-email-job.js';
import { withheldReasons } from './withheld-reasons.js';

/** A mail that is not tried any more. */
export interface GivenUpMail {
  uuid: string;
  announcedAt: Date;
  attempts: number;
  reason: string;
}

type OfMails = ExpressionBuilder<Tables & { mail: Tables['notification_emails'] }, 'mail'>;

const isGivenUp = (where: OfMails) =>
  where.and([
    where('mail.sent_at', 'is', null),
    where('mail.next_attempt_at', 'is', null),
    where('mail.sent_with', 'is', null),
    where('mail.last_error', 'is not', null),
    where('mail.last_error', 'not in', Object.values(withheldReasons)),
  ]);

/** The mails that were given up since a moment, the last one first; what is withheld on purpose is none of them. */
export async function findGivenUpMails(
  database: Kysely<Tables>,
  since: Date,
  limit: number,
): Promise<GivenUpMail[]> {
  const rows = await database
    .selectFrom('notification_emails as mail')
    .innerJoin('notifications as told', 'told.uuid', 'mail.notification_uuid')
    .where(isGivenUp)
    .select(['told.uuid', 'told.created_at', 'mail.attempts', 'mail.last_error'])
    .where('told.created_at', '>', since)
    .orderBy('told.created_at', 'desc')
    .orderBy('told.uuid')
    .limit(limit)
    .execute();
  return rows.map(({ uuid, created_at, attempts, last_error }) => ({
    uuid,
    announcedAt: created_at,
    attempts,
    reason: last_error ?? '',
  }));
}

/**
 * Has a mail that was given up tried once more, with everything in it.
 *
 * @returns whether there was one
 */
export async function retryGivenUpMail(
  transaction: Kysely<Tables>,
  uuid: string,
  now: Date,
): Promise<boolean> {
  // Of two that ask at once, the second waits here and finds that it is tried already.
  const found = await transaction
    .updateTable('notification_emails as mail')
    .set({ next_attempt_at: now })
    .where('mail.notification_uuid', '=', uuid)
    .where(isGivenUp)
    .returning('mail.notification_uuid')
    .executeTakeFirst();
  if (found === undefined) return false;
  await transaction
    .updateTable('notification_emails')
    .set({ next_attempt_at: now })
    .where('sent_with', '=', uuid)
    .where('sent_at', 'is', null)
    .execute();
  await enqueue(transaction, sendEmailJob, [{ data: { notificationUuid: uuid }, at: now }]);
  return true;
}
