import type { ReleaseRegistry } from '../registry/release-registry';
import { liveReleases } from './live-releases';
import { loadsFromTelemetry, type VersionLoads } from './read-loads';

const dayMs = 24 * 3600 * 1000;

/** How what is live has loaded in the last 24 hours; nothing when the telemetry does not answer. */
export const loadsOfDay = async (
  registry: ReleaseRegistry,
  environment?: NodeJS.ProcessEnv,
): Promise<VersionLoads[] | undefined> =>
  loadsFromTelemetry(environment)(new Date(Date.now() - dayMs), liveReleases(registry));
