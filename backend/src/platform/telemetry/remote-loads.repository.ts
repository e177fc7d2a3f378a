import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type {
  RemoteLoadBrowsersTable,
  RemoteLoadCountsTable,
  RemoteLoadDurationsTable,
} from './remote-loads.table.js';

const dayMs = 24 * 3600 * 1000;

// Each statement ends its own transaction and takes its rows in one order, so that reports never wait in a circle.

/** Adds to the counts; as many at once as there are processes. */
export async function addCounts(
  database: Kysely<Tables>,
  counts: Insertable<RemoteLoadCountsTable>[],
): Promise<void> {
  if (counts.length === 0) return;
  const key = ({ release_id, outcome }: Insertable<RemoteLoadCountsTable>) =>
    `${String(release_id).padStart(12)} ${outcome}`;
  await database
    .insertInto('remote_load_counts')
    .values(counts.toSorted((one, other) => key(one).localeCompare(key(other))))
    .onConflict((conflict) =>
      conflict
        .columns(['release_id', 'minute', 'outcome'])
        .doUpdateSet({ loads: sql`remote_load_counts.loads + excluded.loads` }),
    )
    .execute();
}

/** Adds to the durations; see `durationBucket`. */
export async function addDurations(
  database: Kysely<Tables>,
  durations: Insertable<RemoteLoadDurationsTable>[],
): Promise<void> {
  if (durations.length === 0) return;
  await database
    .insertInto('remote_load_durations')
    .values(
      durations.toSorted((one, other) => one.release_id - other.release_id || one.bucket - other.bucket),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['release_id', 'hour', 'bucket'])
        .doUpdateSet({ loads: sql`remote_load_durations.loads + excluded.loads` }),
    )
    .execute();
}

/**
 * Notes how a browser fared. The first in a place keeps it, and the others beside it are no part of the sample, until
 * it has not been seen for a day.
 *
 * @param browsers of one report: each of another release, at the same time
 */
export async function noteBrowsers(
  database: Kysely<Tables>,
  browsers: Insertable<RemoteLoadBrowsersTable>[],
): Promise<void> {
  const [one] = browsers;
  if (!one) return;
  const replaceable = new Date(new Date(one.seen_at).getTime() - dayMs);
  const rows = browsers
    .toSorted((first, second) => first.release_id - second.release_id)
    .map(
      ({ release_id, network, place, browser, seen_at, failed_at, erred_at }) =>
        sql`(${release_id}::int, ${network}::smallint, ${place}::smallint, ${browser}::smallint,
          ${seen_at}::timestamptz, ${failed_at ?? null}::timestamptz, ${erred_at ?? null}::timestamptz)`,
    );
  await sql`
    insert into remote_load_browsers as known (release_id, network, place, browser, seen_at, failed_at, erred_at)
    values ${sql.join(rows)}
    on conflict (release_id, network, place) do update set
      failed_at = case when known.browser = excluded.browser
        then coalesce(excluded.failed_at, known.failed_at) else excluded.failed_at end,
      erred_at = case when known.browser = excluded.browser
        then coalesce(excluded.erred_at, known.erred_at) else excluded.erred_at end,
      browser = excluded.browser, seen_at = excluded.seen_at
    where known.browser = excluded.browser or known.seen_at < ${replaceable}`.execute(database);
}

/** Forgets what is older than two weeks, and after a day what no reader with the key has named. */
export async function deleteOldLoads(database: Kysely<Tables>, at: Date): Promise<void> {
  const twoWeeksAgo = new Date(at.getTime() - 14 * dayMs);
  const dayAgo = new Date(at.getTime() - dayMs);
  const isOld = (time: string) => sql<boolean>`exists (
    select from reported_releases as release where release.id = release_id
      and ${sql.ref(time)} < case when release.announced then ${twoWeeksAgo}::timestamptz else ${dayAgo}::timestamptz end)`;
  await database
    .deleteFrom('reported_releases')
    .where(
      sql<boolean>`last_at < case when announced then ${twoWeeksAgo}::timestamptz else ${dayAgo}::timestamptz end`,
    )
    .execute();
  await database.deleteFrom('remote_load_counts').where(isOld('minute')).execute();
  await database.deleteFrom('release_page_counts').where(isOld('minute')).execute();
  await database.deleteFrom('release_faults').where(isOld('last_at')).execute();
  await database.deleteFrom('remote_load_durations').where(isOld('hour')).execute();
  await database.deleteFrom('remote_load_browsers').where(isOld('seen_at')).execute();
}
