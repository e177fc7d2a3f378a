import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

interface Block {
  blocker: string;
  blocked: string;
}

export async function insertBlock(
  database: Kysely<Tables>,
  { blocker, blocked }: Block,
  at: Date,
): Promise<void> {
  await database
    .insertInto('message_blocks')
    .values({ blocker_uuid: blocker, blocked_uuid: blocked, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(database: Kysely<Tables>, { blocker, blocked }: Block): Promise<void> {
  await database
    .deleteFrom('message_blocks')
    .where('blocker_uuid', '=', blocker)
    .where('blocked_uuid', '=', blocked)
    .execute();
}

/** Who of two has blocked the other. */
export async function readBlocks(
  database: Kysely<Tables>,
  userUuid: string,
  otherUuid: string,
): Promise<{ byMe: boolean; byOther: boolean }> {
  const rows = await database
    .selectFrom('message_blocks')
    .select('blocker_uuid')
    .where('blocker_uuid', 'in', [userUuid, otherUuid])
    .where('blocked_uuid', 'in', [userUuid, otherUuid])
    .execute();
  const isBy = (uuid: string) => rows.some(({ blocker_uuid }) => blocker_uuid === uuid);
  return { byMe: isBy(userUuid), byOther: isBy(otherUuid) };
}
