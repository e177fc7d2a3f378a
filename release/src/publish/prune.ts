import { SHELL } from '@drove/federation/registry/shell-file';
import { withAudit } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { forget, isKnown, prunable, refuse, tabsBegan } from '../registry/prune';
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
  const staged = (registry.staged ?? []).map(({ part }) => part);
  for (const part of new Set([SHELL, ...Object.keys(registry.remotes), ...staged])) {
    const files = await filesByVersion(store, part);
    const found = (versions: string[]) =>
      versions.map((version) => ({ part, version, files: files.get(version)?.length ?? 0 }));
    const stored: string[] = [];
    for (const [version, [path = '']] of [...files].sort()) {
      // What is uploaded now will be released in a moment; what was left by a release that was killed is old.
      const isUploading =
        !isKnown(registry, part, version) && ((await store.writtenAt(path)) ?? now()) >= tabsBegan(now());
      if (!isUploading) stored.push(version);
    }
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

/** The paths of each stored version of a part. */
async function filesByVersion(store: StoredFiles, part: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for (const path of await store.list(part)) {
    const [version = ''] = path.split('/');
    files.set(version, [...(files.get(version) ?? []), `${part}/${path}`]);
  }
  return files;
}
