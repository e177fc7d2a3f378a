/** How one version of a remote fared in browsers; see the backend's telemetry. */
export interface VersionLoads {
  remote: string;
  version: string;
  loads: number;
  failures: number;
  median_ms: number | null;
  p95_ms: number | null;
  errors: Record<string, number>;
  /** Distinct sampled browsers, those of them in which a load failed, and the networks that they are in. */
  browsers: number;
  failed_browsers: number;
  networks: number;
  /** Sampled browsers with a fault after it had loaded; backends of before do not say it. */
  erred_browsers?: number;
}

/** Browsers of one network that the backend samples at most; see its telemetry. */
export const browsersPerNetwork = 3;

/**
 * Reads how the versions fared since an instant; nothing when it cannot be found out.
 *
 * @param releases that are live (`remote-auth@1a2b3c`): counted from now on, whatever else is reported
 */
export type ReadLoads = (since: Date, releases: string[]) => Promise<VersionLoads[] | undefined>;

/** TELEMETRY_URL (by default the local backend), and TELEMETRY_READ_KEY, where it wants one. */
export function telemetryAt(environment: NodeJS.ProcessEnv) {
  const local = `http://localhost:${environment['BACKEND_PORT'] || '4000'}/telemetry/remote-loads`;
  const url = new URL(environment['TELEMETRY_URL'] || local);
  return { url, headers: { 'x-telemetry-key': environment['TELEMETRY_READ_KEY'] ?? '' } };
}

/** Asks the telemetry. */
export function loadsFromTelemetry(environment: NodeJS.ProcessEnv = process.env): ReadLoads {
  const { url, headers } = telemetryAt(environment);
  return async (since, releases) => {
    url.searchParams.set('since', since.toISOString());
    if (releases.length > 0) url.searchParams.set('releases', releases.join(','));
    try {
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(3000) });
      if (!answer.ok) return undefined;
      return ((await answer.json()) as { versions: VersionLoads[] }).versions;
    } catch {
      return undefined;
    }
  };
}
