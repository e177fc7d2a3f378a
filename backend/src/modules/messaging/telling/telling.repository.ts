import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Side } from '../threads/threads.repository.js';

/**
 * Takes over to tell one side of a thread of what it has not read, when its time has come: no other process does it too.
 *
 * @param mailedBefore who was mailed about the thread after it is not mailed again
 * @returns whom to tell; undefined when nothing waits
 */
export async function takeToTell(
  transaction: Kysely<Tables>,
  threadUuid: string,
  { side, at, mailedBefore }: { side: Side; at: Date; mailedBefore: Date },
): Promise<{ readerUuid: string; isMailed: boolean } | undefined> {
  const [toldAt, mailedAt] = [`${side}_told_at`, `${side}_mailed_at`] as const;
  const thread = await transaction
    .selectFrom('message_threads')
    .selectAll()
    .where('uuid', '=', threadUuid)
    .where(toldAt, '<=', at)
    .forUpdate()
    .executeTakeFirst();
  if (thread === undefined) return undefined;
  const isWaiting = thread[`${side}_unread`] > 0;
  const lastMail = thread[mailedAt];
  const isMailed = isWaiting && (lastMail === null || lastMail <= mailedBefore);
  await transaction
    .updateTable('message_threads')
    .set({ [toldAt]: null, ...(isMailed ? { [mailedAt]: at } : {}) })
    .where('uuid', '=', threadUuid)
    .execute();
  return isWaiting ? { readerUuid: thread[`${side}_uuid`], isMailed } : undefined;
}

/** Threads with a side that should have been told of messages a minute ago. */
export async function findThreadsToTell(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const due = new Date(now.getTime() - 60_000);
  const rows = await database
    .selectFrom('message_threads')
    .select('uuid')
    .where((where) => where.or([where('customer_told_at', '<', due), where('owner_told_at', '<', due)]))
    .limit(200)
    .execute();
  return rows.map(({ uuid }) => uuid);
}
