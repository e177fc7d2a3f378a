import type { Deps } from '../deps.js';

/** Work that no one asks for, done again and again; several processes may do it at the same time. */
export interface Job {
  name: string;
  everyMs: number;
  /** What it answers no one reads. */
  run: (deps: Deps) => Promise<unknown>;
}
