import { loadModule } from '@drove/shared-auth';
import { remoteOf, type ChosenEntry, type Remote } from '../remotes/remotes';
import { currentPath } from '../router/current-path';
import type { createRouter } from '../router/create-router';
import { afterFirstScreen } from '../worker/after-first-screen';
import { sendReport } from './send-report';
import { knownReleases } from './known-releases';

const againAfterMs = 5000;
const mostAttempts = 10;

interface Page {
  /** Empty for nowhere. */
  url: string;
  browser: number;
  entries: ChosenEntry[];
  remotes: Remote[];
  router: ReturnType<typeof createRouter>;
}

/** Loads what collects faults and vitals once the first screen is there; meanwhile `watchFaults` keeps them. */
export function startCollecting({ url, browser, entries, remotes, router }: Page): void {
  if (url === '') return;
  const shown = [{ since: 0, remote: remoteOf(remotes, currentPath())?.name }];
  router.subscribe(({ location }) => {
    const remote = remoteOf(remotes, location.pathname)?.name;
    if (remote !== shown.at(-1)?.remote) shown.push({ since: performance.now(), remote });
  });
  const begin = async (attempt: number): Promise<void> => {
    try {
      const { collect } = await loadModule('The telemetry', () => import('./collect'));
      const releases = knownReleases(entries);
      const shownAt = (time: number) => {
        const name = shown.findLast(({ since }) => since <= time)?.remote ?? 'shell';
        return releases.find(({ remote }) => remote === name);
      };
      collect({
        releases,
        shownAt,
        send: (report) => {
          sendReport(url, { browser, ...report });
        },
      });
    } catch {
      if (attempt < mostAttempts) setTimeout(() => void begin(attempt + 1), againAfterMs);
    }
  };
  afterFirstScreen(() => void begin(1));
}
