import type { ReleaseFile } from '@drove/federation/registry';
import type { AuditEntry } from './audit';
import type { ShellFile } from '@drove/federation/registry/shell-file';

/** The registry's format in a release store. */
export const RELEASE_REGISTRY_VERSION = 1;

/** A release that browsers get, whole or in part. */
export interface LiveRelease<Description = ReleaseFile> {
  version: string;
  /** ISO instant at which it went live. */
  since: string;
  /** The commit that it was built from; ends with `+` when there were changes beside it. */
  commit: string;
  /** Who released it, and why; releases of before do not say. */
  author?: string;
  reason?: string;
  description: Description;
}

/** A version whose files are all in the store. */
export interface KnownVersion {
  version: string;
  commit: string;
  releasedAt: string;
}

/** A version that must not be live, nor be chosen by a link, again. */
export interface WithdrawnVersion {
  version: string;
  /** ISO instant. */
  at: string;
  reason: string;
}

export interface RemoteReleases {
  current: LiveRelease;
  /** The version that was live before, which a rollback goes back to. */
  previous?: string;
  rollout?: LiveRelease & { percent: number };
  /** The last rollout that was ended before it was through. */
  stopped?: { version: string; at: string; reason: string };
  withdrawn?: WithdrawnVersion[];
  versions: KnownVersion[];
}

/** The shell's: one page for everybody, so that there is no rollout. */
export interface ShellReleases {
  current: LiveRelease<ShellFile>;
  previous?: string;
  withdrawn?: WithdrawnVersion[];
  versions: KnownVersion[];
}

/** A build whose files are all in the store, and which is live for no one. */
export interface StagedRelease {
  /** A remote, or the shell. */
  part: string;
  version: string;
  /** ISO instant. */
  at: string;
  commit: string;
  author: string;
  reason?: string;
  /** With which others it goes live, and what was live of its part then, which it holds. */
  set?: { name: string; over: string[] };
  /** Why it must not go live; of a remote that has a release its list says the same, which pages read. */
  withdrawn?: Omit<WithdrawnVersion, 'version'>;
}

/** What a release store says of every part of the app; everything that it names is complete. */
export interface ReleaseRegistry {
  registryVersion: number;
  /** None as long as the shell has not been released from a store. */
  shell?: ShellReleases;
  remotes: Record<string, RemoteReleases>;
  /** The oldest first. */
  staged?: StagedRelease[];
  /** Since when and why browsers have no service worker; they have one without it. */
  workerOff?: { at: string; reason: string };
  /** Who changed it, the oldest first. */
  audit?: AuditEntry[];
}

/** The registry of a store in which nothing was released yet. */
export const emptyRegistry: ReleaseRegistry = { registryVersion: RELEASE_REGISTRY_VERSION, remotes: {} };
