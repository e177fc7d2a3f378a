import type { ReleaseFile } from '../../src/registry';

/** What a release is judged by, beside itself. */
export interface Surroundings {
  /** What the live shell understands and provides. */
  shell: { contractVersion: number; provides: Record<string, string> };
  /** Every other release that some browser may get together with it. */
  others: ReleaseFile[];
}

/** A built release before it is published. */
export interface Candidate {
  description: ReleaseFile;
  /** Every file of the build by its path, source maps and the description included. */
  files: Map<string, Buffer>;
  /** Kilobytes, compressed, until its heaviest screen shows. */
  budgetKb: number;
}

/** Why a release may not go live, and what its team can do. */
export interface Refusal {
  check: string;
  problem: string;
  remedy: string;
}

/** One rule of the gate; nothing refused means passed. */
export type GateCheck = (candidate: Candidate, surroundings: Surroundings) => Refusal[];
