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

/**
 * Asks the telemetry at TELEMETRY_URL (by default the local backend), with TELEMETRY_READ_KEY, where it wants one; nothing
 * when it does not answer.
 *
 * @param what beside the loads, such as `faults`
 */
export async function askTelemetry<Answer>(
  environment: NodeJS.ProcessEnv,
  query: Record<string, string>,
  what = '',
): Promise<Answer | undefined> {
  const local = `http://localhost:${environment['BACKEND_PORT'] || '4000'}/telemetry/remote-loads`;
  const url = new URL(what, environment['TELEMETRY_URL'] || local);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = { 'x-telemetry-key': environment['TELEMETRY_READ_KEY'] ?? '' };
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(3000) });
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the telemetry. */
export function loadsFromTelemetry(environment: NodeJS.ProcessEnv = process.env): ReadLoads {
  return async (since, releases) => {
    const live = releases.length > 0 ? { releases: releases.join(',') } : {};
    const query = { since: since.toISOString(), ...live };
    return (await askTelemetry<{ versions: VersionLoads[] }>(environment, query))?.versions;
  };
}
