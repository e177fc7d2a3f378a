import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Side } from '../threads/threads.repository.js';

/**
 * Takes over to tell one side of a thread of what it has not read, when its time has come: no other process does it too.
 *
 * @param mailedBefore who was mailed about the thread after it is not mailed again
 * @returns whom to tell; undefined when nothing waits
 */
export async function claimUnread(
  transaction: Kysely<Tables>,
  threadUuid: string,
  { side, at, mailedBefore }: { side: Side; at: Date; mailedBefore: Date },
): Promise<{ readerUuid: string; isMailed: boolean } | undefined> {
  const [toldAt, mailedAt, unread] = [`${side}_told_at`, `${side}_mailed_at`, `${side}_unread`] as const;
  const isMailDue = sql<boolean>`${sql.ref(unread)} > 0
    and coalesce(${sql.ref(mailedAt)} <= ${mailedBefore}::timestamptz, true)`;
  const thread = await transaction
    .updateTable('message_threads')
    .set({
      [toldAt]: null,
      [mailedAt]: sql<Date>`case when ${isMailDue} then ${at}::timestamptz else ${sql.ref(mailedAt)} end`,
    })
    .where('uuid', '=', threadUuid)
    .where(toldAt, '<=', at)
    .returning([unread, mailedAt, `${side}_uuid`])
    .executeTakeFirst();
  if (thread === undefined || thread[unread] === 0) return undefined;
  return { readerUuid: thread[`${side}_uuid`], isMailed: thread[mailedAt]?.getTime() === at.getTime() };
}

/** Threads with a side that should have been told of messages a minute ago. */
export async function findUnreadThreads(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const due = new Date(now.getTime() - 60_000);
  const rows = await database
    .selectFrom('message_threads')
    .select('uuid')
    .where((where) => where.or([where('customer_told_at', '<', due), where('owner_told_at', '<', due)]))
    .limit(200)
    .execute();
  return rows.map(({ uuid }) => uuid);
}
