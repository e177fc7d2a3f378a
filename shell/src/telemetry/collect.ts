import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { faultOf, type Fault } from './fault-of';
import type { KnownRelease } from './known-releases';
import { takeFaults, type Seen } from './watch-faults';

/** Distinct faults that one page reports, and how often it sends. */
const mostFaults = 10;
const mostReports = 10;
const gatheringMs = 5000;
/** Pages whose vitals are measured. */
const sampledShare = 0.25;

interface Vital {
  remote: string;
  version: string;
  vital: string;
  rating: string;
}

/** What the telemetry is sent of a page, beside its loads. */
export interface PageReport {
  faults?: (Fault & { count: number })[];
  vitals?: Vital[];
}

interface Collected {
  releases: KnownRelease[];
  /** The release whose screen was shown at a time of `performance.now`. */
  shownAt: (time: number) => KnownRelease | undefined;
  send: (report: PageReport) => void;
  random?: () => number;
}

/** From now on the page's faults are sent, several at once, and the vitals of a part of the pages when it is left. */
export function collect({ releases, shownAt, send, random = Math.random }: Collected): void {
  const known = new Set<string>();
  let faults = new Map<string, Fault & { count: number }>();
  let vitals: Vital[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reports = 0;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const report: PageReport = {
      ...(faults.size > 0 ? { faults: [...faults.values()] } : {}),
      ...(vitals.length > 0 ? { vitals } : {}),
    };
    faults = new Map();
    vitals = [];
    if ((report.faults ?? report.vitals) === undefined || reports >= mostReports) return;
    reports += 1;
    send(report);
  };
  const soon = () => {
    timer ??= setTimeout(flush, gatheringMs);
  };

  takeFaults((seen: Seen) => {
    try {
      const fault = faultOf(seen, releases);
      if (!fault) return;
      const key = JSON.stringify(fault);
      if (!known.has(key) && known.size >= mostFaults) return;
      known.add(key);
      faults.set(key, { ...fault, count: Math.min(1000, (faults.get(key)?.count ?? 0) + 1) });
      soon();
    } catch {
      // What the telemetry itself does wrong must not be a fault that it would report.
    }
  });

  if (random() < sampledShare) {
    const rated = ({ name, rating, entries }: Metric) => {
      const release = shownAt(entries[0]?.startTime ?? 0);
      if (!release || release.overridden) return;
      const { remote, version } = release;
      const word = rating === 'needs-improvement' ? 'fair' : rating;
      vitals.push({ remote, version, vital: name.toLowerCase(), rating: word });
      soon();
    };
    onLCP(rated);
    onINP(rated);
    onCLS(rated);
  }
  // After the vitals' own, which say their last word when the page is hidden.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}
