import { mkdir, statfs } from 'node:fs/promises';
import { storageFull } from './storage-problems.js';

/** Refuses while a disk has too little room for a database and uploads to go on. */
export type CheckDisk = () => Promise<void>;

/**
 * The check of the disk that a folder is on.
 *
 * @throws Problem 503 STORAGE_FULL, when it is asked
 */
export function checkDiskOf(folder: string, minimumFreeMegabytes: number): CheckDisk {
  return async () => {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    const freeMegabytes = (bavail * bsize) / 1024 / 1024;
    if (freeMegabytes < minimumFreeMegabytes) throw storageFull();
  };
}
