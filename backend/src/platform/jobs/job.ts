import type { Deps } from '../deps.js';

/** Work that nobody asks for, done again and again; several processes may do it at the same time. */
export interface Job {
  name: string;
  everyMs: number;
  /** What it answers nobody reads. */
  run: (deps: Deps) => Promise<unknown>;
}
