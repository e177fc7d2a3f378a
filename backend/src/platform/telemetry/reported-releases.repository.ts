import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

export interface ReleaseName {
  remote: string;
  version: string;
}

export interface ReportedRelease extends ReleaseName {
  id: number;
  hash_key: string;
  /** Named by a reader with the key: live, or rolled out. */
  announced: boolean;
  last_at: Date;
}

/** Releases that no reader with the key has named: names that anyone can make up. */
export const unannouncedReleases = 50;

/**
 * The releases that may be counted, by their names; new ones only while there is a place for them.
 *
 * @param names each once
 */
export async function findOrAddReleases(
  database: Kysely<Tables>,
  names: ReleaseName[],
  at: Date,
): Promise<ReportedRelease[]> {
  const known = await findReleases(database, names);
  const missing = names.filter(
    ({ remote, version }) => !known.some((one) => one.remote === remote && one.version === version),
  );
  if (missing.length === 0 || (await placesLeft(database)) <= 0) return known;
  await database.transaction().execute(async (transaction) => {
    // Two at once would each find the last place.
    await sql`lock table reported_releases in share row exclusive mode`.execute(transaction);
    const added = missing.slice(0, Math.max(0, await placesLeft(transaction)));
    if (added.length === 0) return;
    await transaction
      .insertInto('reported_releases')
      .values(added.map((release) => aRelease(release, false, at)))
      .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
      .execute();
  });
  return await findReleases(database, names);
}

/** Gives live releases a place of their own, which no number of reports of others can take. */
export async function announceReleases(
  database: Kysely<Tables>,
  names: ReleaseName[],
  at: Date,
): Promise<void> {
  const known = await findReleases(database, names, true);
  const missing = names.filter(
    ({ remote, version }) => !known.some((one) => one.remote === remote && one.version === version),
  );
  if (missing.length === 0) return;
  await database
    .insertInto('reported_releases')
    .values(missing.map((release) => aRelease(release, true, at)))
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet({ announced: true }))
    .execute();
}

/** Notes, once an hour, that a release is still reported of. */
export async function keepReleases(
  database: Kysely<Tables>,
  releases: ReportedRelease[],
  at: Date,
): Promise<void> {
  const hourAgo = at.getTime() - 3_600_000;
  const ids = releases.filter(({ last_at }) => last_at.getTime() <= hourAgo).map(({ id }) => id);
  if (ids.length === 0) return;
  await database.updateTable('reported_releases').set({ last_at: at }).where('id', 'in', ids).execute();
}

async function findReleases(
  database: Kysely<Tables>,
  names: ReleaseName[],
  announced?: true,
): Promise<ReportedRelease[]> {
  return await database
    .selectFrom('reported_releases')
    .select(['id', 'remote', 'version', 'hash_key', 'announced', 'last_at'])
    .where((compare) =>
      compare.or(
        names.map(({ remote, version }) =>
          compare.and([compare('remote', '=', remote), compare('version', '=', version)]),
        ),
      ),
    )
    .$if(announced === true, (query) => query.where('announced', '=', true))
    .execute();
}

async function placesLeft(database: Kysely<Tables>): Promise<number> {
  const { taken } = await database
    .selectFrom('reported_releases')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('announced', '=', false)
    .executeTakeFirstOrThrow();
  return unannouncedReleases - taken;
}

const aRelease = ({ remote, version }: ReleaseName, announced: boolean, at: Date) => ({
  remote,
  version,
  announced,
  hash_key: randomBytes(16).toString('hex'),
  last_at: at,
});
