import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FileAnswer, FileKind, FileTask } from './file-task.js';

/** The worker ended, or was killed because it took too long. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** A process that opens one file after the other. */
export interface WorkerProcess {
  /**
   * Opens a file.
   *
   * @throws WorkerLost when the process died over it, or was killed after `limitMs`; it opens no other then
   */
  open: <Kind extends FileKind>(task: FileTask<Kind>, limitMs: number) => Promise<FileAnswer>;
  isAlive: () => boolean;
  /** Kills it, and waits for its end. */
  kill: () => Promise<void>;
}

/** Enough for the largest file that is taken and what becomes of it, without the picture itself. */
const heapMegabytes = 256;
const startLimitMs = 60_000;

/** Starts a worker; it ends with this process however that ends. */
export function startWorkerProcess(entry: URL): WorkerProcess {
  const child = fork(fileURLToPath(entry), {
    execArgv: [...loader(entry), `--max-old-space-size=${heapMegabytes}`],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('error', () => undefined);
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const isAlive = () => !hasEnded() && child.connected;

  const untilAnswered = async (limitMs: number): Promise<unknown> => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    const waiting = new AbortController();
    const { signal } = waiting;
    const answered = once(child, 'message', { signal }) as Promise<[unknown]>;
    const ended = hasEnded() ? Promise.resolve() : once(child, 'exit', { signal });
    const lost = ended.then(() => {
      throw new WorkerLost(`The worker ended (${child.signalCode ?? child.exitCode ?? 'not started'})`);
    });
    try {
      return (await Promise.race([answered, lost]))[0];
    } finally {
      clearTimeout(timer);
      waiting.abort();
    }
  };
  const started = untilAnswered(startLimitMs);
  // The caller that opens a file gets the error.
  started.catch(() => undefined);

  return {
    isAlive,
    kill: async () => {
      if (hasEnded()) return;
      const exited = once(child, 'exit');
      child.ref();
      child.kill('SIGKILL');
      await exited;
    },
    open: async (task, limitMs) => {
      hold(child);
      try {
        await started;
        const answer = untilAnswered(limitMs);
        // The end of the process follows a task that cannot be sent.
        child.send(task, (error) => error && child.kill('SIGKILL'));
        return (await answer) as FileAnswer;
      } finally {
        // Waiting for work it keeps no process alive.
        release(child);
      }
    },
  };
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/** Nothing that a file could make use of, should one ever take over its worker: no address, key or password. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, LD_LIBRARY_PATH, NODE_PATH } = process.env;
  return { PATH, TMPDIR, LD_LIBRARY_PATH, NODE_PATH, UV_THREADPOOL_SIZE: '1' };
}

/** Sources need a loader, a build does not. */
function loader(entry: URL): string[] {
  return entry.pathname.endsWith('.js') ? [] : ['--import', import.meta.resolve('tsx')];
}
