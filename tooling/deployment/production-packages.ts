import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@drove/federation/workspaces';

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folders that `npm ci --omit=dev --workspace <name>` fills, by package-lock.json. */
export function productionPackages(workspace: string): string[] {
  const text = readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const target = nearest(path, name);
      if (target !== undefined) add(target);
    }
  };
  /** As Node looks for it: in the package's own folder first, then in each above. */
  const nearest = (from: string, name: string): string | undefined => {
    const path = join(from, 'node_modules', name);
    if (packages[path]) return path;
    if (from === '') return undefined;
    const above = from.lastIndexOf('node_modules/');
    return nearest(above === -1 ? '' : from.slice(0, above).replace(/\/$/, ''), name);
  };
  add(workspace);
  found.delete(workspace);
  // Optional ones of other machines are not installed.
  return [...found].filter((path) => existsSync(join(workspaceRoot, path)));
}
