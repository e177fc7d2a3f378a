import type { RegistryEntry } from '@drove/federation/registry';
import { RemoteLoadError } from '@drove/shared-auth';

/** One attempt to load a remote, or one of its screens, as it is reported. */
export interface LoadReport {
  remote: string;
  version: string;
  attempt: number;
  /** What was loaded, or at what it failed. */
  phase: string;
  duration_ms: number;
  /** The kind of failure; none when it loaded. */
  error?: string;
  overridden: boolean;
}

/** Which entry was tried, and as what. */
interface Attempt {
  entry: RegistryEntry & { overridden?: boolean };
  phase: 'remote' | 'screen';
  attempt: number;
  durationMs: number;
  error?: unknown;
}

/** The report of an attempt; it says nothing of the visitor. */
export function reportOf({ entry, phase, attempt, durationMs, error }: Attempt): LoadReport {
  const report = {
    remote: entry.name,
    version: 'manifest' in entry.release ? 'unreleased' : entry.release.version,
    attempt,
    phase,
    duration_ms: Math.round(durationMs),
    overridden: entry.overridden ?? false,
  };
  if (error === undefined) return report;
  const failedAt = error instanceof RemoteLoadError ? error.phase : 'unknown';
  const isPart = failedAt !== 'timeout' && failedAt !== 'unknown';
  return { ...report, phase: isPart ? failedAt : phase, error: kinds[failedAt] ?? 'load' };
}

const kinds: Record<string, string> = { timeout: 'timeout', contract: 'contract', integrity: 'integrity' };
