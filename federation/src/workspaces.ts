import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, without a slash at its end. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The fields of a package.json that the local commands read. */
export interface WorkspaceManifest {
  name?: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** A workspace's package.json; the root's own for '.'. */
export function readManifest(workspace: string, root = workspaceRoot): WorkspaceManifest {
  return JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as WorkspaceManifest;
}

/** The folders of all workspaces; with the scope before them they are the packages' names. */
export function findWorkspaces(): string[] {
  return readManifest('.').workspaces ?? [];
}
