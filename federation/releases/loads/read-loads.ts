/** How one version of a remote fared in browsers; see the backend's telemetry. */
export interface VersionLoads {
  remote: string;
  version: string;
  loads: number;
  failures: number;
  median_ms: number | null;
  p95_ms: number | null;
  errors: Record<string, number>;
}

/** Reads how the versions fared since an instant; nothing when nobody can say. */
export type ReadLoads = (since: Date) => Promise<VersionLoads[] | undefined>;

/** Asks TELEMETRY_URL (by default the local backend) with TELEMETRY_READ_KEY, where it wants one. */
export function loadsFromTelemetry(environment: NodeJS.ProcessEnv = process.env): ReadLoads {
  const local = `http://localhost:${environment['BACKEND_PORT'] || '4000'}/telemetry/remote-loads`;
  const url = new URL(environment['TELEMETRY_URL'] || local);
  const headers = { 'x-telemetry-key': environment['TELEMETRY_READ_KEY'] ?? '' };
  return async (since) => {
    url.searchParams.set('since', since.toISOString());
    try {
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(3000) });
      if (!answer.ok) return undefined;
      return ((await answer.json()) as { versions: VersionLoads[] }).versions;
    } catch {
      return undefined;
    }
  };
}
