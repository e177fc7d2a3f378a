import type { RemoteModule } from '@drove/shared-auth';
import { currentClock, timeLeft, type Clock } from '@drove/shared-auth/host';
import { reportOf, type LoadReport } from '../telemetry/load-report';
import { forgetChunks } from './federation-runtime';
import { loadRemote } from './load-remote';
import type { ChosenEntry, Loading } from './remotes';

interface LoadConditions {
  requireIntegrity: boolean;
  report: (load: LoadReport) => void;
}

/**
 * How the app loads remotes: each attempt is reported, and a release that is only being rolled out is replaced by
 * the one that everybody else has when it does not load.
 */
export function loadingWith({ requireIntegrity, report }: LoadConditions): Loading {
  const attempts = new Map<string, number>();
  /** Where the release of a scope was loaded from last. */
  const origins = new Map<string, string>();
  const attemptToLoad = async (entry: ChosenEntry, clock?: Clock): Promise<RemoteModule> => {
    const attempt = (attempts.get(entry.scope) ?? 0) + 1;
    attempts.set(entry.scope, attempt);
    if ((origins.get(entry.scope) ?? entry.baseUrl) !== entry.baseUrl) forgetChunks(entry.scope);
    origins.set(entry.scope, entry.baseUrl);
    const startedAt = performance.now();
    const settled = (error?: unknown) => {
      report(reportOf({ entry, phase: 'remote', attempt, durationMs: performance.now() - startedAt, error }));
    };
    try {
      // A build under development has no hashes yet; where an override may come from is decided by its address.
      const module = await loadRemote(entry, {
        requireIntegrity: requireIntegrity && !entry.overridden,
        ...(clock ? { clock } : {}),
      });
      settled();
      return module;
    } catch (error) {
      settled(error);
      throw error;
    }
  };
  return {
    load: async (entry) => {
      const { fallback } = entry;
      if (!fallback) return attemptToLoad(entry);
      return attemptToLoad(entry, firstHalf(currentClock())).catch(() => attemptToLoad(fallback));
    },
    onScreen: (entry) => (durationMs, attempt, error) => {
      report(reportOf({ entry, phase: 'screen', attempt, durationMs, error }));
    },
  };
}

/** What comes in its place when it hangs must have time left on the same clock. */
function firstHalf(clock: Clock): Clock {
  const half = timeLeft(clock) / 2;
  return { endsAt: performance.now() + half, limitMs: half };
}
