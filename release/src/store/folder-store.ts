import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { PlainError } from '../progress';
import { checkReleaseRegistry } from '../registry/check-release-registry';
import { emptyRegistry, type ReleaseRegistry } from '../registry/release-registry';
import { diskFiles } from './disk-files';
import type { ReleaseStore, StoredFiles } from './release-store';

const keptGenerations = 100;

/** Files in a folder, readable by this user only. */
export function filesIn(folder: string): StoredFiles {
  return diskFiles(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
}

/** Where the source maps of a store in a folder are. */
export function sourceMapsFolder(folder: string): string {
  return `${folder}-source-maps`;
}

/**
 * A store in a folder. The registry is the file of the highest generation in `registry/`. A change links a finished
 * file to the next number, which the file system does for one writer only and never by half: there is no lock that
 * a killed process could leave behind.
 *
 * Source maps are in a folder beside it, so that a server of the store cannot give them out.
 *
 * @param publicUrl where a person serves it, if anybody does
 */
export function folderStore(folder: string, publicUrl?: string): ReleaseStore {
  const generations = join(folder, 'registry');
  const fileOf = (generation: number) => join(generations, `${String(generation).padStart(8, '0')}.json`);

  const newest = async (): Promise<number[]> => {
    const files = await readdir(generations).catch(() => []);
    return files
      .filter((file) => /^\d+\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .sort((one, other) => other - one);
  };

  return {
    description: folder,
    publicUrl,
    ...filesIn(folder),
    sourceMaps: filesIn(sourceMapsFolder(folder)),
    async readRegistry() {
      const [generation] = await newest();
      if (generation === undefined) return { registry: emptyRegistry, revision: undefined };
      const text = await readFile(fileOf(generation), 'utf8');
      return { registry: checkReleaseRegistry(text, fileOf(generation)), revision: String(generation) };
    },
    async readLastGoodRegistry() {
      for (const generation of await newest()) {
        try {
          return checkReleaseRegistry(await readFile(fileOf(generation), 'utf8'), fileOf(generation));
        } catch {
          // The one before it, then.
        }
      }
      return undefined;
    },
    async replaceRegistry(registry: ReleaseRegistry, revision) {
      await mkdir(generations, { recursive: true });
      const draft = join(generations, `draft-${randomUUID()}`);
      await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`, { flush: true });
      try {
        await link(draft, fileOf(Number(revision ?? 0) + 1));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EEXIST') return false;
        if (code !== 'EPERM' && code !== 'ENOTSUP') throw error;
        throw new PlainError(`${folder} is on a file system without hard links: choose another folder.`);
      } finally {
        await rm(draft, { force: true });
      }
      for (const old of (await newest()).slice(keptGenerations)) await rm(fileOf(old), { force: true });
      return true;
    },
  };
}
