import { SHELL } from '@drove/federation/registry/shell-file';
import type { LiveRelease, ReleaseRegistry, RemoteReleases } from '../registry/release-registry';
import { neededOrigins } from '../registry/needed-origins';
import type { VersionLoads } from './read-loads';

/** Of a remote, or of the shell, which no one reports loads of: without it nothing is reported. */
type Live = Pick<RemoteReleases, 'rollout'> & { current: LiveRelease<unknown> };

const headings = [
  'part',
  'version',
  'live for',
  'since',
  'by',
  'commit',
  'loads',
  'failed',
  'browsers',
  'median',
  '95 %',
];

/** What is live: a row for each version that some browser gets, and what else is to be known of them. */
export interface ReleasesReport {
  headings: string[];
  rows: string[][];
  notes: string[];
}

/** The report as a table for the terminal. */
export function releasesTable(registry: ReleaseRegistry, loads: VersionLoads[] | undefined): string {
  const { rows, notes } = releasesReport(registry, loads);
  if (rows.length === 0) return notes.join('\n');
  return [...aligned([headings, ...rows]), '', ...notes].join('\n').trimEnd();
}

/** @param loads how the versions fared; none when no one can say */
export function releasesReport(registry: ReleaseRegistry, loads: VersionLoads[] | undefined): ReleasesReport {
  const { shell, remotes, workerOff, staged = [] } = registry;
  const rows = [
    ...(shell ? rowsOf(SHELL, shell) : []),
    ...Object.entries(remotes).flatMap(([name, releases]) => rowsOf(name, releases, loads)),
  ];
  if (rows.length === 0)
    return {
      headings,
      rows,
      notes: ['Nothing has been released here. To begin: npm run release -- <remote>'],
    };
  const all: Record<string, Pick<RemoteReleases, 'previous' | 'stopped' | 'withdrawn'>> = {
    ...(shell ? { [SHELL]: shell } : {}),
    ...remotes,
  };
  const notes = Object.entries(all).flatMap(([name, { stopped, previous, withdrawn = [] }]) => [
    ...(previous === undefined ? [] : [`${name}: to go back to ${previous}, npm run rollback -- ${name}`]),
    ...(stopped
      ? [`${name}: the rollout of ${stopped.version} was ended ${minute(stopped.at)}: ${stopped.reason}`]
      : []),
    ...withdrawn.map((one) => `${name}: ${one.version} was withdrawn ${minute(one.at)}: ${one.reason}`),
  ]);
  for (const [name, releases] of Object.entries(remotes)) {
    const origins = neededOrigins(releases);
    if (origins.length > 0) notes.push(`${name}: the page's policy lets it ${origins.join(', ')}`);
  }
  for (const { part, version, at, author, set, withdrawn } of staged) {
    if (withdrawn) continue;
    const where = set ? ` in the set ${set.name}` : '';
    notes.push(`${part}: ${version} is staged${where} since ${minute(at)} by ${author}, and live for no one`);
  }
  if (workerOff) {
    notes.push(
      `The service worker is off since ${minute(workerOff.at)}: ${workerOff.reason}; npm run releases -- worker on`,
    );
  }
  const unknown = loads
    ? []
    : ['Loads are not known: the telemetry endpoint does not answer (TELEMETRY_URL).'];
  return { headings, rows, notes: [...notes, ...unknown] };
}

function rowsOf(name: string, { current, rollout }: Live, loads?: VersionLoads[]): string[][] {
  const share = 100 - (rollout?.percent ?? 0);
  const live = [{ ...current, share }, ...(rollout ? [{ ...rollout, share: rollout.percent }] : [])];
  return live.map(({ version, since, author = '', commit, share: percent }) => {
    const known = loads?.find((one) => one.remote === name && one.version === version);
    const failed = known && known.loads > 0 ? `${((100 * known.failures) / known.loads).toFixed(1)} %` : '';
    const kinds = Object.entries(known?.errors ?? {}).map(([kind, count]) => `${kind} ${count}`);
    return [
      name,
      version,
      `${percent} %`,
      minute(since),
      author,
      commit,
      known ? String(known.loads) : '',
      kinds.length > 0 ? `${failed} (${kinds.join(', ')})` : failed,
      known ? `${known.browsers} (${known.failed_browsers} failed)` : '',
      known?.median_ms == null ? '' : `${known.median_ms} ms`,
      known?.p95_ms == null ? '' : `${known.p95_ms} ms`,
    ];
  });
}

/** To the minute, in UTC, as logs have it. */
const minute = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')}Z`;

function aligned(rows: string[][]): string[] {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
