import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/**
 * How soon an owner answered first questions since an instant; those without an answer count as answered never, unless
 * they were asked after `waitingSince`.
 *
 * @returns hours until half of them were answered, null where most have no answer; how many were answered within a day
 */
export async function readAnswers(
  database: Kysely<Tables>,
  ownerUuid: string,
  { since, waitingSince }: { since: Date; waitingSince: Date },
): Promise<{ questions: number; medianHours: number | null; withinDay: number }> {
  const { rows } = await sql<{ questions: number; median_hours: number | null; within_day: number }>`
    select count(*)::int as questions,
      nullif(percentile_disc(0.5) within group (order by coalesce(hours, 'infinity')), 'infinity') as median_hours,
      count(*) filter (where hours <= 24)::int as within_day
    from (
      select extract(epoch from answered_at - created_at)::float8 / 3600 as hours from message_threads
      where owner_uuid = ${ownerUuid} and reservation_uuid is null and created_at >= ${since}
        and (answered_at is not null or created_at <= ${waitingSince})
    ) as question`.execute(database);
  const [row] = rows;
  return {
    questions: row?.questions ?? 0,
    medianHours: row?.median_hours ?? null,
    withinDay: row?.within_day ?? 0,
  };
}
