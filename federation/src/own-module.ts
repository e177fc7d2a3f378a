import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file of a module of these packages, for tools that want a path: the source here, and what was compiled of it where the
 * packages are installed.
 *
 * @param path without an ending, from the module at `from`
 * @param from its `import.meta.url`
 */
export function ownModule(path: string, from: string): string {
  const files = ['ts', 'js'].map((ending) => fileURLToPath(new URL(`${path}.${ending}`, from)));
  return files.find((file) => existsSync(file)) ?? path;
}
