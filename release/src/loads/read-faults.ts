import { askTelemetry } from './read-loads';

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
  return (await askTelemetry<{ faults: ReleaseFault[] }>(environment, part, 'faults'))?.faults;
}
