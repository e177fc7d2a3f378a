import { sql, type Kysely } from 'kysely';
import type { Car } from '../cars/cars.table.js';
import { searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ApprovedFacts } from './approved-facts.js';
import type { CarApproval } from './car-approvals.table.js';
import type { CarQueueQuery } from './car-verification.schemas.js';
import type { ReviewQueue } from '../../people/public.js';

/** Cars that wait for a decision, and approved ones whose documents do. */
export const carQueue: ReviewQueue = {
  subjectType: 'car',
  waiting: sql`(
    select uuid, uuid as subject_uuid, submitted_at as waiting_since from cars
    where verification = 'pending' or (verification = 'approved' and documents_wait)
  )`,
};

/** Cars in one status with their owners' names. */
export function selectCarsToVerify(database: Kysely<Tables>, { status = 'pending', query }: CarQueueQuery) {
  const searched = sql`(search_text(cars.make, cars.model, cars.plate) || ' ' || owner.searchable)`;
  const matches = searchCondition(query, searched);
  const select = database
    .selectFrom('cars')
    .innerJoin('users as owner', 'owner.uuid', 'cars.owner_uuid')
    .selectAll('cars')
    .select(['cars.uuid as subject_uuid', 'cars.submitted_at as waiting_since'])
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
    .where((where) =>
      status === 'pending'
        ? where.or([
            where('cars.verification', '=', status),
            where.and({ 'cars.verification': 'approved', 'cars.documents_wait': true }),
          ])
        : where('cars.verification', '=', status),
    );
  return matches === undefined ? select : select.where(matches);
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
