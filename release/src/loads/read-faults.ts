import { telemetryAt } from './read-loads';

/** A distinct fault of a release; see the backend's telemetry. */
export interface ReleaseFault {
  remote: string;
  version: string;
  kind: string;
  message: string;
  /** The innermost first: `remote-auth@1a2b3c/main.js:1:200`. */
  frames: string[];
  faults: number;
  /** Distinct sampled ones. */
  browsers: number;
  first_at: string;
  last_at: string;
}

/** The faults that most browsers had; undefined when the telemetry does not answer. */
export async function readFaults(
  part: { remote?: string; version?: string },
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ReleaseFault[] | undefined> {
  const { url: loads, headers } = telemetryAt(environment);
  const url = new URL('faults', loads);
  for (const [name, value] of Object.entries(part)) url.searchParams.set(name, value);
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(3000) });
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { faults: ReleaseFault[] }).faults;
  } catch {
    return undefined;
  }
}
