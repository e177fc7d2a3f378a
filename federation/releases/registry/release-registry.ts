import type { ReleaseFile } from '../../src/registry';

/** The registry's format in a release store. */
export const RELEASE_REGISTRY_VERSION = 1;

/** A release that browsers get, whole or in part. */
export interface LiveRelease {
  version: string;
  /** ISO instant at which it went live. */
  since: string;
  /** The commit that it was built from; ends with `+` when there were changes beside it. */
  commit: string;
  description: ReleaseFile;
}

/** A version whose files are all in the store. */
export interface KnownVersion {
  version: string;
  commit: string;
  releasedAt: string;
}

export interface RemoteReleases {
  current: LiveRelease;
  /** The version that was live before, which a rollback goes back to. */
  previous?: string;
  rollout?: LiveRelease & { percent: number };
  /** The last rollout that was ended before it was through. */
  stopped?: { version: string; at: string; reason: string };
  versions: KnownVersion[];
}

/** What a release store says of every remote; everything that it names is complete. */
export interface ReleaseRegistry {
  registryVersion: number;
  remotes: Record<string, RemoteReleases>;
}

/** The registry of a store in which nothing was released yet. */
export const emptyRegistry: ReleaseRegistry = { registryVersion: RELEASE_REGISTRY_VERSION, remotes: {} };
