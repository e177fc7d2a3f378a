import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

const atOnce = 100;

/** Trips whose return time has passed and whose car no one has confirmed to be back, or whose owner says that it is not. */
export async function findCarsOut(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from (
      (select uuid, return_at from reservations
        where status = 'in_progress' and return_at <= ${now} and owner_took_back_at is null
          and customer_returned_at is null
        order by return_at limit ${atOnce})
      union
      (select uuid, return_at from reservations
        where not_back_at is not null and owner_took_back_at is null order by return_at limit ${atOnce})
    ) as out order by return_at`.execute(database);
  return rows.map(({ uuid }) => uuid);
}
