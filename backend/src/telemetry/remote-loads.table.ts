import type { Generated } from 'kysely';

/** Attempts of browsers to load a remote or one of its screens; kept for two weeks. Says nothing of who it was. */
export interface RemoteLoadsTable {
  id: Generated<number>;
  at: Date;
  remote: string;
  version: string;
  attempt: number;
  /** `remote` or `screen`, or the part at which it failed. */
  phase: string;
  duration_ms: number;
  /** The kind of failure. */
  error: string | null;
  /** Somebody tried another build out; not counted for the release. */
  overridden: boolean;
}
