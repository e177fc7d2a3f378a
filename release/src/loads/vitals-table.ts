import type { ReleaseVital } from './read-vitals';
import type { ReleasesReport } from './releases-table';

/** Of each vital up to where it is good, and fair: those of `web-vitals`, by which the page rates. */
const limits = [
  ['lcp', '2.5 s', '4 s'],
  ['inp', '200 ms', '500 ms'],
  ['cls', '0.1', '0.25'],
] as const;
/** Before as many nothing is said. */
const fewestSamples = 20;
const headings = ['release', 'LCP, p75', 'INP, p75', 'CLS, p75', 'samples of each'];

/**
 * A row for each release: pages send a rating and no value, so that of the 75th percentile its rating is known, and the
 * limit that it stays within.
 *
 * @param releases that are live (`remote-auth@1a2b3c`); what is reported of others, anyone may have made up
 * @param vitals none when the telemetry does not answer
 */
export function vitalsReport(releases: string[], vitals: ReleaseVital[] | undefined): ReleasesReport {
  if (!vitals) {
    const unknown =
      'Vitals are not known: the telemetry endpoint does not answer (TELEMETRY_URL, TELEMETRY_READ_KEY).';
    return { headings, rows: [], notes: [unknown] };
  }
  const rows = releases.map((release) => {
    const cells = limits.map(([vital, good, fair]) => {
      const rated = vitals.find((one) => one.vital === vital && `${one.remote}@${one.version}` === release);
      const samples = rated ? rated.good + rated.fair + rated.poor : 0;
      return { samples, text: rated ? percentileText(rated, samples, good, fair) : tooFew };
    });
    return [release, ...cells.map(({ text }) => text), cells.map(({ samples }) => samples).join(', ')];
  });
  const meaning =
    'p75: three quarters of the pages are as good, or better. One page in four is measured, and sends ratings.';
  return { headings, rows, notes: [meaning] };
}

const tooFew = `fewer than ${fewestSamples} samples`;

function percentileText(rated: ReleaseVital, samples: number, good: string, fair: string): string {
  if (samples < fewestSamples) return tooFew;
  const wanted = 0.75 * samples;
  if (rated.good >= wanted) return `good (up to ${good})`;
  return rated.good + rated.fair >= wanted ? `fair (up to ${fair})` : `poor (above ${fair})`;
}
