import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.js';

/** An e-mail that this process may send now. */
export interface DueEmail {
  uuid: string;
  kind: string;
  title: string;
  text: string;
  link: string;
  created_at: Date;
  /** This one included. */
  attempts: number;
  fname: string;
  email: string;
  account_status: string;
  is_confirmed: boolean;
}

/**
 * Takes the e-mail that has waited longest, if any is due. No other process takes it before `now` plus the waiting time,
 * which doubles with each attempt: if this one dies, it is tried again then.
 */
export async function takeDueEmail(
  database: Kysely<Tables>,
  now: Date,
  { firstWaitMs, longestWaitMs }: { firstWaitMs: number; longestWaitMs: number },
): Promise<DueEmail | undefined> {
  const { rows } = await sql<DueEmail>`
    update notification_emails as mail
    set attempts = attempts + 1,
        next_attempt_at = ${now}::timestamptz
          + least(${firstWaitMs}::float8 * power(2, attempts), ${longestWaitMs}::float8) * interval '1 millisecond'
    from notifications as told join users on users.uuid = told.user_uuid
    where told.uuid = mail.notification_uuid and mail.notification_uuid = (
      select notification_uuid from notification_emails
      where next_attempt_at <= ${now}
      order by next_attempt_at, notification_uuid limit 1
      for update skip locked
    )
    returning told.uuid, told.kind, told.title, told.text, told.link, told.created_at, mail.attempts,
      users.fname, users.email, users.account_status,
      users.email is not distinct from users.confirmed_email as is_confirmed`.execute(database);
  return rows[0];
}

/** Marks an e-mail as sent. */
export async function settleSentEmail(database: Kysely<Tables>, uuid: string, sentAt: Date): Promise<void> {
  await database
    .updateTable('notification_emails')
    .set({ sent_at: sentAt, next_attempt_at: null, last_error: null })
    .where('notification_uuid', '=', uuid)
    .execute();
}

/**
 * Notes why an e-mail was not sent.
 *
 * @param isGivenUp it stays on record, but is not tried again
 */
export async function noteUnsentEmail(
  database: Kysely<Tables>,
  uuid: string,
  { reason, isGivenUp }: { reason: string; isGivenUp: boolean },
): Promise<void> {
  await database
    .updateTable('notification_emails')
    .set({ last_error: reason.slice(0, 500), ...(isGivenUp ? { next_attempt_at: null } : {}) })
    .where('notification_uuid', '=', uuid)
    .execute();
}
