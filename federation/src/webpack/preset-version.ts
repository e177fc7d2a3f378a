import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages } from './installed-packages';

/**
 * Changes when the presets or the installed packages do: webpack follows the modules of a build by itself, but
 * not how this configuration came about.
 *
 * @param directory a workspace's folder
 */
export function presetVersion(directory: string): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(here)
    .sort()
    .map((file) => join(here, file));
  const hash = createHash('sha256').update(installedPackages(join(directory, '..')));
  for (const file of [...files, join(directory, '../tsconfig.base.json')]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
