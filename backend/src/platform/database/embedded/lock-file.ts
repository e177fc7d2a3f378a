import { readFile, rename, link, unlink, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOfProcess } from './process-start.js';

/** Another process has the embedded database open. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same pid; null where the system does not say. */
  startedAt: string | null;
}

/** Longer than it takes to put a lock back that was moved by mistake. */
const settleMs = 50;

/**
 * Takes the lock file for this process, for as long as it lives. A lock whose process is gone is taken over; one whose
 * process lives is never touched.
 *
 * @throws DatabaseInUseError naming the process that holds it
 */
export async function takeLock(path: string): Promise<{ release: () => Promise<void> }> {
  const own = JSON.stringify({
    pid: process.pid,
    startedAt: await startOfProcess(process.pid),
  } satisfies Holder);
  for (;;) {
    if (await create(path, own)) {
      // Anyone who judged the old lock stale just before may have moved ours aside; see `moveAside`.
      await sleep(settleMs);
      if ((await read(path)) === own) return { release: () => release(path, own) };
      continue;
    }
    const content = await read(path);
    if (content === undefined) continue;
    const holder = parse(content);
    if (holder !== undefined && (await isAlive(holder))) {
      throw new DatabaseInUseError(
        `The database is in use by process ${holder.pid} (lock file ${path}). ` +
          'Stop that process first, or choose another folder with DATA_DIR.',
      );
    }
    await moveAside(path, content);
  }
}

async function create(path: string, content: string): Promise<boolean> {
  // Written beside it and linked, so that no one ever reads a half-written lock.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Removes a stale lock, and puts it back if another process replaced it in between. */
async function moveAside(path: string, stale: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await read(aside)) !== stale) {
    await link(aside, path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
  await unlink(aside);
}

async function release(path: string, own: string): Promise<void> {
  if ((await read(path)) === own) await unlink(path);
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parse(content: string): Holder | undefined {
  try {
    const { pid, startedAt } = JSON.parse(content) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, startedAt: startedAt ?? null } : undefined;
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, as another user.
    if (!hasCode(error, 'EPERM')) return false;
  }
  const current = await startOfProcess(pid);
  return startedAt === null || current === null || current === startedAt;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
