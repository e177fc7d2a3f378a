import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { durationBucket } from './duration-buckets.js';
import { groupBy } from './group-by.js';
import { addCounts, addDurations, noteBrowsers } from './remote-loads.repository.js';
import { findOrAddReleases, keepReleases, type ReportedRelease } from './reported-releases.repository.js';
import { placeInSample } from './sampled-browser.js';
import { outcomes, type Outcome, type RemoteLoad } from './telemetry.schemas.js';

/** One report as it came in. */
export interface LoadsReport {
  loads: RemoteLoad[];
  /** 0 to 63. */
  browser: number;
  address: string;
  at: Date;
}

/** Of one report; an app has fewer remotes, and of each at most two releases are live. */
const releasesPerReport = 20;

/** Of one release that has a place: what its loads add, for the metrics. */
export interface CountedLoads {
  remote: string;
  version: string;
  announced: boolean;
  counts: [outcome: Outcome, loads: number][];
}

/** Adds a report to the counts. What was swapped for a tab, and a release that has no place, is not counted. */
export async function countReport(database: Kysely<Tables>, report: LoadsReport): Promise<CountedLoads[]> {
  const { at, address, browser } = report;
  const byRelease = groupBy(
    report.loads.filter(({ overridden }) => !overridden),
    ({ remote, version }) => `${remote}@${version}`,
  );
  const names = [...byRelease.values()].flatMap(([first]) => (first ? [first] : []));
  if (names.length === 0) return [];
  const releases = await findOrAddReleases(database, names.slice(0, releasesPerReport), at);
  const counted = releases.map((release) => {
    const loads = byRelease.get(`${release.remote}@${release.version}`) ?? [];
    return { release, loads, counts: tally(loads.map(outcomeOf)) };
  });

  await keepReleases(database, releases, at);
  await addCounts(
    database,
    counted.flatMap(({ release, counts }) =>
      counts.map(([outcome, count]) => ({
        release_id: release.id,
        minute: startOf(at, 60_000),
        outcome,
        loads: count,
      })),
    ),
  );
  await addDurations(
    database,
    counted.flatMap(({ release, loads }) =>
      tally(loads.filter(isTimed).map((load) => durationBucket(load.duration_ms))).map(([bucket, count]) => ({
        release_id: release.id,
        hour: startOf(at, 3_600_000),
        bucket,
        loads: count,
      })),
    ),
  );
  await noteBrowsers(
    database,
    counted.map(({ release, loads }) => sampled(release, loads, { address, browser, at })),
  );
  return counted.map(({ release: { remote, version, announced }, counts }) => ({
    remote,
    version,
    announced,
    counts,
  }));
}

function sampled(
  { id, hash_key }: ReportedRelease,
  loads: RemoteLoad[],
  { address, browser, at }: Pick<LoadsReport, 'address' | 'browser' | 'at'>,
) {
  const failed = loads.some(({ error }) => error !== undefined);
  return {
    release_id: id,
    ...placeInSample(hash_key, address, browser),
    seen_at: at,
    failed_at: failed ? at : null,
  };
}

/** Screens are counted, and not timed: they wait for what is already there. */
const isTimed = ({ error, phase }: RemoteLoad) => error === undefined && phase === 'remote';

function outcomeOf({ error }: RemoteLoad): Outcome {
  if (error === undefined) return 'loaded';
  return outcomes.find((outcome) => outcome === error && outcome !== 'loaded') ?? 'other';
}

const tally = <Key>(keys: Key[]): [Key, number][] =>
  [...groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]);

const startOf = (at: Date, unitMs: number) => new Date(Math.floor(at.getTime() / unitMs) * unitMs);
