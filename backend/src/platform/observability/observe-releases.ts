import type { Meter } from '@opentelemetry/api';
import type { ReleaseReports } from './release-reports.js';

/** Loads, faults and ratings of pages by release; only of those that are live or rolled out. */
export function createReleaseCounter(meter: Meter): (reports: ReleaseReports) => void {
  const counter = meter.createCounter('release.reports', {
    description: 'What pages reported of a release: outcomes of loading it, faults and vitals',
  });
  return ({ part, version, what, reports }) => {
    counter.add(reports, { part, version, what });
  };
}
