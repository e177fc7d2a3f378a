import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { readMail, type DueNotification } from './notification-emails.repository.js';

/** A mail that this process may send now. */
export interface DueMail {
  /** The notification's that leads: the first to be due. The same however often the mail is tried. */
  uuid: string;
  reservation_uuid: string | null;
  /** This one included. */
  attempts: number;
  /** What it tells, in the order in which it happened. */
  notifications: DueNotification[];
}

type Leading = Pick<DueMail, 'uuid' | 'reservation_uuid' | 'attempts'> & { user_uuid: string };

/**
 * Takes the mail that has been due longest, if any is, and with its first attempt everything that waits for the same
 * person and trip: from then on they are one mail, which a later attempt repeats, without what is over by then. What is announced after that
 * is another mail, so that the same id always stands for the same words.
 *
 * No other process takes it before `now` plus the waiting time, which doubles with each attempt: if this one dies, it is
 * tried again then.
 */
export async function takeDueMail(
  database: Kysely<Tables>,
  now: Date,
  { firstWaitMs, longestWaitMs }: { firstWaitMs: number; longestWaitMs: number },
): Promise<DueMail | undefined> {
  return await database.transaction().execute(async (transaction) => {
    const leading = await lockLeading(transaction, now);
    if (leading === undefined) return undefined;
    const { uuid, reservation_uuid, attempts } = leading;
    const gathered = attempts === 0 ? await lockWaiting(transaction, leading) : [];
    if (gathered.length > 0) {
      await transaction
        .updateTable('notification_emails')
        .set({ sent_with: uuid })
        .where('notification_uuid', 'in', gathered)
        .execute();
    }
    const waitMs = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs);
    await transaction
      .updateTable('notification_emails')
      .set({ attempts: attempts + 1, next_attempt_at: new Date(now.getTime() + waitMs) })
      .where((where) => where.or([where('notification_uuid', '=', uuid), where('sent_with', '=', uuid)]))
      .where('next_attempt_at', 'is not', null)
      .execute();
    const notifications = await readMail(transaction, uuid);
    return { uuid, reservation_uuid, attempts: attempts + 1, notifications };
  });
}

/**
 * The first that is due. One that waits is passed over while an earlier one of its person and trip waits too: that one is
 * locked by a process that is about to take both. One that is part of another mail is tried with that; by itself only when
 * a process of the release before has settled the other alone.
 */
async function lockLeading(transaction: Kysely<Tables>, now: Date): Promise<Leading | undefined> {
  const { rows } = await sql<Leading>`
    select mail.notification_uuid as uuid, mail.reservation_uuid, mail.attempts, told.user_uuid
    from notification_emails as mail join notifications as told on told.uuid = mail.notification_uuid
    where mail.next_attempt_at <= ${now}
      and not exists (
        select from notification_emails as whole
        where whole.notification_uuid = mail.sent_with and whole.next_attempt_at is not null
      )
      and not (mail.attempts = 0 and exists (
        select from notification_emails as earlier
        join notifications as earlier_told on earlier_told.uuid = earlier.notification_uuid
        where earlier.reservation_uuid = mail.reservation_uuid and earlier_told.user_uuid = told.user_uuid
          and earlier.attempts = 0 and earlier.next_attempt_at is not null
          and (earlier.next_attempt_at, earlier.notification_uuid) < (mail.next_attempt_at, mail.notification_uuid)
      ))
    order by mail.next_attempt_at, mail.notification_uuid limit 1
    for update of mail skip locked`.execute(transaction);
  return rows[0];
}

/** What waits for the same person and trip, due or not. */
async function lockWaiting(
  transaction: Kysely<Tables>,
  { uuid, reservation_uuid, user_uuid }: Leading,
): Promise<string[]> {
  if (reservation_uuid === null) return [];
  const waiting = await transaction
    .selectFrom('notification_emails as mail')
    .innerJoin('notifications as told', 'told.uuid', 'mail.notification_uuid')
    .select('mail.notification_uuid as uuid')
    .where('mail.reservation_uuid', '=', reservation_uuid)
    .where('told.user_uuid', '=', user_uuid)
    .where('mail.notification_uuid', '!=', uuid)
    .where('mail.attempts', '=', 0)
    .where('mail.next_attempt_at', 'is not', null)
    .forUpdate('mail')
    .skipLocked()
    .execute();
  return waiting.map((row) => row.uuid);
}
