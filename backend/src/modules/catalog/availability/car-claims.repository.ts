import { sql, type Kysely, type RawBuilder } from 'kysely';
import { carUnavailable } from '../cars/car-problems.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ClaimKind } from './car-claims.table.js';

export interface Claim {
  kind: ClaimKind;
  begins_at: Date;
  ends_at: Date;
}

const exclusionViolation = '23P01';

/** What counts on a car's time between two moments, in order. Holds that have expired do not count. */
export async function readClaims(
  database: Kysely<Tables>,
  carUuid: string,
  {
    from,
    to,
    now,
    exceptUuid = null,
  }: { from: Date; to: Date; now: Date; exceptUuid?: string | null | undefined },
): Promise<Claim[]> {
  return await database
    .selectFrom('car_claims')
    .select(['kind', 'begins_at', 'ends_at'])
    .where('car_uuid', '=', carUuid)
    .where('ends_at', '>', from)
    .where('begins_at', '<', to)
    .$if(exceptUuid !== null, (select) => select.where('uuid', '!=', exceptUuid))
    .where((where) => where.or([where('hold_expires_at', 'is', null), where('hold_expires_at', '>', now)]))
    .orderBy('begins_at')
    .execute();
}

/** The condition that something that counts takes a moment of `[from, to)`. */
export function isTaken(
  carUuid: string,
  { from, to, now }: { from: Date; to: Date; now: Date },
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from car_claims
    where car_uuid = ${carUuid} and ends_at > ${from} and begins_at < ${to}
      and (hold_expires_at is null or hold_expires_at > ${now}))`;
}

/** Whether nothing that counts takes any moment of `[from, to)`. */
export async function isCarFree(
  database: Kysely<Tables>,
  carUuid: string,
  period: { from: Date; to: Date; now: Date },
): Promise<boolean> {
  return (await readClaims(database, carUuid, period)).length === 0;
}

/**
 * Takes a car's time. Lock the car first; holds on it that have expired are cleared away.
 *
 * @throws Problem 409 CAR_UNAVAILABLE when the database finds another claim there
 */
export async function insertClaim(
  transaction: Kysely<Tables>,
  carUuid: string,
  taken: Claim & { holdExpiresAt?: Date },
  now: Date,
): Promise<string> {
  const uuid = await claimIfFree(transaction, carUuid, taken, now);
  if (uuid === undefined) throw carUnavailable();
  return uuid;
}

/** The same; nothing, and the transaction goes on, when the database finds another claim there. */
export async function claimIfFree(
  transaction: Kysely<Tables>,
  carUuid: string,
  taken: Claim & { holdExpiresAt?: Date },
  now: Date,
): Promise<string | undefined> {
  const { kind, begins_at, ends_at, holdExpiresAt = null } = taken;
  // Counting what is cleared makes that come first.
  const { rows } = await sql<{ uuid: string }>`
    with cleared as (
      delete from car_claims where car_uuid = ${carUuid} and hold_expires_at <= ${now} returning uuid
    )
    insert into car_claims (car_uuid, kind, begins_at, ends_at, hold_expires_at)
    select ${carUuid}, ${kind}, ${begins_at}, ${ends_at}, ${holdExpiresAt}
    from (select count(*) from cleared) as first
    on conflict do nothing
    returning uuid`.execute(transaction);
  return rows[0]?.uuid;
}

/** Blocked time that is not over yet, of several cars, by the car's id. */
export async function readBlockedTimes(
  database: Kysely<Tables>,
  carUuids: readonly string[],
  now: Date,
): Promise<Map<string, Claim[]>> {
  const times = new Map<string, Claim[]>(carUuids.map((uuid) => [uuid, []]));
  if (carUuids.length === 0) return times;
  const rows = await database
    .selectFrom('car_claims')
    .select(['car_uuid', 'kind', 'begins_at', 'ends_at'])
    .where('car_uuid', 'in', carUuids)
    .where('kind', '=', 'blocked')
    .where('ends_at', '>', now)
    .orderBy('begins_at')
    .execute();
  for (const { car_uuid, ...claim } of rows) times.get(car_uuid)?.push(claim);
  return times;
}

/** Gives free what the owner blocked and is not over yet. */
export async function deleteBlockedTimes(
  database: Kysely<Tables>,
  carUuid: string,
  now: Date,
): Promise<void> {
  await database
    .deleteFrom('car_claims')
    .where('car_uuid', '=', carUuid)
    .where('kind', '=', 'blocked')
    .where('ends_at', '>', now)
    .execute();
}

/** Whether customers have claims on a car that are not over: reservations, and holds while they pay. */
export async function hasCustomersToCome(
  database: Kysely<Tables>,
  carUuid: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('car_claims')
    .select(sql<number>`1`.as('one'))
    .where('car_uuid', '=', carUuid)
    .where('kind', '!=', 'blocked')
    .where('ends_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When a claim that is there begins and ends. */
export async function readClaim(
  database: Kysely<Tables>,
  claimUuid: string,
): Promise<Pick<Claim, 'begins_at' | 'ends_at'>> {
  return await database
    .selectFrom('car_claims')
    .select(['begins_at', 'ends_at'])
    .where('uuid', '=', claimUuid)
    .executeTakeFirstOrThrow();
}

/** The first claim that counts and begins in `[after, before)`; undefined when there is none. */
export async function findNextClaim(
  database: Kysely<Tables>,
  carUuid: string,
  { after, before, now }: { after: Date; before: Date; now: Date },
): Promise<{ uuid: string; begins_at: Date } | undefined> {
  return await database
    .selectFrom('car_claims')
    .select(['uuid', 'begins_at'])
    .where('car_uuid', '=', carUuid)
    .where('begins_at', '>=', after)
    .where('begins_at', '<', before)
    .where((where) => where.or([where('hold_expires_at', 'is', null), where('hold_expires_at', '>', now)]))
    .orderBy('begins_at')
    .executeTakeFirst();
}

/** Makes a hold a reservation, or lets it last until another moment; false when it has been cleared away. */
export async function keepClaim(
  transaction: Kysely<Tables>,
  claimUuid: string,
  { holdExpiresAt }: { holdExpiresAt: Date | null },
): Promise<boolean> {
  const row = await transaction
    .updateTable('car_claims')
    .set({ kind: holdExpiresAt === null ? 'reservation' : 'hold', hold_expires_at: holdExpiresAt })
    .where('uuid', '=', claimUuid)
    .returning('uuid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a car's time free. */
export async function deleteClaims(
  transaction: Kysely<Tables>,
  claimUuids: readonly string[],
): Promise<void> {
  if (claimUuids.length === 0) return;
  await transaction.deleteFrom('car_claims').where('uuid', 'in', claimUuids).execute();
}

/**
 * Moves a claim to another time that is free. Lock the car first; holds on it that have expired are cleared away.
 *
 * @throws Problem 409 CAR_UNAVAILABLE when the database finds another claim there
 */
export async function moveClaim(
  transaction: Kysely<Tables>,
  claimUuid: string,
  { begins_at, ends_at }: Pick<Claim, 'begins_at' | 'ends_at'>,
  now: Date,
): Promise<void> {
  const { car_uuid } = await transaction
    .selectFrom('car_claims')
    .select('car_uuid')
    .where('uuid', '=', claimUuid)
    .executeTakeFirstOrThrow();
  await clearExpiredHolds(transaction, car_uuid, now);
  await orUnavailable(
    transaction.updateTable('car_claims').set({ begins_at, ends_at }).where('uuid', '=', claimUuid).execute(),
  );
}

async function clearExpiredHolds(transaction: Kysely<Tables>, carUuid: string, now: Date): Promise<void> {
  await transaction
    .deleteFrom('car_claims')
    .where('car_uuid', '=', carUuid)
    .where('hold_expires_at', '<=', now)
    .execute();
}

/** What the code overlooked the database refuses; nothing else can be done in the transaction then. */
async function orUnavailable<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    if ((error as { code?: unknown }).code === exclusionViolation) throw carUnavailable();
    throw error;
  }
}
