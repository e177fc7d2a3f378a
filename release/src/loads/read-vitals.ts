import { askTelemetry } from './read-loads';

/** How often a vital of a release was rated which way in the last 24 hours; see the backend's telemetry. */
export interface ReleaseVital {
  remote: string;
  version: string;
  vital: 'lcp' | 'inp' | 'cls';
  good: number;
  fair: number;
  poor: number;
}

/** The vitals of all releases that pages report of; undefined when the telemetry does not answer. */
export const readVitals = async (environment: NodeJS.ProcessEnv): Promise<ReleaseVital[] | undefined> =>
  (await askTelemetry<{ vitals: ReleaseVital[] }>(environment, {}, 'vitals'))?.vitals;
