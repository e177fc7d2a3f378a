import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { workspaceRoot } from '@drove/federation/workspaces';
import { isRunning } from '../build/is-running';

const locks = join(workspaceRoot, 'node_modules/.cache/local/releasing');

interface LockOptions {
  /** Told once, when another person has the lock. */
  onWait?: (holder: number, file: string) => void;
  /** Where locks are kept. */
  folder?: string;
}

/**
 * Builds of one remote in one checkout share a dist: they wait for each other. A lock whose process is gone is
 * taken over.
 */
export async function withBuildLock<T>(
  name: string,
  work: () => Promise<T>,
  { onWait, folder = locks }: LockOptions = {},
): Promise<T> {
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  let told = false;
  for (let holder = await take(file); holder !== undefined; holder = await take(file)) {
    if (holder > 0 && !told) {
      told = true;
      onWait?.(holder, file);
    }
    await delay(100);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** @returns nothing when it is ours now, else the process that has it; 0 for one that is just taking or leaving it */
async function take(file: string): Promise<number | undefined> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'));
    if (holder === 0 || isRunning(holder)) return holder;
    await rm(file, { force: true });
    return 0;
  }
}
