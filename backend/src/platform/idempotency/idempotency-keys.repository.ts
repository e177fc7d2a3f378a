import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../database/tables.js';
import { Problem } from '../http/problem.js';
import type { IdempotencyKeysTable } from './idempotency-keys.table.js';

export interface RequestKey {
  userUuid: string;
  key: string;
  route: string;
  requestHash: string;
  /** The process that asks. */
  processUuid: string;
}

/**
 * Notes down that a request has begun, and that it is done with that where its action is in the same transaction; false
 * when it, or another with its key, has begun before.
 */
export async function beginRequest(
  database: Kysely<Tables>,
  { userUuid, key, route, requestHash, processUuid }: RequestKey,
  now: Date,
  { isDone = false } = {},
): Promise<boolean> {
  const row = await database
    .insertInto('idempotency_keys')
    .values({
      user_uuid: userUuid,
      key,
      route,
      request_hash: requestHash,
      created_at: now,
      done_at: isDone ? now : null,
      process_uuid: processUuid,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export interface EarlierRequest extends Selectable<IdempotencyKeysTable> {
  /** Its process is dead: its lease has ended. */
  is_orphaned: boolean;
}

/** What is known of the request with this key. */
export async function findRequest(
  database: Kysely<Tables>,
  { userUuid, key, processUuid }: RequestKey,
): Promise<EarlierRequest | undefined> {
  return await database
    .selectFrom('idempotency_keys')
    .selectAll()
    .select(sql<boolean>`coalesce(process_uuid <> ${processUuid}, false) and ${hasNoLease}`.as('is_orphaned'))
    .where('user_uuid', '=', userUuid)
    .where('key', '=', key)
    .executeTakeFirst();
}

const hasNoLease = sql<boolean>`not exists (
  select from process_leases
  where process_leases.uuid = idempotency_keys.process_uuid and process_leases.ends_at > clock_timestamp())`;

/**
 * Takes a request over that was begun and never ended, as when its process died; false when another process did, or when
 * it is not as it was found.
 */
export async function takeOverRequest(
  database: Kysely<Tables>,
  { userUuid, key, processUuid }: RequestKey,
  found: Pick<EarlierRequest, 'created_at' | 'process_uuid'>,
  now: Date,
): Promise<boolean> {
  const row = await database
    .updateTable('idempotency_keys')
    .set({ created_at: now, process_uuid: processUuid })
    .where('user_uuid', '=', userUuid)
    .where('key', '=', key)
    .where('response_status', 'is', null)
    .where('done_at', 'is', null)
    .where('created_at', '=', found.created_at)
    .where('process_uuid', 'is not distinct from', found.process_uuid)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that a request was done, in the transaction of the action.
 *
 * @throws Problem 409 REQUEST_IN_PROGRESS when another process did it meanwhile
 */
export async function markDone(
  transaction: Kysely<Tables>,
  { userUuid, key, processUuid }: RequestKey,
  now: Date,
): Promise<void> {
  const row = await transaction
    .updateTable('idempotency_keys')
    .set({ done_at: now })
    .where('user_uuid', '=', userUuid)
    .where('key', '=', key)
    .where('done_at', 'is', null)
    // Not when another process took it over, because this one was silent for too long.
    .where('process_uuid', '=', processUuid)
    .returning('key')
    .executeTakeFirst();
  if (row !== undefined) return;
  const sentence = 'We are still working on this. Please ask again in a moment.';
  throw new Problem(409, 'REQUEST_IN_PROGRESS', sentence, { retryAfterSeconds: 2 });
}

/** Keeps what a request was answered. */
export async function endRequest(
  database: Kysely<Tables>,
  { userUuid, key }: RequestKey,
  { status, body }: { status: number; body: unknown },
): Promise<void> {
  await database
    .updateTable('idempotency_keys')
    .set({ response_status: status, response: JSON.stringify(body) })
    .where('user_uuid', '=', userUuid)
    .where('key', '=', key)
    .execute();
}

/** Forgets a request unless it was done or another process took it over, so that it may be made again. */
export async function forgetRequest(
  database: Kysely<Tables>,
  { userUuid, key, processUuid }: RequestKey,
): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('user_uuid', '=', userUuid)
    .where('key', '=', key)
    .where('done_at', 'is', null)
    .where('process_uuid', '=', processUuid)
    .execute();
}

/** Clears away keys that began long ago, a few hundred at a time. */
export async function deleteOldRequests(database: Kysely<Tables>, begunBefore: Date): Promise<void> {
  await sql`
    delete from idempotency_keys where (user_uuid, key) in (
      select user_uuid, key from idempotency_keys where created_at < ${begunBefore}
      order by created_at limit 500 for update skip locked
    )`.execute(database);
}
