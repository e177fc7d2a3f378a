import type { RemoteModule } from 'shared-auth';
import { currentAttempt } from 'shared-auth/host';
import { reportOf, type LoadReport } from '../telemetry/load-report';
import { forgetChunks } from './federation-runtime';
import { loadRemote } from './load-remote';
import { replaceCached } from './replace-cached';
import type { ChosenEntry, Loading } from './remotes';

interface LoadConditions {
  /** Milliseconds for one attempt. */
  limitMs: number;
  requireIntegrity: boolean;
  report: (load: LoadReport) => void;
}

/**
 * How the app loads remotes: each attempt is reported, and a release that is only being rolled out is replaced by
 * the one that everybody else has when it does not load.
 */
export function loadingWith({ limitMs, requireIntegrity, report }: LoadConditions): Loading {
  const attemptToLoad = async (entry: ChosenEntry): Promise<RemoteModule> => {
    const attempt = currentAttempt(entry.scope);
    const startedAt = performance.now();
    const settled = (error?: unknown) => {
      report(reportOf({ entry, phase: 'remote', attempt, durationMs: performance.now() - startedAt, error }));
    };
    try {
      // What somebody works on has no hashes yet; where an override may come from is decided by its origin.
      const module = await loadRemote(entry, limitMs, requireIntegrity && !entry.overridden);
      settled();
      if (attempt > 1) replaceCached();
      return module;
    } catch (error) {
      settled(error);
      throw error;
    }
  };
  return {
    limitMs,
    load: async (entry) => {
      const { fallback } = entry;
      if (!fallback) return attemptToLoad(entry);
      return attemptToLoad(entry).catch(() => {
        forgetChunks(entry.scope);
        return attemptToLoad(fallback);
      });
    },
    onScreen: (entry) => (durationMs, attempt, error) => {
      report(reportOf({ entry, phase: 'screen', attempt, durationMs, error }));
      if (attempt > 1 && !error) replaceCached();
    },
  };
}
