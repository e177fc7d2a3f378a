import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { workspaceRoot } from '../../local/stack/workspaces';

const locks = join(workspaceRoot, 'node_modules/.cache/local/releasing');

/**
 * Builds of one remote in one checkout share a dist: they wait for each other. A lock whose process is gone is
 * taken over.
 */
export async function withBuildLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const file = join(locks, name);
  await mkdir(locks, { recursive: true });
  while (!(await take(file))) await delay(100);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'));
    // Empty: its writer has made it a moment ago.
    if (holder > 0 && !isRunning(holder)) await rm(file, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
