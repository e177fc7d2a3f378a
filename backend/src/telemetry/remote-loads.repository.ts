import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { RemoteLoadsTable } from './remote-loads.table.js';

/** Keeps what a browser reports. */
export async function insertRemoteLoads(
  database: Kysely<Tables>,
  loads: Insertable<RemoteLoadsTable>[],
): Promise<void> {
  await database.insertInto('remote_loads').values(loads).execute();
}

/** Clears a few old ones away: each new report pays for some, so that no job need run. */
export async function deleteOldRemoteLoads(database: Kysely<Tables>, before: Date): Promise<void> {
  await sql`
    delete from remote_loads where id in (
      select id from remote_loads where at < ${before} order by at limit 100 for update skip locked
    )`.execute(database);
}

/** How one version of a remote fared. */
export interface RemoteLoadSummary {
  remote: string;
  version: string;
  /** Attempts, failed ones included. */
  loads: number;
  failures: number;
  /** Milliseconds of those that succeeded; none when none did. */
  median_ms: number | null;
  p95_ms: number | null;
  /** Failures by kind. */
  errors: Record<string, number>;
}

/** Each version's loads since an instant, those that were swapped for a tab left out. */
export async function summariseRemoteLoads(
  database: Kysely<Tables>,
  since: Date,
): Promise<RemoteLoadSummary[]> {
  const { rows } = await sql<RemoteLoadSummary>`
    with counted as (
      select * from remote_loads where at >= ${since} and not overridden
    ), kinds as (
      select remote, version, error, count(*)::int as failures
      from counted where error is not null group by remote, version, error
    )
    select remote, version, count(*)::int as loads, count(error)::int as failures,
      percentile_disc(0.5) within group (order by duration_ms) filter (where error is null and phase = 'remote') as median_ms,
      percentile_disc(0.95) within group (order by duration_ms) filter (where error is null and phase = 'remote') as p95_ms,
      (select coalesce(jsonb_object_agg(kinds.error, kinds.failures), '{}'::jsonb) from kinds
        where kinds.remote = counted.remote and kinds.version = counted.version) as errors
    from counted group by remote, version order by remote, version`.execute(database);
  return rows;
}
