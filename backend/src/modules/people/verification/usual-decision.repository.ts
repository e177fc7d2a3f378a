import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** How many of the last decisions say how long one usually takes. */
const countedDecisions = 50;

/** The median time from sending documents to the decision on them, of the last decisions; undefined before the first. */
export async function readUsualDecisionMs(database: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at))::float8
      as seconds
    from (
      select submitted_at, decided_at from user_verifications
      where decided_at is not null and submitted_at is not null
      order by decided_at desc limit ${countedDecisions}
    ) as lately`.execute(database);
  const seconds = rows[0]?.seconds ?? null;
  return seconds === null ? undefined : seconds * 1000;
}
