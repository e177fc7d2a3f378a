import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Absolute path of the repository, without a slash at its end: this one, or a team's own, where these packages are
 * installed and a command runs in its root or in one of its workspaces.
 */
export const workspaceRoot = packages.includes(`${sep}node_modules${sep}`)
  ? rootAbove(process.cwd())
  : packages;

function rootAbove(folder: string): string {
  const file = join(folder, 'package.json');
  const isRoot = existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object);
  if (isRoot || dirname(folder) === folder) return folder;
  return rootAbove(dirname(folder));
}

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

/** The folders of all workspaces, also those of a pattern like `packages/*`. Here, the scope and the folder are the package's name. */
export function findWorkspaces(root = workspaceRoot): string[] {
  return (readManifest('.', root).workspaces ?? []).flatMap((one) => {
    if (!one.endsWith('/*')) return [one];
    const folder = one.slice(0, -2);
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    return names
      .map((name) => `${folder}/${name}`)
      .filter((workspace) => existsSync(join(root, workspace, 'package.json')));
  });
}
