import type { ReleaseFile } from '@drove/federation/registry';
import type { BuildGraph } from '@drove/federation/registry/build-graph';
import { SHELL, type ShellFile } from '@drove/federation/registry/shell-file';

/** What a shell understands and provides. */
export type ShellFacts = Pick<ShellFile, 'contractVersion' | 'contracts' | 'provides' | 'names' | 'menus'>;

/** What a remote's release is judged by, beside itself. */
export interface GateContext {
  /** The shell that it will run in. */
  shell: ShellFacts;
  /** Every other release that some browser may get together with it. */
  others: ReleaseFile[];
}

/** A remote's built release before it is published. */
export interface Candidate {
  description: ReleaseFile;
  /** Every file of the build by its path, source maps and the description included. */
  files: Map<string, Buffer>;
  /** Kilobytes, compressed, until its heaviest screen shows. */
  budgetKb: number;
  /** The same of all that it may load. */
  totalBudgetKb: number;
  /** The same of each script, those that are loaded later included. */
  fileBudgetKb: number;
  /** What it was built from. */
  graph: BuildGraph;
}

/** The shell's. */
export interface ShellCandidate {
  description: ShellFile;
  files: Map<string, Buffer>;
}

/** Whether what is described is the shell, and not a remote. */
export function isShell(description: ReleaseFile | ShellFile): description is ShellFile {
  return description.name === SHELL;
}

/** Why a release may not go live, and what its team can do. */
export interface Refusal {
  check: string;
  problem: string;
  remedy: string;
}

/** One rule of the gate about a build by itself; nothing refused means passed. */
export type GateCheck = (candidate: Candidate) => Refusal[];
