import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CarVerification } from '../cars/car-life-cycles.js';
import type { Car } from '../cars/cars.table.js';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ApprovedFacts } from './approved-facts.js';
import type { CarApproval } from './car-approvals.table.js';
import type { QueueSummary } from '../../people/public.js';

/** Cars in one state with their owners' names, the one first that was sent first; one more than `limit` when there are more. */
export async function readCarQueue(
  database: Kysely<Tables>,
  {
    status,
    pattern,
    after,
    limit,
  }: {
    status: CarVerification;
    pattern: RawBuilder<string> | undefined;
    after: ListPosition | undefined;
    limit: number;
  },
) {
  return await database
    .selectFrom('cars')
    .innerJoin('users as owner', 'owner.uuid', 'cars.owner_uuid')
    .selectAll('cars')
    .select(['owner.fname', 'owner.lname'])
    .select((build) =>
      build
        .exists(
          build
            .selectFrom('car_approvals')
            .select('car_approvals.id')
            .whereRef('car_approvals.car_uuid', '=', 'cars.uuid'),
        )
        .$castTo<boolean>()
        .as('was_approved'),
    )
    .where('cars.verification', '=', status)
    .$if(pattern !== undefined, (rows) =>
      rows.where(
        sql<boolean>`search_text(cars.make, cars.model, cars.plate, owner.fname, owner.lname, owner.email) like ${pattern}`,
      ),
    )
    .$if(after !== undefined, (rows) =>
      rows.where((where) =>
        where.or([
          where('cars.submitted_at', '>', after?.at ?? null),
          where.and([
            where('cars.submitted_at', '=', after?.at ?? null),
            where('cars.uuid', '>', after?.uuid ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('cars.submitted_at')
    .orderBy('cars.uuid')
    .limit(limit + 1)
    .execute();
}

/** How many wait, and since when the one that waits longest. */
export async function summariseCarQueue(database: Kysely<Tables>): Promise<QueueSummary> {
  const { waiting, oldestAt } = await database
    .selectFrom('cars')
    .where('verification', '=', 'pending')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<Date | null>('submitted_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldestAt };
}

/** The car that waits longest of those that no one else is looking at; undefined when there is none. */
export async function findNextInCarQueue(
  database: Kysely<Tables>,
  { adminUuid, notUuid, now }: { adminUuid: string; notUuid: string; now: Date },
): Promise<string | undefined> {
  const next = await database
    .selectFrom('cars')
    .select('cars.uuid')
    .where('cars.verification', '=', 'pending')
    .where('cars.uuid', '<>', notUuid)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('verification_claims as claim')
            .select('claim.subject_uuid')
            .where('claim.subject_type', '=', 'car')
            .whereRef('claim.subject_uuid', '=', 'cars.uuid')
            .where('claim.admin_uuid', '<>', adminUuid)
            .where('claim.expires_at', '>', now),
        ),
      ),
    )
    .orderBy('cars.submitted_at')
    .orderBy('cars.uuid')
    .limit(1)
    .executeTakeFirst();
  return next?.uuid;
}

/** What a person last said yes to of a car; undefined when no one has. */
export async function findLastApproval(
  database: Kysely<Tables>,
  carUuid: string,
): Promise<CarApproval | undefined> {
  return await database
    .selectFrom('car_approvals')
    .selectAll()
    .where('car_uuid', '=', carUuid)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Remembers what a person said yes to. */
export async function insertApproval(
  database: Kysely<Tables>,
  {
    carUuid,
    approvedBy,
    at,
    facts,
  }: { carUuid: string; approvedBy: string | null; at: Date; facts: ApprovedFacts },
): Promise<void> {
  await database
    .insertInto('car_approvals')
    .values({ car_uuid: carUuid, approved_by: approvedBy, approved_at: at, facts: JSON.stringify(facts) })
    .execute();
}

/** Other cars that say they have the same plate, or the same VIN; a few of them. */
export async function findCarsLike(database: Kysely<Tables>, { uuid, plate, vin }: Car) {
  return await database
    .selectFrom('cars')
    .innerJoin('users as owner', 'owner.uuid', 'cars.owner_uuid')
    .select(['cars.uuid', 'cars.make', 'cars.model', 'owner.fname', 'owner.lname'])
    .where('cars.uuid', '<>', uuid)
    .where('cars.verification', '<>', 'draft')
    .where((where) =>
      where.or([
        where(
          sql`regexp_replace(upper(cars.plate), '[^A-Z0-9]', '', 'g')`,
          '=',
          (plate ?? '').toUpperCase().replace(/[^A-Z0-9]/g, ''),
        ),
        ...(vin === null ? [] : [where('cars.vin', '=', vin)]),
      ]),
    )
    .limit(5)
    .execute();
}

/** What was done to a car's verification, the newest first. */
export async function readCarHistory(database: Kysely<Tables>, carUuid: string) {
  return await database
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.uuid', 'audit_log.actor_uuid')
    .select(['audit_log.occurred_at', 'audit_log.action', 'audit_log.reason', 'actor.fname', 'actor.lname'])
    .where('subject_type', '=', 'car')
    .where('subject_uuid', '=', carUuid)
    .orderBy('audit_log.id', 'desc')
    .limit(50)
    .execute();
}

/** The last decision on a car after a moment; undefined when there was none. */
export async function findLastDecision(database: Kysely<Tables>, carUuid: string, after: Date) {
  return await database
    .selectFrom('audit_log')
    .select(['actor_uuid', 'occurred_at', 'action'])
    .where('subject_type', '=', 'car')
    .where('subject_uuid', '=', carUuid)
    .where('action', 'in', [
      ...['car.approved', 'car.rejected', 'car.changes_requested', 'car.suspended', 'car.reinstated'],
    ])
    .where('occurred_at', '>', after)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
