import type { Generated } from 'kysely';
import type { Outcome } from './telemetry.schemas.js';

/** Releases of remotes that loads are reported of. */
export interface ReportedReleasesTable {
  id: Generated<number>;
  remote: string;
  version: string;
  /** Random. What is hashed with it can be compared with nothing of another release. */
  hash_key: string;
  /** Named by a reader with the key; the others share a small number of places. */
  announced: boolean;
  /** To the hour; a release that is not reported for two weeks is forgotten. */
  last_at: Date;
}

/** Attempts per release, minute and outcome. */
export interface RemoteLoadCountsTable {
  release_id: number;
  minute: Date;
  outcome: Outcome;
  loads: number;
}

/** Successful loads of a remote per release, hour and duration; see `durationBucket`. */
export interface RemoteLoadDurationsTable {
  release_id: number;
  hour: Date;
  bucket: number;
  loads: number;
}

/** The browsers that a release is judged by: at most three of a network, at most 12,288 of a release. */
export interface RemoteLoadBrowsersTable {
  release_id: number;
  /** 12 bits of a keyed hash of the address: each stands for a million IPv4 addresses. */
  network: number;
  place: number;
  /** 6 bits, chosen by the browser. */
  browser: number;
  seen_at: Date;
  /** The last failure; none while all its attempts have succeeded. */
  failed_at: Date | null;
  /** The last fault while it was in use; see `ReleaseFaultsTable`. */
  erred_at: Date | null;
}
