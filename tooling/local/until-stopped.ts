import { readFileSync } from 'node:fs';
import { sayError } from '@drove/release/progress';

export interface Running {
  stop: () => Promise<void>;
}

/** How what is run and the person at the terminal reach each other. */
export interface RunOptions {
  /** Ends the command with this error; may be called at any time. */
  fail: (error: Error) => void;
  /** Aborted as soon as the command is to end, also while it is still starting. */
  signal: AbortSignal;
}

/**
 * Runs until Ctrl-C, SIGTERM, the end of npm, or a failure; then stops what was started, and ends the process.
 *
 * @param run starts everything, and undoes what it has done so far if it is aborted before it is through
 */
export async function untilStopped(run: (options: RunOptions) => Promise<Running>): Promise<never> {
  const ending = new AbortController();
  const asked = new Promise<void>((resolve) => {
    ending.signal.addEventListener('abort', () => {
      resolve();
    });
  });
  let failure: Error | undefined;
  const fail = (error: unknown): void => {
    if (!ending.signal.aborted) failure = error instanceof Error ? error : new Error(String(error));
    ending.abort();
  };
  // npm passes Ctrl-C on and the terminal sends it too: the second one means nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ending.abort();
    });
  }
  watchNpm(() => {
    ending.abort();
  });

  try {
    const running = await run({ fail, signal: ending.signal });
    await asked;
    if (!failure) console.log('\nStopping …');
    await running.stop();
  } catch (error) {
    fail(error);
  }
  if (failure) sayError(failure);
  else console.log('Stopped. Nothing is running any more; your data is kept.');
  process.exit(failure ? 1 : 0);
}

/** An npm that is killed outright passes no signal on; it is the parent, or the parent of a shell in between. */
function watchNpm(stop: () => void): void {
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
