import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** Where the last days begin, and where as many before them. */
export interface Windows {
  since: Date;
  before: Date;
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
