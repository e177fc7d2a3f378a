import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** The active administrators, kept from others: two that suspend each other wait in line. */
export async function lockActiveAdmins(transaction: Kysely<Tables>): Promise<string[]> {
  const admins = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .orderBy('uuid')
    .forNoKeyUpdate()
    .execute();
  return admins.map(({ uuid }) => uuid);
}

/** How many administrators can administer. */
export async function countActiveAdmins(database: Kysely<Tables>): Promise<number> {
  const { admins } = await database
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .select(({ fn }) => fn.countAll<number>().as('admins'))
    .executeTakeFirstOrThrow();
  return admins;
}

/** What a person did and what was done to them, the newest first; one more than `limit` when there are more. */
export async function readAuditLogOf(
  database: Kysely<Tables>,
  userUuid: string,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return await database
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.uuid', 'audit_log.actor_uuid')
    .select([
      ...(['audit_log.id', 'audit_log.occurred_at', 'audit_log.action', 'audit_log.reason'] as const),
      ...([
        'audit_log.subject_type',
        'audit_log.subject_uuid',
        'audit_log.before',
        'audit_log.after',
      ] as const),
      ...(['actor.fname', 'actor.lname'] as const),
    ])
    .where((where) =>
      where.or([
        where('audit_log.actor_uuid', '=', userUuid),
        where.and([
          where('audit_log.subject_type', '=', 'user'),
          where('audit_log.subject_uuid', '=', userUuid),
        ]),
      ]),
    )
    .$if(before !== undefined, (rows) => rows.where('audit_log.id', '<', before ?? 0))
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1)
    .execute();
}
