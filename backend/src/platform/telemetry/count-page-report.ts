import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { groupBy } from './group-by.js';
import { addFault, addPageCounts } from './page-reports.repository.js';
import { noteBrowsers } from './remote-loads.repository.js';
import { findOrAddReleases, keepReleases } from './reported-releases.repository.js';
import { placeInSample } from './sampled-browser.js';
import type { Fault, PageOutcome, Vital } from './telemetry.schemas.js';

/** What a page says of the releases on it, as it came in. */
export interface PageReport {
  faults: Fault[];
  vitals: Vital[];
  /** 0 to 63. */
  browser: number;
  address: string;
  at: Date;
}

/** Of one release that has a place: what its reports add, for the metrics. */
export interface CountedPages {
  remote: string;
  version: string;
  announced: boolean;
  counts: [what: PageOutcome, reports: number][];
}

/** Adds the faults and vitals of a page to the counts; of a release that has no place nothing is counted. */
export async function countPageReport(
  database: Kysely<Tables>,
  { faults, vitals, browser, address, at }: PageReport,
): Promise<CountedPages[]> {
  const nameOf = ({ remote, version }: { remote: string; version: string }) => `${remote}@${version}`;
  const names = [...groupBy([...faults, ...vitals], nameOf).values()].flatMap(([first]) =>
    first ? [{ remote: first.remote, version: first.version }] : [],
  );
  if (names.length === 0) return [];
  const releases = await findOrAddReleases(database, names, at);
  await keepReleases(database, releases, at);
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  const counted = releases.map((release) => {
    const ofRelease = (one: { remote: string; version: string }) => nameOf(one) === nameOf(release);
    const erred = faults.filter(ofRelease);
    return {
      release,
      erred,
      place: placeInSample(release.hash_key, address, browser),
      counts: tally(erred, vitals.filter(ofRelease)),
    };
  });
  await addPageCounts(
    database,
    counted.flatMap(({ release, counts }) =>
      counts.map(([what, reports]) => ({ release_id: release.id, minute, what, reports })),
    ),
  );
  const withFaults = counted.filter(({ erred }) => erred.length > 0);
  await noteBrowsers(
    database,
    withFaults.map(({ release, place }) => ({
      release_id: release.id,
      ...place,
      seen_at: at,
      failed_at: null,
      erred_at: at,
    })),
  );
  for (const { release, erred, place } of withFaults) {
    for (const fault of erred)
      await addFault(database, fault, { release_id: release.id, at, browser: place });
  }
  return counted.map(({ release: { remote, version, announced }, counts }) => ({
    remote,
    version,
    announced,
    counts,
  }));
}

function tally(faults: Fault[], vitals: Vital[]): [PageOutcome, number][] {
  const sums = new Map<PageOutcome, number>();
  const add = (what: PageOutcome, count: number) => sums.set(what, (sums.get(what) ?? 0) + count);
  for (const { kind, count } of faults) add(kind, count);
  for (const { vital, rating } of vitals) add(`${vital}_${rating}`, 1);
  return [...sums];
}
