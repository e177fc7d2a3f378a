import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { RequestCounter } from './request-counter.js';

/** Counts in the database, by its clock, for every process on it; one statement each time. */
export function databaseCounter(database: Kysely<Tables>): RequestCounter {
  return {
    add: async (key, requests, windowMs) => {
      const { rows } = await sql<{ requests: number; ends_in_ms: number }>`
        insert into rate_limit_windows as known (key, requests, ends_at)
        values (${key}, ${requests}, clock_timestamp() + ${windowMs} * interval '1 millisecond')
        on conflict (key) do update set
          requests = excluded.requests
            + case when known.ends_at > clock_timestamp() then known.requests else 0 end,
          ends_at = case when known.ends_at > clock_timestamp() then known.ends_at else excluded.ends_at end
        returning requests, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000)::integer as ends_in_ms`.execute(
        database,
      );
      const [counted = { requests, ends_in_ms: windowMs }] = rows;
      return { requests: counted.requests, endsInMs: Math.max(0, counted.ends_in_ms) };
    },
  };
}

/** Deletes the windows that have ended. */
export async function deleteEndedWindows(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('rate_limit_windows')
    .where('ends_at', '<', sql<Date>`clock_timestamp()`)
    .execute();
}
