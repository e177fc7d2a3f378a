import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { QueueSummary } from '../../people/public.js';

/** Where the last days begin, and where as many before them. */
export interface Windows {
  since: Date;
  before: Date;
}

/** How many trips are disputed or objected to, and since when the one that waits longest. */
export async function summariseDisputes(database: Kysely<Tables>): Promise<QueueSummary> {
  return await database
    .selectFrom('reservations')
    .where((where) =>
      where.or([
        where('status', '=', 'disputed'),
        where.and([where('objected_at', 'is not', null), where('objection_settled_at', 'is', null)]),
      ]),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<Date | null>('updated_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many trips wait for a person to confirm: their pick-up, or their return, has passed. */
export async function summariseWaitingTrips(database: Kysely<Tables>, now: Date): Promise<QueueSummary> {
  const { rows } = await sql<QueueSummary>`
    select count(*) as waiting, min(case status when 'confirmed' then pick_up_at else return_at end) as "oldestAt"
    from reservations
    where (status = 'confirmed' and pick_up_at <= ${now}) or (status = 'in_progress' and return_at <= ${now})
  `.execute(database);
  return rows[0] ?? { waiting: 0, oldestAt: null };
}

/** How many people have registered. */
export async function countNewUsers(database: Kysely<Tables>, { since, before }: Windows) {
  return await database
    .selectFrom('users')
    .where('created_at', '>=', before)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('created_at', '>=', since).as('last_30_days'),
      fn.countAll<number>().filterWhere('created_at', '<', since).as('before'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many cars were added; what is still a draft is none yet. */
export async function countNewCars(database: Kysely<Tables>, { since, before }: Windows) {
  return await database
    .selectFrom('cars')
    .where('created_at', '>=', before)
    .where('verification', '<>', 'draft')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('created_at', '>=', since).as('last_30_days'),
      fn.countAll<number>().filterWhere('created_at', '<', since).as('before'),
    ])
    .executeTakeFirstOrThrow();
}
