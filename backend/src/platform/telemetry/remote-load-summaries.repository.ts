import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { durationPercentile } from './duration-buckets.js';

/** How one version of a remote fared. */
export interface RemoteLoadSummary {
  remote: string;
  version: string;
  /** Attempts, failed ones included. */
  loads: number;
  failures: number;
  /** Milliseconds of those that succeeded, right to about 10 %; none when none did. */
  median_ms: number | null;
  p95_ms: number | null;
  /** Failures by kind. */
  errors: Record<string, number>;
  /** Distinct sampled browsers, those of them with a failure, and the networks that they are in. */
  browsers: number;
  failed_browsers: number;
  networks: number;
  /** Sampled browsers with a fault after it had loaded. */
  erred_browsers: number;
}

interface Row extends Omit<RemoteLoadSummary, 'median_ms' | 'p95_ms'> {
  durations: { bucket: number; loads: number }[];
}

/** Each version's loads since the minute (durations: the hour) of an instant. */
export async function summariseRemoteLoads(
  database: Kysely<Tables>,
  since: Date,
): Promise<RemoteLoadSummary[]> {
  const { rows } = await sql<Row>`
    with outcomes as (
      select release_id, outcome, sum(loads)::int as loads from remote_load_counts
      where minute >= date_trunc('minute', ${since}::timestamptz) group by release_id, outcome
    ), totals as (
      select release_id, sum(loads)::int as loads,
        coalesce(sum(loads) filter (where outcome <> 'loaded'), 0)::int as failures,
        coalesce(jsonb_object_agg(outcome, loads) filter (where outcome <> 'loaded'), '{}'::jsonb) as errors
      from outcomes group by release_id
    ), times as (
      select release_id, bucket, sum(loads)::int as loads from remote_load_durations
      where hour >= date_trunc('hour', ${since}::timestamptz) group by release_id, bucket
    ), sample as (
      select release_id, count(*)::int as browsers, count(distinct network)::int as networks,
        (count(*) filter (where failed_at >= ${since}))::int as failed_browsers,
        (count(*) filter (where erred_at >= ${since}))::int as erred_browsers
      from remote_load_browsers where seen_at >= ${since} group by release_id
    )
    select remote, version, totals.loads, failures, errors,
      coalesce(browsers, 0) as browsers, coalesce(networks, 0) as networks,
      coalesce(failed_browsers, 0) as failed_browsers, coalesce(erred_browsers, 0) as erred_browsers,
      (select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket, 'loads', times.loads)), '[]'::jsonb)
        from times where times.release_id = totals.release_id) as durations
    from totals join reported_releases on id = totals.release_id
    left join sample on sample.release_id = totals.release_id
    order by remote, version`.execute(database);
  return rows.map(({ durations, ...row }) => ({
    ...row,
    median_ms: durationPercentile(durations, 0.5),
    p95_ms: durationPercentile(durations, 0.95),
  }));
}
