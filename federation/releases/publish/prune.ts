import { SHELL } from '../../src/registry/shell-file';
import { withAudit } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { forget, prunable, refuse } from '../registry/prune';
import type { ReleaseStore, StoredFiles } from '../store/release-store';

/** A version whose files are deleted, or would be. */
export interface Pruned {
  /** A remote, or the shell. */
  part: string;
  version: string;
  files: number;
}

interface PruneOptions {
  author: string;
  isDryRun?: boolean;
  now?: () => Date;
}

/**
 * Deletes the files of versions that no browser can ask for any more. A version is refused before its files go and
 * forgotten after; killed in between, the next time goes on.
 */
export async function prune(
  store: ReleaseStore,
  { author, isDryRun = false, now = () => new Date() }: PruneOptions,
): Promise<Pruned[]> {
  const { registry } = await store.readRegistry();
  const all: Pruned[] = [];
  for (const part of [SHELL, ...Object.keys(registry.remotes)]) {
    const counts = await countFiles(store, part);
    const found = (versions: string[]) =>
      versions.map((version) => ({ part, version, files: counts.get(version) ?? 0 }));
    const stored = [...counts.keys()].sort();
    if (isDryRun) {
      all.push(...found(prunable(registry, part, stored, now())));
      continue;
    }
    let chosen: string[] = [];
    await changeRegistry(store, (newest) => {
      chosen = prunable(newest, part, stored, now());
      return chosen.length === 0 ? newest : refuse(newest, part, chosen, now());
    });
    if (chosen.length === 0) continue;
    for (const version of chosen) {
      await store.remove(`${part}/${version}`);
      await store.sourceMaps?.remove(`${part}/${version}`);
    }
    await changeRegistry(store, (newest) => {
      const at = now().toISOString();
      const entries = chosen.map((version) => ({ at, author, action: 'pruned' as const, part, version }));
      return withAudit(newest, forget(newest, part, chosen), entries);
    });
    all.push(...found(chosen));
  }
  return all;
}

/** How many files each stored version of a part has. */
async function countFiles(store: StoredFiles, part: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const path of await store.list(part)) {
    const [version = ''] = path.split('/');
    counts.set(version, (counts.get(version) ?? 0) + 1);
  }
  return counts;
}
