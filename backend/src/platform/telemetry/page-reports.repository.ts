import { createHash } from 'node:crypto';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { ReleaseFaultBrowsersTable, ReleasePageCountsTable } from './page-reports.table.js';
import type { Fault, RatedVital } from './telemetry.schemas.js';

/** Distinct faults that are kept of a release; further ones are counted by the minute, and not told apart. */
export const faultsPerRelease = 50;
const shownFaults = 20;

/** Adds to the counts; as many at once as there are processes. */
export async function addPageCounts(
  database: Kysely<Tables>,
  counts: Insertable<ReleasePageCountsTable>[],
): Promise<void> {
  if (counts.length === 0) return;
  const key = ({ release_id, what }: Insertable<ReleasePageCountsTable>) =>
    `${String(release_id).padStart(12)} ${what}`;
  await database
    .insertInto('release_page_counts')
    .values(counts.toSorted((one, other) => key(one).localeCompare(key(other))))
    .onConflict((conflict) =>
      conflict
        .columns(['release_id', 'minute', 'what'])
        .doUpdateSet({ reports: sql`release_page_counts.reports + excluded.reports` }),
    )
    .execute();
}

/** Adds to a fault, or keeps it as a new one while its release has a place for it. */
export async function addFault(
  database: Kysely<Tables>,
  { kind, message, frames, count }: Pick<Fault, 'kind' | 'message' | 'frames' | 'count'>,
  seen: { release_id: number; at: Date; browser: Omit<ReleaseFaultBrowsersTable, 'fault_id'> },
): Promise<void> {
  const stack = frames.join('\n');
  const fingerprint = createHash('sha256').update(`${kind}\n${message}\n${stack}`).digest('hex').slice(0, 16);
  const { release_id, at, browser } = seen;
  const known = await database
    .updateTable('release_faults')
    .set({ faults: sql`faults + ${count}`, last_at: at })
    .where('release_id', '=', release_id)
    .where('fingerprint', '=', fingerprint)
    .returning('id')
    .executeTakeFirst();
  const fault =
    known ??
    (await database.transaction().execute(async (transaction) => {
      // Two at once would each find the last place.
      await sql`select pg_advisory_xact_lock(hashtext('release_faults'), ${release_id}::int)`.execute(
        transaction,
      );
      const { taken } = await transaction
        .selectFrom('release_faults')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .where('release_id', '=', release_id)
        .executeTakeFirstOrThrow();
      if (taken >= faultsPerRelease) return undefined;
      return await transaction
        .insertInto('release_faults')
        .values({
          release_id,
          fingerprint,
          kind,
          message,
          stack,
          faults: count,
          first_at: at,
          last_at: at,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['release_id', 'fingerprint'])
            .doUpdateSet({ faults: sql`release_faults.faults + excluded.faults`, last_at: at }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
    }));
  if (!fault) return;
  await database
    .insertInto('release_fault_browsers')
    .values({ fault_id: fault.id, network: browser.network, place: browser.place })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The faults that most browsers had, of all releases or of some. */
export async function topFaults(
  database: Kysely<Tables>,
  { remote, version }: { remote?: string; version?: string },
) {
  const rows = await database
    .selectFrom('release_faults')
    .innerJoin('reported_releases', 'reported_releases.id', 'release_faults.release_id')
    .select(['remote', 'version', 'kind', 'message', 'stack', 'faults', 'first_at', 'release_faults.last_at'])
    .select(
      sql<number>`(select count(*)::int from release_fault_browsers where fault_id = release_faults.id)`.as(
        'browsers',
      ),
    )
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
    .orderBy('browsers', 'desc')
    .orderBy('faults', 'desc')
    .orderBy('release_faults.id')
    .limit(shownFaults)
    .execute();
  return rows.map(({ stack, first_at, last_at, ...row }) => ({
    ...row,
    frames: stack === '' ? [] : stack.split('\n'),
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }));
}

/** How often each vital of a release was rated which way, since the minute of an instant. */
export async function ratedVitals(database: Kysely<Tables>, since: Date): Promise<RatedVital[]> {
  const { rows } = await sql<RatedVital>`
    with rated as (
      select release_id, split_part(what, '_', 1) as vital, split_part(what, '_', 2) as rating, reports
      from release_page_counts where minute >= date_trunc('minute', ${since}::timestamptz)
    )
    select remote, version, vital,
      coalesce(sum(reports) filter (where rating = 'good'), 0)::int as good,
      coalesce(sum(reports) filter (where rating = 'fair'), 0)::int as fair,
      coalesce(sum(reports) filter (where rating = 'poor'), 0)::int as poor
    from rated join reported_releases on id = release_id
    where rating <> ''
    group by remote, version, vital order by remote, version, vital`.execute(database);
  return rows;
}
