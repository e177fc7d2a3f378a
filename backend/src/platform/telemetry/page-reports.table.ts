import type { Generated } from 'kysely';
import type { FaultKind, PageOutcome } from './telemetry.schemas.js';

/** Faults and ratings of pages per release and minute: at most 13 rows each. */
export interface ReleasePageCountsTable {
  release_id: number;
  minute: Date;
  what: PageOutcome;
  reports: number;
}

/** The distinct faults of a release, at most `faultsPerRelease`. */
export interface ReleaseFaultsTable {
  id: Generated<number>;
  release_id: number;
  /** Of kind, message and stack. */
  fingerprint: string;
  kind: FaultKind;
  message: string;
  /** A place in a file on each line; see `Fault`. */
  stack: string;
  faults: number;
  first_at: Date;
  last_at: Date;
}

/** In which places of the release's sample a fault was seen; see `placeInSample`. */
export interface ReleaseFaultBrowsersTable {
  fault_id: number;
  network: number;
  place: number;
}
