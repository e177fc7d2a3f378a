// Runs before anything is installed: nothing but Node itself may be imported here.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Takes a lock file for this process, until it ends or gives it up. A lock whose process is gone is taken over.
 *
 * @param {string} file
 * @param {string} [about] what others learn of this process
 * @returns {{ release: () => void, holder?: undefined } | { holder: { pid: number, about: string } }}
 */
export function takeLock(file, about = '') {
  for (;;) {
    if (create(file, { pid: process.pid, startedAt: startOf(process.pid), about })) {
      const release = () => {
        // Another process may have it by then.
        process.off('exit', release);
        rmSync(file, { force: true });
      };
      process.once('exit', release);
      return { release };
    }
    const holder = read(file);
    if (holder && isRunning(holder)) return { holder };
    rmSync(file, { force: true });
  }
}

/** Written beside it and linked, so that no one ever reads a half-written lock. */
function create(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Nothing when it has just been given up, or is not one of ours. */
function read(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** One that was killed holds nothing, and nor does a later one with its number. */
function isRunning({ pid, startedAt }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startOf(pid) === startedAt;
}

/** In clock ticks since the computer's start; nothing where the system keeps no /proc. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Counted after the name, which may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
