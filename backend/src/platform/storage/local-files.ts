import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Files in a folder, that its own user alone can read. */
export interface LocalFiles {
  /** Writes a whole file or none. Fails with ENOSPC or EDQUOT when the disk is full. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The file's content; undefined when there is none. */
  read: (key: string) => Promise<Readable | undefined>;
  /** Removes a file or a folder with all that is in it; does nothing when there is none. */
  remove: (key: string) => Promise<void>;
}

const folderMode = 0o700;
const fileMode = 0o600;
/** Where files are written before they get their name: a process that dies in between leaves none under it. */
const partsFolder = '.parts';
/** No upload takes so long: the process that wrote it has died. */
const abandonedAfterMs = 3_600_000;

/**
 * Opens a folder, made if needed. What an earlier release or a process that died left there is put right: modes are
 * tightened and half-written files removed.
 *
 * @param openFile for tests alone: a disk on which there is no room
 */
export async function openLocalFiles(location: string, openFile: typeof open = open): Promise<LocalFiles> {
  const folder = resolve(location);
  const parts = join(folder, partsFolder);
  await mkdir(parts, { recursive: true, mode: folderMode });
  await tighten(folder);
  await removeAbandoned(parts);

  const pathOf = (key: string): string => {
    const path = resolve(folder, key);
    if (!path.startsWith(folder + sep)) throw new Error(`${key} is outside the folder`);
    return path;
  };

  return {
    write: async (key, bytes) => {
      const path = pathOf(key);
      const part = join(parts, randomUUID());
      try {
        const file = await openFile(part, 'wx', fileMode);
        try {
          await file.writeFile(bytes);
          // A full disk may say so only now.
          await file.sync();
        } finally {
          await file.close();
        }
        await mkdir(dirname(path), { recursive: true, mode: folderMode });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: async (key) => {
      try {
        return (await open(pathOf(key), 'r')).createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { recursive: true, force: true });
    },
  };
}

async function tighten(folder: string): Promise<void> {
  await chmod(folder, folderMode);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const mode = entry.isDirectory() ? folderMode : fileMode;
    await chmod(join(folder, entry.name), mode).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}

async function removeAbandoned(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const path = join(parts, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
