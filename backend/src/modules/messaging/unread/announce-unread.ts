import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { findUnreadThreads, claimUnread } from './unread.repository.js';

/** For how long messages are gathered, and may be read, before bell and mail say that they wait. */
export const gatheringMs = 10 * 60_000;
const dayMs = 86_400_000;

/** Says that messages wait to be read. */
export const announceUnreadJob: JobKind<{ threadUuid: string }> = {
  name: 'tell of messages',
  queue: 'on-time',
  retries: { limit: 6, firstWaitSeconds: 5 },
};

/** Says to each side of a thread whose time has come that messages wait; nothing to one that has read them meanwhile. */
export async function announceUnread(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { threadUuid }: { threadUuid: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const at = now();
    for (const side of ['customer', 'owner'] as const) {
      const told = await claimUnread(transaction, threadUuid, {
        side,
        at,
        mailedBefore: new Date(at.getTime() - dayMs),
      });
      if (told === undefined) continue;
      const { readerUuid, isMailed } = told;
      await publishEvent(transaction, { kind: 'messages_waiting', threadUuid, readerUuid, isMailed }, at);
    }
  });
}

/** The same for threads whose job was lost. */
export async function announceAllUnread(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await eachOf(await findUnreadThreads(deps.database, deps.now()), async (threadUuid) => {
    await announceUnread(deps, { threadUuid });
  });
}
