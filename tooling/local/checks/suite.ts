import type { TestFile } from './test-files';

/** What a suite found; a check that has no tests of its own counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped?: number;
  /** Said beside it in the summary: which database, which browser, why it was skipped. */
  note?: string;
  /** How long each of its files took, or where one process runs all of them, each of their outermost blocks. */
  times?: { name: string; ms: number }[];
  /** The titles of the tests that failed, each with the first lines of why; said again below the summary. */
  failures?: string[];
  /** What it printed; shown when something failed. */
  output?: string;
}

/** One row of the summary. */
export interface Suite {
  name: string;
  /** What `npm test -- <part>` may call it, beside its name. */
  part: string;
  /** Its test files, where it is not the whole of them that a configuration names. */
  files?: TestFile[];
  /** Runs after all others, alone: it needs their results or the whole machine. */
  last?: boolean;
  /** Begins only when the suite of this name has ended: it uses what that one leaves. */
  after?: string;
  run: () => Promise<Outcome>;
}

/** A suite and what came of it. */
export interface Result extends Outcome {
  name: string;
  /** Milliseconds. */
  duration: number;
}
