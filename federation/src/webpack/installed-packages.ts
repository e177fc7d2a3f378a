import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

/**
 * What is installed, as a text that changes when that does. The lock file names the repository's own workspaces, too:
 * another remote in it is nothing that a build can see.
 *
 * @param root the repository's folder
 */
export function installedPackages(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '' }]) => `${path}@${version}`)
    .sort()
    .join('\n');
}
