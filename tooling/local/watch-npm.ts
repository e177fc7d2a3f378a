import { readFileSync } from 'node:fs';
import { isRunning } from '@drove/release/build/is-running';

/** An npm that is killed outright passes no signal on; it is the parent, or the parent of a shell in between. */
export function watchNpm(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watched = [process.ppid];
  const shell = readProcess(process.ppid);
  if (shell && /^(sh|dash|bash)$/.test(shell.name)) watched.push(shell.parent);
  setInterval(() => {
    if (process.ppid !== watched[0] || !watched.every(isRunning)) stop();
  }, 1000).unref();
}

/** Nothing where the system keeps no /proc. */
function readProcess(pid: number): { name: string; parent: number } | undefined {
  try {
    const [, name = '', parent] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
